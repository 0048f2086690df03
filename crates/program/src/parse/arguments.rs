//! Putting the arguments of a call into the order of the parameters.

use gridwright_dsl::Prim;

use super::report::Flaw;
use super::source::{Source, Span};
use super::suggest;

/// What is called, as far as its arguments and messages need it.
pub(crate) struct Callee<'c> {
    pub(crate) name: &'c str,
    pub(crate) params: Vec<&'c str>,
    /// How it is called, for messages.
    pub(crate) usage: Usage<'c>,
}

/// How something is called.
pub(crate) enum Usage<'c> {
    Prim(Prim),
    Def(&'c str),
}

impl<'c> Callee<'c> {
    pub(crate) fn prim(prim: Prim) -> Callee<'c> {
        let params = prim.signature().params.iter().map(|param| param.name).collect();
        Callee { name: prim.name(), params, usage: Usage::Prim(prim) }
    }

    pub(crate) fn def(name: &'c str, params: Vec<&'c str>) -> Callee<'c> {
        Callee { name, params, usage: Usage::Def(name) }
    }

    /// The signature as a person writes it.
    fn signature(&self) -> String {
        match self.usage {
            Usage::Prim(prim) => {
                let signature = prim.signature();
                let params: Vec<_> =
                    signature.params.iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
                format!("{}({}) -> {}", prim.name(), params.join(", "), signature.result)
            }
            Usage::Def(name) => format!("def {name}({})", self.params.join(", ")),
        }
    }
}

/// The argument of each parameter, by its number among the arguments. `keywords` has an entry an argument.
pub(crate) fn arrange(
    source: &Source<'_>,
    callee: &Callee<'_>,
    span: Span,
    keywords: &[Option<Span>],
) -> Result<Vec<usize>, Flaw> {
    let (name, params) = (callee.name, &callee.params);
    let wrong = |span, message: String| Err(Flaw::new(span, message).help(callee.signature()));
    let mut slots = vec![None; params.len()];
    let mut seen_keyword = false;
    for (argument, keyword) in keywords.iter().enumerate() {
        let Some(keyword) = *keyword else {
            if seen_keyword {
                return wrong(
                    span,
                    format!("'{name}' is given a positional argument after a keyword argument"),
                );
            }
            match slots.get_mut(argument) {
                Some(slot) => *slot = Some(argument),
                None => return wrong(span, counts(name, params.len(), keywords.len())),
            }
            continue;
        };
        seen_keyword = true;
        let text = source.slice(keyword);
        let Some(position) = params.iter().position(|param| *param == text) else {
            let flaw = Flaw::new(keyword, format!("'{name}' has no parameter '{text}'"));
            let flaw = match suggest::nearest(text, params.iter().copied()) {
                Some(nearest) => flaw.help(format!("did you mean '{nearest}'?")),
                None => flaw,
            };
            return Err(flaw.help(callee.signature()));
        };
        match slots.get_mut(position) {
            Some(slot @ None) => *slot = Some(argument),
            _ => return wrong(keyword, format!("parameter '{text}' of '{name}' is given twice")),
        }
    }
    let missing = slots.iter().zip(params).find_map(|(slot, param)| slot.is_none().then_some(param));
    match missing {
        Some(param) if seen_keyword => wrong(span, format!("'{name}' is not given its parameter '{param}'")),
        Some(_) => wrong(span, counts(name, params.len(), keywords.len())),
        None => Ok(slots.into_iter().flatten().collect()),
    }
}

fn counts(name: &str, takes: usize, given: usize) -> String {
    let plural = if takes == 1 { "" } else { "s" };
    let verb = if given == 1 { "is" } else { "are" };
    format!("'{name}' takes {takes} argument{plural} but {given} {verb} given")
}
