//! Tables, brackets and curves as HTML: what the pictures in chat show, as elements that can be read and searched.

use maud::{Markup, html};

use crate::scene::{Bracket, BracketRound, BracketSide, ColumnKind, Figure, ITSELF, NOTHING, Sheet, spoken};
use crate::text::Language;

/// A figure. Those that are nothing but a picture are told in words.
pub(super) fn figure(figure: &Figure, language: &Language) -> Markup {
    match figure {
        Figure::Sheet(table) => sheet(table, language),
        Figure::Bracket(rounds) => bracket(rounds),
        Figure::Curve(_) | Figure::Ratings(_) | Figure::Boards(_) => html! {
            @for line in figure.in_words(language).lines() { p dir="auto" { (line) } }
        },
    }
}

fn sheet(sheet: &Sheet, language: &Language) -> Markup {
    let class = |kind: ColumnKind| match kind {
        ColumnKind::Name => "name",
        ColumnKind::Figure => "figure",
        ColumnKind::Mark => "mark",
    };
    html! {
        div.wide tabindex="0" role="region" aria-label=(sheet.title) {
            table {
                caption { (sheet.title) }
                thead { tr {
                    @for column in &sheet.columns {
                        @if column.head.is_empty() && column.said.is_empty() {
                            // Places and names speak for themselves; a heading without words would not.
                            td {}
                        } @else {
                            th scope="col" class=(class(column.kind)) title=[named(&column.head, &column.said)] {
                                (column.head)
                                @if column.head.is_empty() { span.unseen { (column.said) } }
                            }
                        }
                    }
                } }
                tbody {
                    @for row in &sheet.rows {
                        tr class=[row.stands_out.then_some("here")] {
                            @for (column, cell) in sheet.columns.iter().zip(&row.cells) {
                                td class=(class(column.kind)) {
                                    @if row.crowned && column.kind == ColumnKind::Name {
                                        span aria-hidden="true" { "♛ " }
                                        span.unseen { (language.word("sheet-said-crowned")) " " }
                                    }
                                    (cell_of(column.kind, cell, language))
                                }
                            }
                        }
                    }
                }
            }
        }
        @for line in &sheet.foot { p.foot dir="auto" { (line) } }
    }
}

/// A heading's long name, where it says more than the heading.
fn named<'c>(head: &str, said: &'c str) -> Option<&'c str> {
    (head != said && !said.is_empty()).then_some(said)
}

/// A cell, with words where signs are read badly.
fn cell_of(kind: ColumnKind, cell: &str, language: &Language) -> Markup {
    let silent = [NOTHING, ITSELF].contains(&cell);
    let said = if kind == ColumnKind::Name || silent { cell.to_owned() } else { spoken(cell, language) };
    html! {
        @if silent {
            span aria-hidden="true" { (cell) }
        } @else if said != cell {
            span aria-hidden="true" { (cell) }
            span.unseen { (said) }
        } @else if kind == ColumnKind::Name {
            @for line in cell.lines() { bdi { (line) } " " }
        } @else {
            (cell)
        }
    }
}

fn bracket(bracket: &Bracket) -> Markup {
    html! {
        div.wide tabindex="0" role="region" aria-label=(bracket.title) {
            div.bracket { @for round in bracket.rounds.iter().chain(&bracket.third) { (bracket_round(round)) } }
        }
        @for line in &bracket.foot { p.foot dir="auto" { (line) } }
    }
}

fn bracket_round(round: &BracketRound) -> Markup {
    html! {
        section {
            h2 { (round.head) }
            ol {
                @for meeting in &round.meetings {
                    li {
                        @if let Some(meeting) = meeting {
                            @for side in &meeting.sides { (bracket_side(side)) }
                        }
                    }
                }
            }
        }
    }
}

fn bracket_side(side: &BracketSide) -> Markup {
    let class = match side.goes_on {
        Some(true) => "through",
        Some(false) => "out",
        None => "open",
    };
    html! {
        p class={ (class) @if side.stands_out { " here" } } {
            bdi { @if side.crowned { "♛ " } @if side.name.is_empty() { "…" } @else { (side.name) } }
            " " b { (side.score) }
        }
    }
}
