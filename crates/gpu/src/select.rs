//! Which devices are used: those that are asked for by number, or all that are hardware, each once.

use crate::backend::GpuError;
use crate::device::{DeviceInfo, Found, looked_for};

/// The numbers of all devices that are hardware. One that several libraries list is taken by the first of them: NVIDIA's
/// driver, then Vulkan, Metal and Direct3D.
pub fn hardware(found: &[Found]) -> Vec<usize> {
    let infos: Vec<&DeviceInfo> = found.iter().map(|found| &found.info).collect();
    distinct(&infos)
}

fn distinct(infos: &[&DeviceInfo]) -> Vec<usize> {
    let first_api = |info: &DeviceInfo| {
        let same = infos.iter().filter(|other| is_hardware(other) && plain_name(other) == plain_name(info));
        same.map(|other| other.api).min()
    };
    let is_taken = |info: &DeviceInfo| is_hardware(info) && first_api(info) == Some(info.api);
    (0..infos.len()).filter(|&at| is_taken(infos[at])).collect()
}

fn is_hardware(info: &DeviceInfo) -> bool {
    info.kind.is_hardware()
}

/// The name without what not every library puts before it.
fn plain_name(info: &DeviceInfo) -> String {
    let name = info.name.trim().to_lowercase();
    name.strip_prefix("nvidia ").map_or_else(|| name.clone(), str::to_owned)
}

/// Whether there can be hardware. A system without the files through which it is driven has none, and that is known at
/// once; looking for adapters takes a tenth of a second.
pub fn may_have_hardware() -> bool {
    const DRIVEN: [&str; 6] = ["nvidia", "nvgpu", "nvhost", "dxg", "kgsl", "mali"];
    let has = |folder: &str, prefixes: &[&str]| {
        let Ok(files) = std::fs::read_dir(folder) else { return false };
        files.flatten().any(|file| {
            let name = file.file_name();
            prefixes.iter().any(|prefix| name.as_encoded_bytes().starts_with(prefix.as_bytes()))
        })
    };
    !cfg!(target_os = "linux") || has("/dev", &DRIVEN) || has("/dev/dri", &["renderD"])
}

/// The devices with these numbers, or all that are hardware.
pub fn select(found: &[Found], numbers: Option<&[usize]>) -> Result<Vec<Found>, GpuError> {
    let infos: Vec<&DeviceInfo> = found.iter().map(|found| &found.info).collect();
    Ok(selected(&infos, numbers)?.into_iter().map(|number| found[number].clone()).collect())
}

fn selected(infos: &[&DeviceInfo], numbers: Option<&[usize]>) -> Result<Vec<usize>, GpuError> {
    let Some(numbers) = numbers else {
        let hardware = distinct(infos);
        return if hardware.is_empty() { Err(none(infos)) } else { Ok(hardware) };
    };
    let mut chosen: Vec<usize> = Vec::new();
    for &number in numbers {
        if number >= infos.len() {
            return Err(GpuError::NoSuchDevice { number, count: infos.len() });
        }
        if !chosen.contains(&number) {
            chosen.push(number);
        }
    }
    Ok(chosen)
}

/// The error where there is no hardware, with what there is instead.
fn none(infos: &[&DeviceInfo]) -> GpuError {
    let other = |(number, info): (usize, &&DeviceInfo)| {
        format!("{} ({}), which is no hardware and which --backend gpu:{number} takes", info.name, info.kind)
    };
    let instead: Vec<String> = infos.iter().enumerate().map(other).collect();
    let instead = if instead.is_empty() { "nothing".to_owned() } else { instead.join(", ") };
    GpuError::NoDevice { looked_for: looked_for(), instead }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::{Api, DeviceKind};

    fn info(name: &str, api: Api, kind: DeviceKind) -> DeviceInfo {
        let (driver, memory, capability) = ("1".to_owned(), None, None);
        let (largest_arena, largest_group, most_groups) = (1 << 30, 1024, 65535);
        let name = name.to_owned();
        DeviceInfo { name, api, kind, driver, memory, capability, largest_arena, largest_group, most_groups }
    }

    #[test]
    fn a_device_of_two_libraries_is_used_once() {
        use DeviceKind::{Discrete, Integrated, Software, StandIn};
        let infos = [
            info("Tesla T4", Api::Cuda, Discrete),
            info("Tesla T4", Api::Cuda, Discrete),
            info("GeForce RTX 3080", Api::Cuda, Discrete),
            info("Tesla T4", Api::Vulkan, Discrete),
            info("Tesla T4", Api::Vulkan, Discrete),
            info("NVIDIA GeForce RTX 3080", Api::Vulkan, Discrete),
            info("UHD Graphics 770", Api::Vulkan, Integrated),
            info("UHD Graphics 770", Api::Dx12, Integrated),
            info("llvmpipe", Api::Vulkan, Software),
            info("gridwright test stand-in 0", Api::Cuda, StandIn),
        ];
        let infos: Vec<&DeviceInfo> = infos.iter().collect();
        assert_eq!(selected(&infos, None).unwrap(), [0, 1, 2, 6]);
        // By number any of them, also one that is listed twice.
        assert_eq!(selected(&infos, Some(&[8, 0, 8, 3])).unwrap(), [8, 0, 3]);
        assert!(matches!(
            selected(&infos, Some(&[10])),
            Err(GpuError::NoSuchDevice { number: 10, count: 10 })
        ));
    }

    #[test]
    fn without_hardware_the_error_says_what_there_is() {
        let software = info("llvmpipe", Api::Vulkan, DeviceKind::Software);
        let error = selected(&[&software], None).unwrap_err().to_string();
        assert!(error.contains("libcuda.so") && error.contains("llvmpipe (software)"), "{error}");
        assert!(error.contains("gpu:0"), "{error}");
        let error = selected(&[], None).unwrap_err().to_string();
        assert!(error.contains("found nothing"), "{error}");
    }
}
