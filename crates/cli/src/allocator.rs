//! The allocator: mimalloc, and in front of it the blocks that a thread freed last.
//!
//! Values are many and small, made on all threads at once, and mostly dropped soon. mimalloc hands out all the blocks of a
//! page in turn, so a program that needs four at a time goes through 64 KiB of them and finds none in the nearest cache.
//! Here a thread has free lists of its own and gets what it freed last, by size in steps of 16 bytes. It keeps at most [`KEPT_BYTES`] of each size, half
//! a megabyte of all, and gives them back when it ends; what another thread allocated may be among them.
//!
//! mimalloc is called directly: its own crate asks for an aligned block each time, which takes three times the
//! instructions, but every block that it gives is aligned to a word, and hardly anything here needs more. It knows what the
//! process has used, too ([`used`]).

#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;
use std::ffi::c_void;
use std::ptr::{copy_nonoverlapping, null_mut, write_bytes};
use std::time::Duration;

use libmimalloc_sys::{
    mi_free, mi_malloc, mi_malloc_aligned, mi_process_info, mi_realloc, mi_realloc_aligned, mi_zalloc,
    mi_zalloc_aligned,
};

struct Recent;

#[global_allocator]
static ALLOCATOR: Recent = Recent;

/// The alignment of every block that mimalloc gives, whatever its size.
const WORD: usize = 8;

/// The step of sizes.
const STEP: usize = 16;

/// How many sizes are kept: up to 2 KiB.
const SIZES: usize = 128;

/// How many bytes a thread keeps of a size, at most.
const KEPT_BYTES: usize = 4 << 10;

/// Blocks of one size, the last freed first. Each begins with the address of the next.
struct FreeList {
    first: Cell<*mut u8>,
    /// How many more are kept. At first none, until [`ThreadCache::open`].
    room: Cell<usize>,
}

/// The free lists of a thread.
struct ThreadCache {
    /// That of index `i` has blocks of `(i + 1) * STEP` bytes.
    lists: [FreeList; SIZES],
    opened: Cell<bool>,
}

thread_local! {
    /// Without a destructor, so it can be used at any moment of a thread's life, and at no cost.
    static CACHE: ThreadCache = const {
        ThreadCache {
            lists: [const { FreeList { first: Cell::new(null_mut()), room: Cell::new(0) } }; SIZES],
            opened: Cell::new(false),
        }
    };

    /// Empties them when the thread ends.
    static END: End = const { End };
}

struct End;

impl Drop for End {
    fn drop(&mut self) {
        CACHE.with(ThreadCache::close);
    }
}

impl FreeList {
    /// Puts a block on the list, if there is room.
    ///
    /// # Safety
    ///
    /// That of [`keep`].
    #[inline]
    unsafe fn keep(&self, block: *mut u8) -> bool {
        let Some(room) = self.room.get().checked_sub(1) else { return false };
        // SAFETY: the block is nobody's, at least two words long, and aligned to a word.
        unsafe { *block.cast::<*mut u8>() = self.first.get() };
        self.first.set(block);
        self.room.set(room);
        true
    }
}

impl ThreadCache {
    /// Makes room, the first time that there is none.
    fn open(&self) {
        if self.opened.replace(true) {
            return;
        }
        for (index, list) in self.lists.iter().enumerate() {
            list.room.set(KEPT_BYTES / ((index + 1) * STEP));
        }
        if END.try_with(|_| ()).is_err() {
            self.close();
        }
    }

    /// Gives everything back, and has no room any more.
    fn close(&self) {
        for list in &self.lists {
            list.room.set(0);
            let mut block = list.first.replace(null_mut());
            while !block.is_null() {
                // SAFETY: a block on a list is nobody's, it came from mimalloc, and `keep` wrote the next one's address
                // into its first word.
                unsafe {
                    let next = *block.cast::<*mut u8>();
                    mi_free(block.cast::<c_void>());
                    block = next;
                }
            }
        }
    }
}

/// The list of blocks of this layout, and their size. Blocks that are larger, or aligned to more than a word, have none.
#[inline]
fn list_of(layout: Layout) -> Option<(usize, usize)> {
    let index = layout.size().wrapping_sub(1) / STEP;
    (index < SIZES && layout.align() <= WORD).then_some((index, (index + 1) * STEP))
}

