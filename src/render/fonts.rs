//! The embedded fonts, and which characters each has.

use std::sync::LazyLock;

use rustybuzz::Face;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Weight {
    /// For names.
    Regular,
    /// For coordinates and numbers. Falls back to the regular weight.
    Bold,
}

macro_rules! fonts {
    ($($name:literal),* $(,)?) => {
        [$(include_bytes!(concat!("../../assets/fonts/", $name)).as_slice()),*]
    };
}

/// The fonts in order of preference. The bold one comes first, and names skip it.
static FILES: [&[u8]; 27] = fonts![
    "NotoSans-Bold.ttf",
    "NotoSans-Regular.ttf",
    "NotoSansArabic-Regular.ttf",
    "NotoSansHebrew-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf",
    "NotoSansBengali-Regular.ttf",
    "NotoSansGurmukhi-Regular.ttf",
    "NotoSansGujarati-Regular.ttf",
    "NotoSansTamil-Regular.ttf",
    "NotoSansTelugu-Regular.ttf",
    "NotoSansKannada-Regular.ttf",
    "NotoSansMalayalam-Regular.ttf",
    "NotoSansSinhala-Regular.ttf",
    "NotoSansThai-Regular.ttf",
    "NotoSansLao-Regular.ttf",
    "NotoSansKhmer-Regular.ttf",
    "NotoSansMyanmar-Regular.ttf",
    "NotoSansGeorgian-Regular.ttf",
    "NotoSansArmenian-Regular.ttf",
    "NotoSansEthiopic-Regular.ttf",
    "NotoSansCherokee-Regular.ttf",
    "NotoSansCanadianAboriginal-Regular.ttf",
    "NotoSansCJK-Regular.otf",
    "NotoEmoji-Regular.ttf",
    "NotoSansSymbols-Regular.ttf",
    "NotoSansSymbols2-Regular.ttf",
    "NotoSansMath-Regular.ttf",
];

static FACES: LazyLock<Vec<Face<'static>>> =
    LazyLock::new(|| FILES.iter().filter_map(|file| Face::from_slice(file, 0)).collect());

/// The index of the regular font, the first choice for names.
pub(super) const REGULAR: usize = 1;

/// A font by its index.
pub(super) fn face(number: usize) -> &'static Face<'static> {
    &FACES[number]
}

/// The first font of a weight that has this character.
pub(super) fn find(letter: char, weight: Weight) -> Option<usize> {
    let first = if weight == Weight::Bold { 0 } else { REGULAR };
    (first..FACES.len()).find(|number| FACES[*number].glyph_index(letter).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_embedded_font_can_be_read() {
        assert_eq!(FACES.len(), FILES.len());
    }
}
