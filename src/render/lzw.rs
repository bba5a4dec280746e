//! LZW compression for GIF. Encoding an animation is mostly this. Most symbols say that a pixel didn't change, and they
//! come in long runs, which this encoder handles much faster than the general one in the `gif` crate.

/// The bits of a color index.
const SYMBOL_BITS: u32 = 8;
/// The code that makes both sides forget all sequences.
const CLEAR: u32 = 1 << SYMBOL_BITS;
/// The code after the last symbol.
const END: u32 = CLEAR + 1;
/// The most bits in a code.
const CODE_BITS_MAX: u32 = 12;
/// The binary logarithm of the table's size, which is twice the number of sequences.
const TABLE_BITS: u32 = CODE_BITS_MAX + 1;
const EMPTY: u32 = u32::MAX;

/// Codes of growing width, packed into bytes from the lowest bit.
struct Codes {
    bytes: Vec<u8>,
    pending: u64,
    pending_bits: u32,
    width: u32,
}

impl Codes {
    fn push(&mut self, code: u32) {
        self.pending |= u64::from(code) << self.pending_bits;
        self.pending_bits += self.width;
        while self.pending_bits >= 8 {
            self.bytes.push(self.pending as u8);
            self.pending >>= 8;
            self.pending_bits -= 8;
        }
    }
}

/// Encodes color indexes. The first byte is the width of an index, as GIF has it. Runs of the index `common` are fast.
pub(super) fn encode(symbols: &[u8], common: u8) -> Vec<u8> {
    let bytes = vec![SYMBOL_BITS as u8];
    let mut codes = Codes { bytes, pending: 0, pending_bits: 0, width: SYMBOL_BITS + 1 };
    // An entry is a sequence (the code of all but its last symbol, and that symbol), and its own code.
    let mut table = vec![EMPTY; 1 << TABLE_BITS];
    let mut next = END + 1;
    codes.push(CLEAR);
    let Some((first, _)) = symbols.split_first() else {
        codes.push(END);
        return finished(codes);
    };
    let (mut sequence, mut at) = (u32::from(*first), 1);
    // The codes of runs of 1, 2, 3… common symbols, and the end of the run found last.
    let mut runs = vec![u32::from(common)];
    let mut run_end = 0;
    loop {
        if sequence == runs[0] {
            if run_end < at {
                let others = symbols[at..].iter().position(|symbol| *symbol != common);
                run_end = others.map_or(symbols.len(), |length| at + length);
            }
            let length = (run_end - at + 1).min(runs.len());
            sequence = runs[length - 1];
            at += length - 1;
        }
        let Some(symbol) = symbols.get(at).map(|symbol| u32::from(*symbol)) else { break };
        at += 1;
        let longer = sequence << SYMBOL_BITS | symbol;
        let mut slot = (longer.wrapping_mul(0x9E37_79B1) >> (u32::BITS - TABLE_BITS)) as usize;
        while table[slot] != EMPTY && table[slot] >> CODE_BITS_MAX != longer {
            slot = (slot + 1) % table.len();
        }
        if table[slot] != EMPTY {
            sequence = table[slot] & ((1 << CODE_BITS_MAX) - 1);
            continue;
        }
        codes.push(sequence);
        if next < 1 << CODE_BITS_MAX {
            table[slot] = longer << CODE_BITS_MAX | next;
            if symbol == runs[0] && runs.last() == Some(&sequence) {
                runs.push(next);
            }
            codes.width += u32::from(next == 1 << codes.width);
            next += 1;
        } else {
            codes.push(CLEAR);
            codes.width = SYMBOL_BITS + 1;
            table.fill(EMPTY);
            runs.truncate(1);
            next = END + 1;
        }
        sequence = symbol;
    }
    codes.push(sequence);
    // The decoder is one step behind. It has just learned its last sequence.
    codes.width += u32::from(next == 1 << codes.width && codes.width < CODE_BITS_MAX);
    codes.push(END);
    finished(codes)
}

fn finished(mut codes: Codes) -> Vec<u8> {
    if codes.pending_bits > 0 {
        codes.bytes.push(codes.pending as u8);
    }
    codes.bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The symbols that a decoder reads.
    fn decoded(symbols: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = gif::Encoder::new(&mut bytes, u16::try_from(symbols.len()).unwrap(), 1, &[0; 768]).unwrap();
        let width = u16::try_from(symbols.len()).unwrap();
        let frame = gif::Frame { width, height: 1, buffer: encode(symbols, 255).into(), ..gif::Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).unwrap();
        drop(encoder);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(bytes.as_slice()).unwrap();
        decoder.read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    #[test]
    fn every_length_around_the_growth_of_the_codes_comes_back() {
        // Symbols that never repeat a pair make one code each, so every width starts and ends somewhere here.
        let symbols: Vec<u8> = (0..9_000_u32).map(|i| (i * i / 7 + i / 256) as u8).collect();
        for length in (1..600).chain(1_000..1_050).chain(2_030..2_070).chain(3_800..3_900).chain([9_000]) {
            assert_eq!(decoded(&symbols[..length]), symbols[..length], "{length}");
        }
    }

    #[test]
    fn runs_come_back() {
        for length in [1, 2, 3, 1_000, 60_000] {
            assert_eq!(decoded(&vec![255; length]), vec![255; length]);
        }
    }

    #[test]
    fn runs_between_other_symbols_come_back() {
        let symbols: Vec<u8> = (0..60_000_u32).map(|i| if i % 97 < i / 500 { 255 } else { (i % 5) as u8 }).collect();
        assert_eq!(decoded(&symbols), symbols);
    }

    #[test]
    fn noise_longer_than_the_table_comes_back() {
        let mut state = 1_u32;
        let noise: Vec<u8> = (0..60_000)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 24) as u8
            })
            .collect();
        assert_eq!(decoded(&noise), noise);
    }
}
