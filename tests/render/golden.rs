//! Kept pictures and words, compared with what is drawn and said now. `scripts/golden` renews them.

use std::fs;
use std::path::{Path, PathBuf};

use parlour::render::{self, Theme};
use parlour::scene::Scene;
use parlour::text::Language;

use super::cases::{CASES, Case};

/// The width of the kept pictures.
pub(super) const WIDTH: u32 = 480;
/// How wide a board is on a phone, and of which cases such a picture is kept.
const PHONE: (u32, [&str; 5]) =
    (300, ["sfirs-turn", "the-game-stacks", "fursaz-flips", "chifoumi-stacks", "sia-doble-move"]);
/// By how much a channel of a pixel may differ without notice: another processor may round a soft edge elsewhere,
/// and the nearest color of the palette is then a neighboring one.
const DIFFERENCE_MAX: u8 = 24;
/// How many of 10,000 pixels may differ by more.
const DIFFERENT_MAX: usize = 10;

/// Where the kept ones lie.
pub(super) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Whether what is kept is to be renewed.
pub(super) fn renewing() -> bool {
    std::env::var_os("PARLOUR_GOLDEN").is_some_and(|value| value == "renew")
}

/// Writes a file anew if it differs, and leaves it alone if it does not.
pub(super) fn renew(file: &Path, content: &str) {
    if fs::read_to_string(file).ok().as_deref() != Some(content) {
        fs::write(file, content).unwrap();
    }
}

/// Width, height and the red, green and blue of every pixel.
pub(super) fn decode(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgb);
    (info.width, info.height, pixels)
}

fn words(scene: &Scene) -> String {
    let language = Language::english();
    let (alt, description) = (scene.alt_text(language), scene.description(language));
    format!("{alt}\n\n{description}\n\n{}\n", scene.text_board(language))
}

/// Compares a picture with the kept one; says what differs, and where a picture of the difference is.
pub(super) fn compare(name: &str, drawn: &[u8]) -> Result<(), String> {
    let kept = fs::read(folder().join(name)).map_err(|_| format!("{name} is not kept yet"))?;
    let (kept, drawn) = (decode(&kept), decode(drawn));
    if (kept.0, kept.1) != (drawn.0, drawn.1) {
        return Err(format!("{name} was {} by {}, now {} by {}", kept.0, kept.1, drawn.0, drawn.1));
    }
    let differs = |(a, b): (&[u8], &[u8])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > DIFFERENCE_MAX);
    let different = kept.2.chunks(3).zip(drawn.2.chunks(3)).filter(|pixels| differs(*pixels)).count();
    if different * 10_000 <= DIFFERENT_MAX * kept.2.len() / 3 {
        return Ok(());
    }
    let shown: Vec<u8> = kept
        .2
        .chunks(3)
        .zip(drawn.2.chunks(3))
        .flat_map(|pixels| if differs(pixels) { [255, 0, 80] } else { [0, 1, 2].map(|i| 160 + pixels.1[i] / 3) })
        .collect();
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("difference-{name}"));
    let file = fs::File::create(&place).unwrap();
    let mut encoder = png::Encoder::new(file, drawn.0, drawn.1);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(&shown).unwrap();
    Err(format!("{name}: {different} pixels differ, see {}", place.display()))
}

/// The name of the file with a case's picture in a theme.
pub(super) fn file_name(case: &Case, theme: Theme) -> String {
    format!("{}-{theme}.png", case.name)
}

/// The kept pictures of a case: the file, the theme and the width.
fn pictures(case: &Case) -> Vec<(String, Theme, u32)> {
    let usual = case.themes.iter().map(|&theme| (file_name(case, theme), theme, WIDTH));
    let phone = PHONE.1.contains(&case.name).then(|| (format!("{}-phone.png", case.name), Theme::Light, PHONE.0));
    usual.chain(phone).collect()
}

#[test]
fn pictures_look_like_the_kept_ones() {
    let mut wrong = Vec::new();
    for case in CASES {
        let scene = case.scene();
        for (name, theme, width) in pictures(case) {
            let drawn = render::png(&scene, theme, width).unwrap();
            if renewing() {
                // A picture that looks the same is left as it is, so that the history holds no copies.
                if compare(&name, &drawn).is_err() {
                    fs::write(folder().join(name), drawn).unwrap();
                }
            } else {
                wrong.extend(compare(&name, &drawn).err());
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}\nif these are meant, run scripts/golden");
}

#[test]
fn words_read_like_the_kept_ones() {
    for case in CASES {
        let place = folder().join(format!("{}.txt", case.name));
        let said = words(&case.scene());
        if renewing() {
            renew(&place, &said);
        } else {
            assert_eq!(fs::read_to_string(place).unwrap_or_default(), said, "{}; meant? scripts/golden", case.name);
        }
    }
}

#[test]
fn nothing_is_kept_that_is_not_compared() {
    let mut known: Vec<String> = CASES.iter().map(|case| format!("{}.txt", case.name)).collect();
    known.extend(CASES.iter().flat_map(pictures).map(|(name, ..)| name));
    known.extend(super::lessons::kept());
    known.extend(super::figures::kept());
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name) || name == "replay.gif", "{name}");
    }
}
