//! Where the devices of a test come from.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use gridwright_engine::Cpu;
use gridwright_gpu::{DeviceKind, Found, Gpu, Options, find};

/// Set for the process that a test starts: the name of the test.
const INNER: &str = "GRIDWRIGHT_TEST_PROCESS";
/// Set where it is an error that there is no software adapter.
const REQUIRED: &str = "GRIDWRIGHT_SOFTWARE_ADAPTER";

/// The folder with the stand-in, which is built once.
fn stand_in() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stand-in");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/build-stand-in");
        let status = Command::new(script).arg(&folder).status().unwrap();
        assert!(status.success(), "the stand-in does not compile");
        folder
    })
}

/// Runs `body` in a process of its own: this test, named by its path, once more, with these variables set and libraries
/// looked for in a folder first, which the loader asks for when a process starts.
pub(crate) fn in_process(path: &str, libraries: &Path, settings: &[(&str, &str)], body: impl FnOnce()) {
    let (_, test) = path.split_once("::").unwrap();
    if std::env::var(INNER).is_ok_and(|inner| inner == test) {
        return body();
    }
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([test, "--exact", "--nocapture"]).env(INNER, test).env("LD_LIBRARY_PATH", libraries);
    let output = command.envs(settings.iter().copied()).output().unwrap();
    let (out, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    print!("{out}");
    assert!(output.status.success(), "{test}: {}\n{error}", output.status);
    assert!(out.contains("test result: ok. 1 passed"), "{test}: no test of that name ran");
}

/// Runs `body` with the devices of the stand-in, in a process of its own. The settings are those of `stand_in.cpp`.
pub(crate) fn on_stand_in(path: &str, settings: &[(&str, &str)], body: impl FnOnce(&[Found])) {
    in_process(path, stand_in(), settings, || {
        let found: Vec<Found> =
            find().into_iter().filter(|found| found.info.kind == DeviceKind::StandIn).collect();
        assert!(!found.is_empty(), "the stand-in was not found");
        body(&found);
    });
}

/// Runs `body` with wgpu's software adapter. Where there is none it says so.
pub(crate) fn on_software(body: impl FnOnce(&[Found])) {
    let found: Vec<Found> =
        find().into_iter().filter(|found| found.info.kind == DeviceKind::Software).collect();
    match found.first() {
        Some(found) => body(std::slice::from_ref(found)),
        None if std::env::var_os(REQUIRED).is_some() => panic!("there is no software adapter"),
        None => println!("left out: there is no software adapter (Debian's mesa-vulkan-drivers has one)"),
    }
}

/// The devices, with one thread of the CPU beside.
pub(crate) fn open(found: &[Found], options: &Options) -> Gpu {
    Gpu::open(found, Cpu::new(1).unwrap(), options).unwrap()
}

/// Makes a test on the stand-in of a function that takes devices, and one on the software adapter where that is worth the
/// time: an adapter compiles every primitive first.
macro_rules! on_devices {
    ($($test:ident: $($device:ident)*;)*) => {
        $(mod $test {
            $($crate::found::on_devices! { @ $test $device })*
        })*
    };
    (@ $test:ident stand_in) => {
        #[test]
        fn stand_in() {
            $crate::found::on_stand_in(concat!(module_path!(), "::stand_in"), &[], super::$test);
        }
    };
    (@ $test:ident software) => {
        #[test]
        fn software() {
            $crate::found::on_software(super::$test);
        }
    };
}
pub(crate) use on_devices;
