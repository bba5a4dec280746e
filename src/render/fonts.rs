//! The embedded fonts, and which of them can write what.

use std::sync::LazyLock;

use rustybuzz::Face;

/// A weight of the letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Weight {
    /// For names.
    Regular,
    /// For coordinates and figures; what it lacks is written in the regular weight.
    Bold,
}

macro_rules! fonts {
    ($($name:literal),* $(,)?) => {
        [$(include_bytes!(concat!("../../assets/fonts/", $name)).as_slice()),*]
    };
}

/// From the first choice to the last. The bold one comes first and is left out where names are written.
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

/// The number of the regular face, the first choice for names.
pub(super) const REGULAR: usize = 1;

/// A face by its number.
pub(super) fn face(number: usize) -> &'static Face<'static> {
    &FACES[number]
}

/// The first face of a weight that has this letter.
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