/// Does something with a list of this thread. (`with` would be a call, `try_with` is none.)
#[inline]
fn on_list<T>(index: usize, work: impl FnOnce(&ThreadCache, &FreeList) -> T) -> Option<T> {
    CACHE.try_with(|cache| cache.lists.get(index).map(|list| work(cache, list))).ok().flatten()
}

/// Takes the block that was freed last off a list, if there is one.
#[inline]
fn take(index: usize) -> Option<*mut u8> {
    on_list(index, |_, list| {
        let block = list.first.get();
        if block.is_null() {
            return None;
        }
        // SAFETY: a block on a list is nobody's, and `keep` wrote the next one's address into its first word.
        list.first.set(unsafe { *block.cast::<*mut u8>() });
        list.room.set(list.room.get() + 1);
        Some(block)
    })
    .flatten()
}

/// A block from mimalloc. On its own, so that nothing has to be saved where there is one on a list.
#[cold]
#[inline(never)]
fn fresh(size: usize) -> *mut u8 {
    // SAFETY: any size may be asked for.
    unsafe { mi_malloc(size).cast() }
}

/// Puts a block on a list, or gives it back if there is no room.
///
/// # Safety
///
/// The block came from mimalloc, has the size of the list's blocks at least, and nobody uses it any more.
#[inline]
unsafe fn keep(index: usize, block: *mut u8) {
    // SAFETY: the caller's.
    let kept = on_list(index, |_, list| unsafe { list.keep(block) });
    if kept != Some(true) {
        // SAFETY: the caller's.
        unsafe { keep_first(index, block) }
    }
}

/// [`keep`] where there is no room, which may be because none was made so far.
///
/// # Safety
///
/// That of [`keep`].
#[cold]
unsafe fn keep_first(index: usize, block: *mut u8) {
    let kept = on_list(index, |cache, list| {
        cache.open();
        // SAFETY: the caller's.
        unsafe { list.keep(block) }
    });
    if kept != Some(true) {
        // SAFETY: the caller's.
        unsafe { mi_free(block.cast::<c_void>()) }
    }
}

