//! Draws pictures in the terminal: with the protocols of kitty and iTerm2, as sixels, or as colored half blocks.

use std::fmt::Write;

use anyhow::{Context, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::config::Terminal;

/// A way to show a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// kitty's protocol, which Ghostty also knows.
    Kitty,
    /// iTerm2's protocol, which WezTerm, mintty, Konsole and others also know.
    Iterm,
    /// The sixels of DEC terminals, which foot, mlterm and others show.
    Sixel,
    /// Half blocks in 24-bit colors. Most terminals show them, but they are coarse.
    Blocks,
}

/// How many rows of a window the lines beside a picture of blocks take.
const BESIDE_ROWS: usize = 3;
/// The most data in one sequence of kitty's protocol.
const KITTY_CHUNK: usize = 4_096;

impl Way {
    /// The best way for a terminal that is known to show pictures well.
    pub(super) fn of(terminal: &Terminal) -> Option<Self> {
        const ITERM: [&str; 6] = ["iTerm", "WezTerm", "mintty", "rio", "WarpTerminal", "konsole"];
        const SIXEL: [&str; 4] = ["foot", "mlterm", "contour", "yaft"];
        let begins = |names: &[&str], word: &str| names.iter().any(|name| word.starts_with(name));
        if terminal.multiplexed {
            None
        } else if begins(&["kitty", "ghostty"], &terminal.program) || terminal.kind.contains("kitty") {
            Some(Self::Kitty)
        } else if begins(&ITERM, &terminal.program) {
            Some(Self::Iterm)
        } else if begins(&SIXEL, &terminal.kind) {
            Some(Self::Sixel)
        } else {
            None
        }
    }

    /// The text that draws a PNG picture in the terminal, in at most this many columns and rows if the protocol needs
    /// them.
    pub(super) fn draw(self, png: &[u8], columns: usize, rows: Option<usize>) -> Result<String> {
        Ok(match self {
            Self::Kitty => kitty(png),
            Self::Iterm => iterm(png),
            Self::Sixel => Pixels::read(png)?.sixels(),
            Self::Blocks => Pixels::read(png)?.half_blocks(columns, rows),
        })
    }
}

fn kitty(png: &[u8]) -> String {
    let data = STANDARD.encode(png);
    let mut text = String::with_capacity(data.len() + 256);
    let chunks = data.len().div_ceil(KITTY_CHUNK);
    for index in 0..chunks {
        let chunk = &data[index * KITTY_CHUNK..data.len().min((index + 1) * KITTY_CHUNK)];
        let first = if index == 0 { "a=T,f=100,q=2," } else { "" };
        let more = u8::from(index + 1 < chunks);
        text.push_str(&format!("\x1b_G{first}m={more};{chunk}\x1b\\"));
    }
    text + "\n"
}

fn iterm(png: &[u8]) -> String {
    format!("\x1b]1337;File=inline=1;size={}:{}\x07\n", png.len(), STANDARD.encode(png))
}

/// A picture as indexes of colors.
struct Pixels {
    width: usize,
    height: usize,
    /// The index of each pixel's color, row by row.
    colors: Vec<u8>,
    palette: Vec<[u8; 3]>,
}

impl Pixels {
    /// Reads a PNG picture of 256 colors, as `render` makes them.
    fn read(png: &[u8]) -> Result<Self> {
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info()?;
        let info = reader.info();
        let (width, height) = (info.width as usize, info.height as usize);
        let palette = info.palette.as_ref().context("the picture has no palette")?;
        let palette = palette.chunks_exact(3).map(|color| [color[0], color[1], color[2]]).collect();
        let mut colors = vec![0; reader.output_buffer_size().context("the picture is too large")?];
        reader.next_frame(&mut colors)?;
        Ok(Self { width, height, colors, palette })
    }

    fn color(&self, x: usize, y: usize) -> [u8; 3] {
        let number = self.colors[y * self.width + x];
        self.palette.get(usize::from(number)).copied().unwrap_or_default()
    }

    /// The average color of a rectangle of pixels.
    fn mean(&self, xs: std::ops::Range<usize>, ys: std::ops::Range<usize>) -> [u8; 3] {
        let mut sum = [0_usize; 3];
        let mut count = 0;
        for y in ys {
            for x in xs.clone() {
                let color = self.color(x, y);
                for (sum, part) in sum.iter_mut().zip(color) {
                    *sum += usize::from(part);
                }
                count += 1;
            }
        }
        sum.map(|sum| u8::try_from(sum / count.max(1)).unwrap_or(u8::MAX))
    }

