//! Draws the bar beside the board: each player's part of it is what they can expect. At the turning point, what changed
//! is marked on the bar, and the board has a frame.

use super::item::Form;
use super::layout::Layout;
use super::pieces::Pieces;
use crate::scene::{Player, Shape};

impl Pieces<'_> {
    /// Adds the bar, if the scene has one.
    pub(super) fn add_balance(&mut self) {
        let (Some(balance), Some(area)) = (self.scene.balance, self.layout.balance) else { return };
        let Layout { hair, .. } = *self.layout;
        let (left, top) = (area.left as f32, area.top as f32);
        let (width, height) = (area.width() as f32, area.height() as f32);
        let bottom = self.scene.bottom;
        let of_bottom = |one: u8| if bottom == Player::One { one } else { 100_u8.saturating_sub(one) };
        // The player at the bottom has the lower part.
        let line_at = |one: u8| (top + height * (1.0 - f32::from(of_bottom(one)) / 100.0)).round();
        let face = |player: Player| self.theme.paint(self.scene.seat(player).color).face;
        let (above, below) = (face(bottom.other()), face(bottom));
        let now = line_at(balance.one);
        self.add(Form::Box(left, top, width, height, 0.0), above);
        self.add(Form::Box(left, now, width, top + height - now, 0.0), below);
        if let Some(before) = balance.before.map(line_at) {
            let (from, to) = if before < now { (before, now) } else { (now, before) };
            self.add(Form::Box(left, from, width, (to - from).max(hair * 2.0), 0.0), self.page.danger);
            let ends = [from, to].map(|end| vec![(left, end), (left + width, end)]);
            self.add(Form::Lines(ends.to_vec(), hair * 2.0), self.page.text);
            self.add_frame();
        }
        let outline = Form::Box(left - hair, top - hair, width + 2.0 * hair, height + 2.0 * hair, 0.0);
        self.add(Form::Outline(Box::new(outline), hair * 2.0), self.page.text_dim);
        let middle = (top + height / 2.0).round();
        self.add(
            Form::Lines(vec![vec![(left - hair, middle), (left + width + hair, middle)]], hair * 2.0),
            self.page.accent,
        );
    }

    /// Adds a frame around the board.
    fn add_frame(&mut self) {
        let (plate, line) = (self.layout.plate, (self.layout.hair * 3.0).round());
        let frame = match self.scene.shape {
            Shape::Hexagon { .. } => {
                let mut corners = self.layout.hexagon();
                corners.extend(corners.first().copied());
                Form::Lines(vec![corners], line)
            }
            Shape::Rectangle { .. } => {
                // Around the plate, so that it hides no coordinate.
                let (left, top) = (plate.left as f32 - line / 2.0, plate.top as f32 - line / 2.0);
                let (width, height) = (plate.width() as f32 + line, plate.height() as f32 + line);
                Form::Outline(Box::new(Form::Box(left, top, width, height, self.layout.width as f32 * 0.02)), line)
            }
        };
        self.add(frame, self.page.danger);
    }
}
