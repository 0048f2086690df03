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