// SAFETY: a layout with a list always gets a block of the list's size, from there or from mimalloc, so blocks that are
// freed with such a layout can be kept there; all others go to and come from mimalloc alone. `mi_malloc` and its like give
// blocks aligned to a word, and stricter alignments go to the aligned functions; `mi_free` takes the blocks of all of them.
unsafe impl GlobalAlloc for Recent {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let Some((list, size)) = list_of(layout) else {
            return if layout.align() <= WORD {
                unsafe { mi_malloc(layout.size()).cast() }
            } else {
                unsafe { mi_malloc_aligned(layout.size(), layout.align()).cast() }
            };
        };
        match take(list) {
            Some(block) => block,
            None => fresh(size),
        }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let Some((list, size)) = list_of(layout) else {
            return if layout.align() <= WORD {
                unsafe { mi_zalloc(layout.size()).cast() }
            } else {
                unsafe { mi_zalloc_aligned(layout.size(), layout.align()).cast() }
            };
        };
        let Some(block) = take(list) else { return unsafe { mi_zalloc(size).cast() } };
        unsafe { write_bytes(block, 0, layout.size()) };
        block
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        match list_of(layout) {
            Some((list, _)) => unsafe { keep(list, block) },
            None => unsafe { mi_free(block.cast::<c_void>()) },
        }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller promises that such a layout can be.
        let resized = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        match (list_of(layout), list_of(resized)) {
            (None, None) if layout.align() <= WORD => unsafe {
                mi_realloc(block.cast::<c_void>(), size).cast()
            },
            (None, None) => unsafe {
                mi_realloc_aligned(block.cast::<c_void>(), size, layout.align()).cast()
            },
            (old, new) if old == new => block,
            _ => unsafe {
                let moved = self.alloc(resized);
                if !moved.is_null() {
                    copy_nonoverlapping(block, moved, size.min(layout.size()));
                    self.dealloc(block, layout);
                }
                moved
            },
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Sizes on both sides of every border: of a step, of what is kept, of a page.
    const BORDERS: [usize; 10] = [1, 15, 16, 17, 48, 2032, 2047, 2048, 2049, 70_000];

    fn layout(size: usize, align: usize) -> Layout {
        Layout::from_size_align(size, align).unwrap()
    }

    /// What the first bytes of a block are.
    fn bytes(block: *const u8, len: usize) -> Vec<u8> {
        // SAFETY: the tests ask only for bytes that they have allocated and written.
        unsafe { std::slice::from_raw_parts(block, len) }.to_vec()
    }

    #[test]
    fn what_was_freed_last_comes_next() {
        // SAFETY: blocks are freed once, with the layout that they were allocated with.
        unsafe {
            let (a, b) = (ALLOCATOR.alloc(layout(1000, 8)), ALLOCATOR.alloc(layout(1000, 8)));
            ALLOCATOR.dealloc(a, layout(1000, 8));
            ALLOCATOR.dealloc(b, layout(1000, 8));
            assert_eq!(ALLOCATOR.alloc(layout(993, 1)), b);
            assert_eq!(ALLOCATOR.alloc(layout(1008, 4)), a);
            ALLOCATOR.dealloc(a, layout(1008, 4));
            ALLOCATOR.dealloc(b, layout(993, 1));
        }
    }

    #[test]
    fn blocks_are_aligned_disjoint_and_zero_where_asked() {
        for align in [1, 8, 16, 64, 4096] {
            for size in BORDERS {
                let layout = layout(size, align);
                // SAFETY: as above; a block is written within its size.
                unsafe {
                    let blocks: Vec<*mut u8> = (0..20).map(|_| ALLOCATOR.alloc(layout)).collect();
                    for (block, mark) in blocks.iter().zip(1..) {
                        assert_eq!(block.addr() % align, 0);
                        write_bytes(*block, mark, size);
                    }
                    for (block, mark) in blocks.iter().zip(1..) {
                        assert_eq!(bytes(*block, size), vec![mark; size]);
                        ALLOCATOR.dealloc(*block, layout);
                    }
                    let zeroed: Vec<*mut u8> = (0..20).map(|_| ALLOCATOR.alloc_zeroed(layout)).collect();
                    for block in zeroed {
                        assert_eq!(bytes(block, size), vec![0; size]);
                        ALLOCATOR.dealloc(block, layout);
                    }
                }
            }
        }
    }

    #[test]
    fn resizing_keeps_what_is_in_a_block() {
        for align in [1, 8, 32] {
            for (from, to) in BORDERS.iter().flat_map(|from| BORDERS.map(|to| (*from, to))) {
                // SAFETY: as above.
                unsafe {
                    let block = ALLOCATOR.alloc(layout(from, align));
                    (0..from).for_each(|at| *block.add(at) = at as u8);
                    let block = ALLOCATOR.realloc(block, layout(from, align), to);
                    let kept = from.min(to);
                    assert_eq!(bytes(block, kept), (0..kept).map(|at| at as u8).collect::<Vec<u8>>());
                    write_bytes(block, 0xff, to);
                    ALLOCATOR.dealloc(block, layout(to, align));
                }
            }
        }
    }

    #[test]
    fn a_thread_keeps_little_and_gives_it_back() {
        let kept = |size: usize| {
            let index = (size - 1) / STEP;
            on_list(index, |_, list| KEPT_BYTES / ((index + 1) * STEP) - list.room.get())
        };
        std::thread::spawn(move || {
            drop((0..10_000).map(Box::new).collect::<Vec<Box<u64>>>());
            assert_eq!(kept(8), Some(KEPT_BYTES / STEP));
            CACHE.with(|cache| {
                cache.close();
                assert!(cache.lists.iter().all(|list| list.first.get().is_null()));
            });
            // A thread that ends has no room any more; what is freed then goes back at once.
            drop(Box::new(1_u64));
            assert!(CACHE.with(|cache| cache.lists.iter().all(|list| list.first.get().is_null())));
        })
        .join()
        .unwrap();
    }

    #[test]
    fn blocks_go_from_thread_to_thread() {
        let (send, receive) = std::sync::mpsc::channel::<Vec<Box<[u8; 100]>>>();
        let freeing = std::thread::spawn(move || {
            receive.iter().enumerate().all(|(at, boxes)| boxes.iter().all(|block| **block == [at as u8; 100]))
        });
        for at in 0..200_u8 {
            send.send((0..100).map(|_| Box::new([at; 100])).collect()).unwrap();
        }
        drop(send);
        assert!(freeing.join().unwrap());
    }
}
