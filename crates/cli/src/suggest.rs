//! "Did you mean": the known name nearest to one that is not known.

/// `; did you mean 'NAME'?`, or nothing when no candidate is near enough.
pub(crate) fn did_you_mean<'c>(name: &str, candidates: impl Iterator<Item = &'c str>) -> String {
    match nearest(name, candidates) {
        Some(nearest) => format!("; did you mean '{nearest}'?"),
        None => String::new(),
    }
}

/// The nearest of the candidates by letters to change, add, drop or swap; of equally near ones the first.
fn nearest<'c>(name: &str, candidates: impl Iterator<Item = &'c str>) -> Option<&'c str> {
    let wanted = name.to_lowercase();
    let limit = match wanted.len() {
        0..=1 => return None,
        2..=4 => 1,
        5..=8 => 2,
        _ => 3,
    };
    // Longer ones are no typing errors, and comparing them takes time.
    candidates
        .filter(|candidate| candidate.len().abs_diff(wanted.len()) <= limit)
        .map(|candidate| (strsim::osa_distance(&wanted, &candidate.to_lowercase()), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_what_is_near() {
        let known = || ["denoise", "lay_down", "007bbfb7"].into_iter();
        assert_eq!(did_you_mean("denois", known()), "; did you mean 'denoise'?");
        assert_eq!(did_you_mean("LAYDOWN", known()), "; did you mean 'lay_down'?");
        assert_eq!(did_you_mean("07bbfb70", known()), "; did you mean '007bbfb7'?");
        assert_eq!(did_you_mean("banana", known()), "");
        assert_eq!(did_you_mean("", known()), "");
    }
}
