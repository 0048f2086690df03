//! Which backend: the CPU, or devices beside it.
//!
//! In: what was asked for. Out: a backend that is open, and why it is this one. Everything else takes `&dyn Backend`; this is
//! the one place that names a device.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use gridwright_engine::{Backend, Cpu};
#[cfg(feature = "gpu")]
use gridwright_gpu::routing::{Costs, MARGIN, Route, cache_file, costs};
#[cfg(feature = "gpu")]
use gridwright_gpu::{DeviceInfo, Found, Gpu, GpuError, find, hardware, may_have_hardware, select};

use crate::error::Error;

/// Where calls run.
///
/// ```
/// use gridwright::Choice;
///
/// assert_eq!("gpu:0,2".parse(), Ok(Choice::Devices(vec![0, 2])));
/// assert_eq!("auto".parse(), Ok(Choice::default()));
/// assert!("gpu:first".parse::<Choice>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Choice {
    /// On devices that are hardware, where that is measured to be faster, else on the CPU.
    #[default]
    Auto,
    /// On the CPU.
    Cpu,
    /// On every device that is hardware.
    Gpu,
    /// On the devices with these numbers, of any kind.
    Devices(Vec<usize>),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Auto => f.write_str("auto"),
            Choice::Cpu => f.write_str("cpu"),
            Choice::Gpu => f.write_str("gpu"),
            Choice::Devices(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                write!(f, "gpu:{}", numbers.join(","))
            }
        }
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Choice, String> {
        match text {
            "auto" => Ok(Choice::Auto),
            "cpu" => Ok(Choice::Cpu),
            "gpu" => Ok(Choice::Gpu),
            _ => {
                let numbers = text.strip_prefix("gpu:").and_then(|numbers| {
                    numbers
                        .split(',')
                        .map(|number| number.trim().parse().ok())
                        .collect::<Option<Vec<usize>>>()
                });
                numbers.map(Choice::Devices).ok_or_else(|| {
                    "give auto, cpu, gpu, or gpu: and the numbers of devices, as in gpu:0,2; 'gridwright devices' \
                     lists them"
                        .to_owned()
                })
            }
        }
    }
}

/// Which backend is wanted, and how it is to work.
///
/// ```
/// use gridwright::{Backend, BackendConfig, Choice};
///
/// let chosen = BackendConfig::new(Choice::Cpu).threads(2).open()?;
/// assert_eq!((chosen.backend().threads(), chosen.to_string().as_str()), (2, "cpu"));
/// # Ok::<(), gridwright::Error>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BackendConfig {
    /// Where calls run.
    pub choice: Choice,
    /// Threads of the CPU; 0 is one for each core.
    pub threads: usize,
    /// Whether the CPU times every call of batteries.
    pub profiled: bool,
    /// How devices are used.
    #[cfg(feature = "gpu")]
    pub devices: gridwright_gpu::Options,
    /// Told before a device is measured, which takes a while and happens once.
    #[cfg(feature = "gpu")]
    pub measuring: fn(&DeviceInfo),
}

impl Default for BackendConfig {
    fn default() -> BackendConfig {
        BackendConfig {
            choice: Choice::Auto,
            threads: 0,
            profiled: false,
            #[cfg(feature = "gpu")]
            devices: gridwright_gpu::Options::default(),
            #[cfg(feature = "gpu")]
            measuring: |_| {},
        }
    }
}

impl BackendConfig {
    /// This choice, and all else as usual.
    pub fn new(choice: Choice) -> BackendConfig {
        BackendConfig { choice, ..BackendConfig::default() }
    }

    /// So many threads of the CPU.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> BackendConfig {
        self.threads = threads;
        self
    }

    /// Whether the CPU times every call of batteries.
    #[must_use]
    pub fn profiled(mut self, profiled: bool) -> BackendConfig {
        self.profiled = profiled;
        self
    }

    /// How devices are used.
    #[cfg(feature = "gpu")]
    #[must_use]
    pub fn devices(mut self, options: gridwright_gpu::Options) -> BackendConfig {
        self.devices = options;
        self
    }

    /// What is told before a device is measured.
    #[cfg(feature = "gpu")]
    #[must_use]
    pub fn measuring(mut self, tell: fn(&DeviceInfo)) -> BackendConfig {
        self.measuring = tell;
        self
    }

    /// Opens the backend. What was asked for by name is an error where it is not there; [`Choice::Auto`] never is.
    pub fn open(&self) -> Result<Chosen, Error> {
        match &self.choice {
            Choice::Cpu => self.on_cpu(None),
            #[cfg(feature = "gpu")]
            Choice::Auto => self.automatic(),
            #[cfg(feature = "gpu")]
            Choice::Gpu => {
                let found = find();
                self.on_usable(&select(&found, None)?)
            }
            #[cfg(feature = "gpu")]
            Choice::Devices(numbers) => {
                let found = find();
                self.on_devices(&select(&found, Some(numbers))?, found.len())
            }
            #[cfg(not(feature = "gpu"))]
            Choice::Auto => self.on_cpu(Some("built without devices".to_owned())),
            #[cfg(not(feature = "gpu"))]
            Choice::Gpu | Choice::Devices(_) => Err(Error::options(
                "this gridwright was built without devices (the feature gpu); --backend cpu works",
            )),
        }
    }

    fn cpu(&self) -> Result<Cpu, Error> {
        let cpu = Cpu::new(self.threads).map_err(|error| Error::threads(&error))?;
        Ok(cpu.profiled(self.profiled))
    }

    fn on_cpu(&self, why: Option<String>) -> Result<Chosen, Error> {
        let asked = self.choice.clone();
        Ok(Chosen {
            asked,
            why,
            backend: Arc::new(self.cpu()?),
            #[cfg(feature = "gpu")]
            gpu: None,
            #[cfg(feature = "gpu")]
            present: 0,
            #[cfg(feature = "gpu")]
            unusable: Vec::new(),
        })
    }
}

