//! Draws the strips above and below the board: the players, whose turn it is, pieces off the board, the score, the
//! result.

use super::art::Art;
use super::fonts::Weight;
use super::item::Form;
use super::pieces::Pieces;
use super::theme::Paint;
use crate::scene::{Outcome, Piece, Player};

impl Pieces<'_> {
    /// Adds both strips.
    pub(super) fn add_strips(&mut self) {
        for player in Player::BOTH {
            self.add_strip(player);
        }
    }

    fn add_strip(&mut self, player: Player) {
        let area = self.layout.strips[player.index()];
        let (left, top) = (area.left as f32, area.top as f32);
        let (width, height) = (area.width() as f32, area.height() as f32);
        let middle = top + height / 2.0;
        let seat = self.scene.seat(player);
        let winner = self.scene.outcome.and_then(|outcome| outcome.winner);
        let stands_out = self.scene.to_move == Some(player) || winner == Some(player);
        let radius = height * 0.26;
        let strip = Form::Box(left, top, width, height, radius);
        self.add(strip, if stands_out { self.page.strip_now } else { self.page.strip });
        if self.scene.to_move == Some(player) {
            let line = self.layout.hair * 2.0;
            let inner = Form::Box(left + line / 2.0, top + line / 2.0, width - line, height - line, radius);
            self.add(Form::Outline(Box::new(inner), line), self.page.accent);
        }
        // From the left: a chip in the player's color, the arrow of the turn or the crown of the winner, the name.
        let mut from = left + height * 0.22;
        let chip = height * 0.26;
        let paint = self.theme.paint(seat.color);
        self.add(Form::Disc(from + chip, middle, chip), self.page.text_dim);
        self.add(Form::Disc(from + chip, middle, chip - self.layout.hair * 1.5), paint.face);
        from += chip * 2.0 + height * 0.2;
        if self.scene.to_move == Some(player) {
            let reach = height * 0.17;
            let arrow = vec![(from, middle - reach), (from + reach * 1.4, middle), (from, middle + reach)];
            self.add(Form::Polygon(arrow), self.page.text);
            from += reach * 1.4 + height * 0.17;
        }
        if winner == Some(player) {
            let size = (height * 0.5).round();
            let paint = Paint { ink: self.page.text, ..paint };
            let art = Art {
                name: "crown",
                sign: true,
                size: size as u16,
                paint,
                turned: false,
                cut: false,
                shadow: 0,
                cover: 100,
            };
            let corner = (from.round() as i32, (middle - size / 2.0).round() as i32);
            self.add(Form::Art(art, corner.0, corner.1), self.page.text);
            from += size + height * 0.17;
        }
        let mut to = left + width - height * 0.28;
        to = self.add_score(player, to, middle, height);
        to = self.add_captured(player, to, middle, height);
        to = self.add_hand(player, to, middle, height);
        let size = height * 0.5;
        let name = seat.name.clone();
        self.add_text(
            &name,
            (from, middle + size * 0.36),
            0.0,
            (size, Weight::Regular, (to - from).max(0.0)),
            self.page.text,
        );
    }

    /// Adds the points, or the result once the game is over. Returns the right end of the room that is left.
    fn add_score(&mut self, player: Player, to: f32, middle: f32, height: f32) -> f32 {
        let text = match (self.scene.seat(player).points, self.scene.outcome) {
            (Some(points), _) => points.told(),
            (None, Some(Outcome { winner: None, .. })) => "½".to_owned(),
            (None, Some(Outcome { winner, .. })) => if winner == Some(player) { "1" } else { "0" }.to_owned(),
            (None, None) => return to,
        };
        let size = height * 0.56;
        let width = size * 2.4;
        self.add_text(&text, (to, middle + size * 0.36), 1.0, (size, Weight::Bold, width), self.page.text);
        to - size * (0.62 * text.chars().count() as f32) - height * 0.25
    }

    /// Adds the number of the player's lost pieces, after a crossed-out chip.
    fn add_captured(&mut self, player: Player, to: f32, middle: f32, height: f32) -> f32 {
        let captured = self.scene.seat(player).captured;
        if captured == 0 {
            return to;
        }
        let to = self.add_divider(player, to, middle, height);
        let size = height * 0.4;
        let text = captured.to_string();
        self.add_text(&text, (to, middle + size * 0.36), 1.0, (size, Weight::Bold, size * 2.0), self.page.text_dim);
        let (radius, reach) = (height * 0.19, height * 0.23);
        let x = to - size * (0.62 * text.len() as f32) - radius - height * 0.12;
        let paint = self.theme.paint(self.scene.seat(player).color);
        self.add(Form::Disc(x, middle, radius), self.page.text_dim);
        self.add(Form::Disc(x, middle, radius - self.layout.hair), paint.face);
        let stroke = vec![vec![(x - reach, middle + reach), (x + reach, middle - reach)]];
        self.add(Form::Lines(stroke.clone(), height * 0.13), self.page.strip);
        self.add(Form::Lines(stroke, height * 0.06), self.page.text);
        x - radius - height * 0.25
    }

    /// Adds a line between the score and the number to its left, so that nobody reads them as one, as in “8 ½”.
    fn add_divider(&mut self, player: Player, to: f32, middle: f32, height: f32) -> f32 {
        if self.scene.seat(player).points.is_none() && self.scene.outcome.is_none() {
            return to;
        }
        let (reach, aside) = (height * 0.22, height * 0.1);
        let line = vec![vec![(to - aside, middle - reach), (to - aside, middle + reach)]];
        self.add(Form::Lines(line, self.layout.hair), self.page.text_dim);
        to - aside - height * 0.3
    }

    /// Adds the pieces in hand: one of each kind, and how many there are.
    fn add_hand(&mut self, player: Player, to: f32, middle: f32, height: f32) -> f32 {
        let hand = self.scene.seat(player).hand.clone();
        let size = height * 0.62;
        let mut to = to;
        for (piece, count) in hand.into_iter().rev() {
            to = self.add_kind_in_hand(piece, count, to, middle, size);
        }
        to
    }

    fn add_kind_in_hand(&mut self, piece: Piece, count: u8, to: f32, middle: f32, size: f32) -> f32 {
        if count > 1 {
            let text = format!("×{count}");
            let font = (size * 0.6, Weight::Bold, size * 3.0);
            self.add_text(&text, (to, middle + size * 0.22), 1.0, font, self.page.text_dim);
            let x = to - size * (0.36 * text.chars().count() as f32 + 0.6);
            self.add_piece(piece, (x, middle), size);
            return x - size * 0.7;
        }
        self.add_piece(piece, (to - size / 2.0, middle), size);
        to - size * 1.12
    }
}
