//! The allocator: mimalloc, called directly.
//!
//! Values are many and small, and made on all threads at once. mimalloc's own crate asks for an aligned block each time,
//! which takes mimalloc three times the instructions (105 against 30 for the grid of a one-call program); but every
//! block it gives is aligned to a word anyway, and hardly anything here needs more. It knows what the process has used,
//! too ([`used`]).

#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout};
use std::ffi::c_void;
use std::ptr::null_mut;
use std::time::Duration;

use libmimalloc_sys::{
    mi_free, mi_malloc, mi_malloc_aligned, mi_process_info, mi_realloc, mi_realloc_aligned, mi_zalloc,
    mi_zalloc_aligned,
};

struct MiMalloc;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The alignment of every block that mimalloc gives, whatever its size.
const WORD: usize = 8;

// SAFETY: each function hands on to the one of mimalloc that does the same. `mi_malloc` and its like give blocks aligned
// to a word, and stricter alignments go to the aligned functions; `mi_free` takes the blocks of all of them.
unsafe impl GlobalAlloc for MiMalloc {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        unsafe {
            if layout.align() <= WORD {
                mi_malloc(layout.size()).cast()
            } else {
                mi_malloc_aligned(layout.size(), layout.align()).cast()
            }
        }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        unsafe {
            if layout.align() <= WORD {
                mi_zalloc(layout.size()).cast()
            } else {
                mi_zalloc_aligned(layout.size(), layout.align()).cast()
            }
        }
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, _: Layout) {
        unsafe { mi_free(block.cast::<c_void>()) }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        unsafe {
            if layout.align() <= WORD {
                mi_realloc(block.cast::<c_void>(), size).cast()
            } else {
                mi_realloc_aligned(block.cast::<c_void>(), size, layout.align()).cast()
            }
        }
    }
}

/// What the process has used so far.
#[derive(Clone, Copy)]
pub(crate) struct Used {
    /// Time on all cores, to the millisecond.
    pub(crate) cpu: Duration,
    /// The most memory at any moment, in bytes.
    pub(crate) peak_memory: usize,
}

/// What the process has used so far.
pub(crate) fn used() -> Used {
    let (mut user, mut system, mut peak) = (0, 0, 0);
    let none = null_mut();
    // SAFETY: every pointer is null, which means that the number is not wanted, or to a number of this function's.
    unsafe { mi_process_info(none, &raw mut user, &raw mut system, none, &raw mut peak, none, none, none) }
    Used { cpu: Duration::from_millis((user + system) as u64), peak_memory: peak }
}