#[cfg(feature = "gpu")]
impl BackendConfig {
    fn automatic(&self) -> Result<Chosen, Error> {
        let found = if may_have_hardware() { find() } else { Vec::new() };
        let hardware: Vec<_> = hardware(&found).into_iter().map(|number| found[number].clone()).collect();
        if hardware.is_empty() {
            return self.on_cpu(Some("no device".to_owned()));
        }
        let measured = hardware.iter().map(|found| costs(found, cache_file().as_deref(), self.measuring));
        let measured: Vec<Costs> = match measured.collect::<Result<_, GpuError>>() {
            Ok(measured) => measured,
            Err(error) => return self.on_cpu(Some(error.to_string())),
        };
        let threads = self.cpu()?.threads();
        let Route { devices, only } = match Route::of(&measured, self.devices.batches.best, threads) {
            Ok(route) => route,
            Err(why) => return self.on_cpu(Some(why)),
        };
        let devices: Vec<Found> = devices.into_iter().map(|at| hardware[at].clone()).collect();
        let why = format!("{} primitives run there, measured to be {MARGIN} times as fast", only.len());
        let options = gridwright_gpu::Options { only: Some(only), ..self.devices.clone() };
        let config = BackendConfig { devices: options, ..self.clone() };
        match config.on_usable(&devices) {
            Ok(chosen) => Ok(Chosen { why: Some(why), present: hardware.len(), ..chosen }),
            Err(error) if error.kind() == crate::ErrorKind::Device => self.on_cpu(Some(error.to_string())),
            Err(error) => Err(error),
        }
    }

    /// On devices that were asked for by number, all of which have to work.
    fn on_devices(&self, devices: &[Found], present: usize) -> Result<Chosen, Error> {
        let gpu = Gpu::open(devices, self.cpu()?, &self.devices)?;
        Ok(self.opened(gpu, present, Vec::new()))
    }

    /// On those of some devices that work.
    fn on_usable(&self, devices: &[Found]) -> Result<Chosen, Error> {
        let (gpu, errors) = Gpu::open_usable(devices, self.cpu()?, &self.devices)?;
        Ok(self.opened(gpu, devices.len(), errors.iter().map(ToString::to_string).collect()))
    }

    fn opened(&self, gpu: Gpu, present: usize, unusable: Vec<String>) -> Chosen {
        let gpu = Arc::new(gpu);
        let backend = Arc::clone(&gpu) as Arc<dyn Backend>;
        Chosen { asked: self.choice.clone(), why: None, backend, gpu: Some(gpu), present, unusable }
    }
}

/// A backend that is open, and why it is this one.
#[derive(Clone)]
pub struct Chosen {
    asked: Choice,
    why: Option<String>,
    backend: Arc<dyn Backend>,
    #[cfg(feature = "gpu")]
    gpu: Option<Arc<Gpu>>,
    #[cfg(feature = "gpu")]
    present: usize,
    #[cfg(feature = "gpu")]
    unusable: Vec<String>,
}

impl Chosen {
    /// What was asked for.
    pub fn asked(&self) -> &Choice {
        &self.asked
    }

    /// Why it is this one, where that was not asked for.
    pub fn why(&self) -> Option<&str> {
        self.why.as_deref()
    }

    /// What is used: `cpu`, or the names of the devices.
    pub fn used(&self) -> String {
        #[cfg(feature = "gpu")]
        if let Some(gpu) = self.gpu() {
            return gpu.name();
        }
        "cpu".to_owned()
    }

    /// The backend.
    pub fn backend(&self) -> &Arc<dyn Backend> {
        &self.backend
    }

    /// The devices, if there are some in use.
    #[cfg(feature = "gpu")]
    pub fn gpu(&self) -> Option<&Gpu> {
        self.gpu.as_deref()
    }

    /// How many devices could have been in use: those that were chosen from.
    #[cfg(feature = "gpu")]
    pub fn devices_present(&self) -> usize {
        self.present
    }

    /// Why devices that were to be used are not.
    #[cfg(feature = "gpu")]
    pub fn unusable(&self) -> &[String] {
        &self.unusable
    }
}

/// In a few words: `cpu (no device)`, or the names of the devices.
impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.used())?;
        self.why.as_ref().map_or(Ok(()), |why| write!(f, " ({why})"))
    }
}

impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chosen").field("asked", &self.asked).field("why", &self.why).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_read_and_write_alike() {
        for text in ["auto", "cpu", "gpu", "gpu:0", "gpu:3,0,1"] {
            assert_eq!(text.parse::<Choice>().unwrap().to_string(), text);
        }
        for text in ["", "GPU", "gpu:", "gpu:1,,2", "gpu:-1", "cuda"] {
            assert!(text.parse::<Choice>().unwrap_err().contains("gpu:0,2"), "{text}");
        }
    }
}
