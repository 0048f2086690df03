//! Settling: how far objects go in a direction when others go there, too, until they lie on each other or at the edge.

use super::mask::Mask;
use super::object::Object;
use super::segment::{DIRECTIONS, Scene};

/// How far an object goes up, down, left and right.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Settled {
    /// When all objects do so.
    pub(super) all: [i32; 4],
    /// When those of its colour do so.
    pub(super) of_colour: [i32; 4],
}

/// How often all are moved on at the most: what lies in the way of each other takes more than once.
const ROUNDS: usize = 4;

/// How far each object of a scene goes.
pub(super) fn settled(scene: &Scene) -> Vec<Settled> {
    let objects = &scene.objects;
    let mut settled = vec![Settled::default(); objects.len()];
    let mut colours: Vec<i8> = objects.iter().map(Object::colour).collect();
    colours.sort_unstable();
    colours.dedup();
    for way in 0..4 {
        let all: Vec<usize> = (0..objects.len()).collect();
        for (at, steps) in all.iter().zip(gone(scene, &all, way)) {
            settled[*at].all[way] = steps;
        }
        for &colour in &colours {
            let movers: Vec<usize> =
                all.iter().copied().filter(|&at| objects[at].colour() == colour).collect();
            for (at, steps) in movers.iter().zip(gone(scene, &movers, way)) {
                settled[*at].of_colour[way] = steps;
            }
        }
    }
    settled
}

/// How far each of some objects goes when they go in one direction and the others stay.
fn gone(scene: &Scene, movers: &[usize], way: usize) -> Vec<i32> {
    let (down, right) = DIRECTIONS[way];
    // One alone goes as far as there is room.
    if let [at] = movers {
        return vec![scene.room[*at][way]];
    }
    let mut steps = vec![0; movers.len()];
    let mut order: Vec<usize> = (0..movers.len()).collect();
    order.sort_by_key(|&of| {
        let object = &scene.objects[movers[of]];
        match way {
            0 => object.top,
            1 => -object.bottom,
            2 => object.left,
            _ => -object.right,
        }
    });
    let mut places: Vec<Mask> = movers.iter().map(|&at| scene.objects[at].cells).collect();
    let mut taken = scene.full.without(&scene.free);
    for _ in 0..ROUNDS {
        let mut moved = false;
        for &of in &order {
            let object = &scene.objects[movers[of]];
            let others = taken.without(&places[of]);
            loop {
                let by = steps[of] + 1;
                let next = object.cells.shifted(down * by, right * by);
                if !scene.holds(object, down * by, right * by) || next.meets(&others) {
                    break;
                }
                (steps[of], places[of], moved) = (by, next, true);
            }
            taken = others | places[of];
        }
        if !moved {
            break;
        }
    }
    steps
}
