//! Lists in words.

use super::super::assembly::{Assembly, Tell};
use super::super::chart::{Chart, Side};
use super::super::code::Trait;
use super::super::count::{Count, Number, Pattern};
use super::super::fitting::{Fitting, Tie, Way};
use super::super::list::{Align, Form, Key, Layout, List, When};
use super::super::picture::View;
use super::super::spread::{Level, Order, Spread};
use super::{those, turned};

fn ordered(order: Order) -> &'static str {
    match order {
        Order::Rows => "row by row",
        Order::Columns => "column by column",
        Order::Snake => "row by row, to and fro",
        Order::ColumnSnake => "column by column, to and fro",
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
                View::Taller => "its box with a row more above and below".into(),
                View::Wider => "its box with a column more to the left and right".into(),
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
            format!("{who}, sorted by {}: {}", sorted(*key, *descending), spread_out(*spread))
        }
        Form::Coded(layout, code) => {
            let by = match code.by {
                Trait::Shape => "the shape",
                Trait::Size => "the number of cells",
                Trait::Holes => "the number of holes",
                Trait::Colour => "the colour",
            };
            let layout = match layout {
                Layout::Sorted(key, descending, spread) => {
                    format!(", sorted by {}: {}", sorted(*key, *descending), spread_out(*spread))
                }
                Layout::Table => ": their colours in a table, as they lie".into(),
            };
            format!("{who}{layout}, where {by} of each says its colour")
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
        Form::Table(turn) => format!("{who}: their colours in a table, as they lie, {}", turned(*turn)),
        Form::Assembled(Assembly { tell, opposite }) => format!(
            "{who}: put together, each to the side {} its {} in its box",
            if *opposite { "opposite to" } else { "of" },
            match tell {
                Tell::Cells => "cells",
                Tell::Others => "cells of other colours than its main one",
            }
        ),
        Form::Charted(chart) => charted(chart, &who),
        Form::Fitted(fitting) => fitted(*fitting, &who),
        Form::Boxed { alone } => {
            format!("{who}: the box around all{}, cut out", if *alone { ", with nothing else" } else { "" })
        }
    }
}

fn sorted(key: Key, descending: bool) -> String {
    let name = match key {
        Key::Size => "number of cells",
        Key::Top => "first row",
        Key::Left => "first column",
        Key::Height => "height",
        Key::Width => "width",
        Key::Area => "area",
        Key::Holes => "number of holes",
        Key::Colours => "number of colours",
        Key::Bottom => "last row",
        Key::Depth => "how they lie on each other",
    };
    let direction = match (key, descending) {
        (Key::Depth, false) => ", lowest first",
        (Key::Depth, true) => ", uppermost first",
        (_, false) => "",
        (_, true) => ", largest first",
    };
    format!("{name}{direction}")
}

fn fitted(Fitting { tie, way }: Fitting, who: &str) -> String {
    let tie = match tie {
        Tie::Marks { once: false } => "most of its cells lie on cells of their colours",
        Tie::Marks { once: true } => "most of its cells lie on cells of their colours that no other lies on",
        Tie::Holes { own: true } => "its cells of the main colour there fill all ground below",
        Tie::Holes { own: false } => "its cells but those of the main colour there fill all ground below",
        Tie::Beside => "most of its cells are beside cells of their colours",
    };
    let way = match way {
        Way::AsItIs => "",
        Way::Turned => ", turned or not",
        Way::Mirrored => ", mirrored or not",
        Way::ScaledUp => ", scaled up or not",
    };
    format!("the box around {who}, and each of the others put into it where {tie}{way}")
}

fn charted(chart: &Chart, who: &str) -> String {
    let side = match chart.side {
        Side::Bottom => "the bottom",
        Side::Top => "the top",
        Side::Left => "the left",
        Side::Right => "the right",
    };
    let bars: Vec<String> =
        chart.bars.iter().map(|bar| bar.map_or("none".into(), |colour| colour.to_string())).collect();
    let length = chart.length.map_or(String::new(), |length| format!(" in a length of {length}"));
    format!(
        "{who}: how many of each colour there are{}, as bars from {side}{length}, one after the other {}",
        if chart.cells { ", counted by cells" } else { "" },
        bars.join(", ")
    )
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
        Spread::BarsUp => "a bar of each from the bottom, as long as there are of it".into(),
        Spread::BarsDown => "a bar of each from the top, as long as there are of it".into(),
        Spread::Rows => "their colours as rows of a square".into(),
        Spread::Columns => "their colours as columns of a square".into(),
        Spread::CanvasRows(height, width) => format!("their colours as rows of {height} x {width}"),
        Spread::CanvasColumns(height, width) => format!("their colours as columns of {height} x {width}"),
        Spread::Canvas(height, width, order) => {
            format!("their colours in a canvas of {height} x {width}, {}", ordered(order))
        }
        Spread::Rings => "their colours as nested frames".into(),
        Spread::Squares(of) => {
            let where_to = if of == Level::End { ", at the bottom" } else { "" };
            format!("a square of each, of as many cells as there are of it, a line apart{where_to}")
        }
        Spread::Laid { down, apart, alone, level } => format!(
            "{} one after the other{}{}{}",
            if alone { "themselves" } else { "their boxes" },
            if down { " downwards" } else { "" },
            if apart { ", a line apart" } else { "" },
            match level {
                Level::Start => "",
                Level::Middle => ", about one line",
                Level::End if down => ", to the right",
                Level::End => ", at the bottom",
            }
        ),
    }
}
