//! Lists in words.

use super::super::count::{Count, Number, Pattern};
use super::super::list::{Align, Form, Key, List, When};
use super::super::picture::View;
use super::super::spread::{Order, Spread};
use super::{those, turned};

fn ordered(order: Order) -> &'static str {
    match order {
        Order::Rows => "row by row",
        Order::Columns => "column by column",
        Order::Snake => "row by row, to and fro",
        Order::Diagonal => "along the diagonal",
    }
}

pub(super) fn listed(list: &List) -> String {
    let who = those(&list.filter);
    match &list.form {
        Form::One(view, turn, when) => {
            let seen = match view {
                View::Crop => "its box, cut out".into(),
                View::Alone => "itself, cut out".into(),
                View::Inside => "the inside of its box".into(),
                View::Around => "its box and the ring around".into(),
                View::Down => "its box, scaled down".into(),
                View::Up(by) => format!("its box, scaled up by {by}"),
                View::Without => "its box without its colour".into(),
                View::Ranked(rank) => {
                    format!("itself in the colour of rank {} by how common it is", rank + 1)
                }
                View::Swapped => "its box with its two colours exchanged".into(),
            };
            let when = match when {
                When::Always => "",
                When::High => " if it is higher than wide",
                When::Wide => " if it is wider than high",
            };
            format!("the one of {who}: {seen}, {}{when}", turned(*turn))
        }
        Form::Tinted(_, rarest) => {
            format!(
                "the one of {who}: its {} in a fixed picture",
                if *rarest { "rarest colour" } else { "colour" }
            )
        }
        Form::Counted(count) => counted(*count, &who),
        Form::Sorted(key, descending, spread) => {
            let key = match key {
                Key::Size => "number of cells",
                Key::Top => "first row",
                Key::Left => "first column",
                Key::Height => "height",
                Key::Width => "width",
                Key::Area => "area",
                Key::Holes => "number of holes",
                Key::Colours => "number of colours",
                Key::Bottom => "last row",
            };
            let direction = if *descending { ", largest first" } else { "" };
            format!("{who}, sorted by {key}{direction}: {}", spread_out(*spread))
        }
        Form::Tallied(descending, spread) => {
            let first = if *descending { "most" } else { "fewest" };
            format!("the colours of {who}, those of {first} first: {}", spread_out(*spread))
        }
        Form::Overlaid(align, larger) => {
            let by = match align {
                Align::Middle => "middles",
                Align::Corner => "upper left corners",
                Align::Anchor => "cells of the colour that all have",
            };
            format!(
                "{who}: laid over each other by their {by}, {} ones on top",
                if *larger { "larger" } else { "smaller" }
            )
        }
        Form::Gathered => format!("{who}: laid over each other, the main colour of all being clear"),
        Form::Table => format!("{who}: their colours in a table, as they lie"),
    }
}

fn counted(Count { number, pattern, colour }: Count, who: &str) -> String {
    let number = match number {
        Number::Objects => format!("the number of {who}"),
        Number::Cells => format!("the number of cells of {who}"),
        Number::Colours => format!("the number of colours of {who}"),
        Number::Shapes => format!("the number of shapes of {who}"),
        Number::Holes => format!("the number of holes of {who}"),
        Number::HoleCells => format!("the number of enclosed cells of {who}"),
        Number::Height => format!("the height of the one of {who}"),
        Number::Width => format!("the width of the one of {who}"),
    };
    let pattern = match pattern {
        Pattern::Row => "a row as long".into(),
        Pattern::Column => "a column as long".into(),
        Pattern::Square => "a square as large".into(),
        Pattern::Diagonal => "a diagonal as long".into(),
        Pattern::Canvas(height, width, order) => {
            format!("so many cells of a canvas of {height} x {width}, {}", ordered(order))
        }
    };
    let colour = colour.map_or("their own".into(), |colour| colour.to_string());
    format!("{number}: {pattern}, colour = {colour}")
}

fn spread_out(spread: Spread) -> String {
    match spread {
        Spread::Row => "their colours in a row".into(),
        Spread::Column => "their colours in a column".into(),
        Spread::BarsLeft => "a bar of each from the left, as long as there are of it".into(),
        Spread::BarsRight => "a bar of each from the right, as long as there are of it".into(),
        Spread::BarsDown => "a bar of each from the top, as long as there are of it".into(),
        Spread::Rows => "their colours as rows of a square".into(),
        Spread::Columns => "their colours as columns of a square".into(),
        Spread::CanvasRows(height, width) => format!("their colours as rows of {height} x {width}"),
        Spread::CanvasColumns(height, width) => format!("their colours as columns of {height} x {width}"),
        Spread::Canvas(height, width, order) => {
            format!("their colours in a canvas of {height} x {width}, {}", ordered(order))
        }
        Spread::Rings => "their colours as nested frames".into(),
        Spread::Laid { down, apart, alone } => format!(
            "{} one after the other{}{}",
            if alone { "themselves" } else { "their boxes" },
            if down { " downwards" } else { "" },
            if apart { ", a line apart" } else { "" }
        ),
    }
}