    /// Two pixels per character, one above the other. Rows stay free for where the picture is kept, for the buttons and
    /// for typing.
    fn half_blocks(&self, columns: usize, rows: Option<usize>) -> String {
        let pixels_high = rows.map_or(self.height, |rows| 2 * rows.saturating_sub(BESIDE_ROWS).max(1));
        let columns = columns.min(pixels_high * self.width / self.height).clamp(1, self.width);
        let rows = (self.height * columns / self.width).div_ceil(2).max(1);
        let span = |index: usize, count: usize, length: usize| index * length / count..(index + 1) * length / count;
        let mut text = String::new();
        for row in 0..rows {
            for column in 0..columns {
                let xs = span(column, columns, self.width);
                let [r, g, b] = self.mean(xs.clone(), span(2 * row, 2 * rows, self.height));
                let [under_r, under_g, under_b] = self.mean(xs, span(2 * row + 1, 2 * rows, self.height));
                // Writing to a string can't fail.
                let _ = write!(text, "\x1b[38;2;{r};{g};{b};48;2;{under_r};{under_g};{under_b}m▀");
            }
            text += "\x1b[0m\n";
        }
        text
    }

    /// Bands of six rows. For each color of a band, the pixels of each column that have it.
    fn sixels(&self) -> String {
        let mut text = format!("\x1bPq\"1;1;{};{}", self.width, self.height);
        for (number, color) in self.palette.iter().enumerate() {
            let [r, g, b] = color.map(|part| u16::from(part) * 100 / 255);
            let _ = write!(text, "#{number};2;{r};{g};{b}");
        }
        for top in (0..self.height).step_by(6) {
            let rows = top..(top + 6).min(self.height);
            let mut used = [false; 256];
            for &color in &self.colors[rows.start * self.width..rows.end * self.width] {
                used[usize::from(color)] = true;
            }
            for (number, _) in used.iter().enumerate().filter(|(_, used)| **used) {
                let _ = write!(text, "#{number}");
                let sixel = |x: usize| {
                    rows.clone()
                        .filter(|y| usize::from(self.colors[y * self.width + x]) == number)
                        .fold(0_u8, |bits, y| bits | 1 << (y - top))
                };
                let mut x = 0;
                while x < self.width {
                    let bits = sixel(x);
                    let run = (x..self.width).take_while(|&x| sixel(x) == bits).count();
                    let sign = char::from(63 + bits);
                    if run > 3 {
                        let _ = write!(text, "!{run}{sign}");
                    } else {
                        text.extend(std::iter::repeat_n(sign, run));
                    }
                    x += run;
                }
                text.push('$');
            }
            text.push('-');
        }
        text + "\x1b\\\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terminal(kind: &str, program: &str) -> Terminal {
        Terminal { kind: kind.to_owned(), program: program.to_owned(), ..Terminal::default() }
    }

    /// A picture two pixels wide and four high. The upper half is red, the lower half blue.
    fn picture() -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, 2, 4);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(vec![255, 0, 0, 0, 0, 255]);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&[0, 0, 0, 0, 1, 1, 1, 1]).unwrap();
        writer.finish().unwrap();
        bytes
    }

    #[test]
    fn terminals_that_show_pictures_are_known() {
        assert_eq!(Way::of(&terminal("xterm-kitty", "")), Some(Way::Kitty));
        assert_eq!(Way::of(&terminal("xterm-256color", "WezTerm")), Some(Way::Iterm));
        assert_eq!(Way::of(&terminal("foot", "")), Some(Way::Sixel));
        assert_eq!(Way::of(&terminal("xterm-256color", "")), None);
        assert_eq!(Way::of(&Terminal { multiplexed: true, ..terminal("xterm-kitty", "kitty") }), None);
    }

    #[test]
    fn half_blocks_have_two_pixels_a_character() {
        let text = Way::Blocks.draw(&picture(), 1, None).unwrap();
        assert_eq!(text, "\x1b[38;2;255;0;0;48;2;0;0;255m▀\x1b[0m\n");
    }

    #[test]
    fn half_blocks_are_no_higher_than_the_window_with_the_lines_beside_them() {
        let wide = |rows| Way::Blocks.draw(&picture(), 2, rows).unwrap().lines().count();
        assert_eq!((wide(None), wide(Some(24)), wide(Some(4)), wide(Some(2))), (2, 2, 1, 1));
    }

    #[test]
    fn sixels_name_six_rows_by_color() {
        let text = Way::Sixel.draw(&picture(), 80, None).unwrap();
        assert_eq!(text, "\x1bPq\"1;1;2;4#0;2;100;0;0#1;2;0;0;100#0BB$#1KK$-\x1b\\\n");
    }

    #[test]
    fn long_pictures_go_to_kitty_in_pieces() {
        let text = kitty(&[7; 4_000]);
        assert_eq!(text.matches("\x1b_G").count(), 2);
        assert!(text.starts_with("\x1b_Ga=T,f=100,q=2,m=1;") && text.contains("\x1b_Gm=0;"));
    }
}
