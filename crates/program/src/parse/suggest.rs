//! "Did you mean": the known name nearest to one that is not known.
//!
//! Nearness is the number of letters to change, insert, drop or swap (optimal string alignment), upper and lower case
//! counting as equal. A name is only offered when about two thirds of it are right.

/// Names longer than this are no typing errors; it also bounds the work.
const LONGEST: usize = 40;

/// The nearest of the candidates; of equally near ones the first in the alphabet.
pub(crate) fn nearest<'c>(name: &str, candidates: impl Iterator<Item = &'c str>) -> Option<&'c str> {
    let wanted = folded(name)?;
    let limit = match wanted.len() {
        // So short, only the case can be wrong.
        0..=2 => 0,
        3..=4 => 1,
        5..=8 => 2,
        _ => 3,
    };
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        if candidate == name
            || candidate.len().abs_diff(name.len()) > 4 * limit
            || differ_in_number(name, candidate)
        {
            continue;
        }
        let Some(letters) = folded(candidate) else { continue };
        let within = best.map_or(limit, |(least, _)| least);
        if letters.len().abs_diff(wanted.len()) > within {
            continue;
        }
        let distance = distance(&wanted, &letters);
        if distance <= within && best.is_none_or(|least| (distance, candidate) < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// `x12` is not a misspelt `x11`.
fn differ_in_number(a: &str, b: &str) -> bool {
    let stem = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (length_a, length_b) = (stem(a), stem(b));
    length_a == length_b && length_a < a.len() && a.get(..length_a) == b.get(..length_b)
}

fn folded(name: &str) -> Option<Vec<char>> {
    (name.len() <= 4 * LONGEST)
        .then(|| name.chars().flat_map(char::to_lowercase).collect::<Vec<_>>())
        .filter(|letters| letters.len() <= LONGEST)
}

/// Changes, insertions, deletions and swaps of neighbours from one to the other.
fn distance(a: &[char], b: &[char]) -> usize {
    // Three rows of the table of distances between prefixes: two back, one back, this one.
    let mut older: Vec<usize> = Vec::new();
    let mut old: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        let mut left = i + 1;
        for (j, (&y, pair)) in b.iter().zip(old.windows(2)).enumerate() {
            let &[diagonal, above] = pair else { continue };
            let mut least = (diagonal + usize::from(x != y)).min(above + 1).min(left + 1);
            let swapped = i > 0 && j > 0 && a.get(i - 1) == Some(&y) && b.get(j - 1) == Some(&x);
            if let (true, Some(&before)) = (swapped, older.get(j.wrapping_sub(1))) {
                least = least.min(before + 1);
            }
            row.push(least);
            left = least;
        }
        older = std::mem::replace(&mut old, row);
    }
    old.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length(a: &str, b: &str) -> usize {
        distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>())
    }

    #[test]
    fn counts_changes_and_swaps() {
        assert_eq!(length("ofcolor", "ofcolor"), 0);
        assert_eq!(length("ofcolr", "ofcolor"), 1);
        assert_eq!(length("fcoolor", "ofcolor"), 2);
        assert_eq!(length("sihft", "shift"), 1);
        assert_eq!(length("", "abc"), 3);
        assert_eq!(length("abc", ""), 3);
    }

    #[test]
    fn offers_the_nearest_name() {
        let names = || ["ofcolor", "objects", "ZERO", "x1", "x11"].into_iter();
        assert_eq!(nearest("ofcolour", names()), Some("ofcolor"));
        assert_eq!(nearest("zero", names()), Some("ZERO"));
        assert_eq!(nearest("object", names()), Some("objects"));
        assert_eq!(nearest("banana", names()), None);
        assert_eq!(nearest("x12", names()), None, "another number is no typing error");
        assert_eq!(nearest(&"x".repeat(10_000), names()), None);
    }
}
