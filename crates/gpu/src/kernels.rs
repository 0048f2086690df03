//! The kernels, as `scripts/build-kernels` made them.

use gridwright_dsl::Kernel;

/// A kernel's source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// The name of its entry point.
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
}

macro_rules! sources {
    ($function:ident, $ending:literal, $doc:literal) => {
        #[doc = $doc]
        pub(crate) fn $function(kernel: Option<Kernel>) -> Source {
            let (name, text) = match kernel {
                None => ("copy", include_str!(concat!("../kernels/generated/copy.", $ending))),
                Some(Kernel::Dsl) => ("dsl", include_str!(concat!("../kernels/generated/dsl.", $ending))),
                Some(Kernel::Cells) => {
                    ("cells", include_str!(concat!("../kernels/generated/cells.", $ending)))
                }
                Some(Kernel::Shapes) => {
                    ("shapes", include_str!(concat!("../kernels/generated/shapes.", $ending)))
                }
                Some(Kernel::Pieces) => {
                    ("pieces", include_str!(concat!("../kernels/generated/pieces.", $ending)))
                }
            };
            Source { name, text }
        }
    };
}

sources!(wgsl, "wgsl", "The WGSL of a kernel, or of copies.");
#[cfg(not(target_os = "macos"))]
sources!(ptx, "ptx", "The PTX of a kernel, or of copies.");

#[cfg(test)]
mod tests {
    use wgpu::naga::front::wgsl as parser;
    use wgpu::naga::valid::{Capabilities, ValidationFlags, Validator};

    use super::*;

    const ALL: [Option<Kernel>; 5] =
        [None, Some(Kernel::Dsl), Some(Kernel::Cells), Some(Kernel::Shapes), Some(Kernel::Pieces)];

    #[test]
    fn naga_accepts_the_wgsl() {
        for source in ALL.map(wgsl) {
            let module =
                parser::parse_str(source.text).unwrap_or_else(|error| panic!("{}: {error}", source.name));
            assert!(module.entry_points.iter().any(|entry| entry.name == source.name), "{}", source.name);
            // As every adapter takes it, with nothing that only some have.
            let validated = Validator::new(ValidationFlags::all(), Capabilities::empty()).validate(&module);
            assert!(validated.is_ok(), "{}: {validated:?}", source.name);
        }
    }

    #[test]
    #[cfg(not(target_os = "macos"))]
    fn the_ptx_is_for_devices_from_6_0_on() {
        for source in ALL.map(ptx) {
            let entry = format!(".visible .entry {}(", source.name);
            assert!(source.text.contains(".target sm_60") && source.text.contains(&entry), "{}", source.name);
        }
    }
}
