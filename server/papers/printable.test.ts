import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyScript } from '../../tests/support/everyScript.ts';
import { paperFonts, type PaperFont } from './paperFonts.ts';
import { missing, printable } from './printable.ts';

const read = (text: string) => {
  const needed = new Set<PaperFont>();
  return { text: printable(text, needed), needed };
};

describe('a text for a paper', () => {
  it.each([
    ['a control character', 'Asha\u0007 Rao\u0000', 'Asha Rao'],
    ['marks that nobody sees', '\uFEFFAsha\u200B R\u00ADao\u202E', 'Asha Rao'],
    ['a tab, and lines of other systems', 'a\tb\r\nc\u2028d', 'a b\nc\nd'],
    ['a letter and its mark', 'e\u0301', 'é'],
    ['a sign that no font has', '王 Wang', `${missing} Wang`],
    ['half a pair', 'a\uD800', 'a\uFFFD'],
    ['a mark that the font of its letter lacks', 'a\u20DD', `a${missing}`],
    ['a wide space', 'Asha\u3000Rao', 'Asha Rao'],
    ['joiners between letters', 'ന്‍ ক্‌ষ', 'ന്‍ ক্‌ষ'],
    ['emoji in one', '👩‍🚀 ❤️ 🧔‍♂️ 👩‍⚕️ 🇮🇳 👍🏽 1️⃣', '👩‍🚀 ❤️ 🧔‍♂️ 👩‍⚕️ 🇮🇳 👍🏽 1️⃣'],
    ['a mark on a sign that has none', 'Rao “\u08FC Ê\u{10EFE}', `Rao “${missing} Ê${missing}`],
    ['a mark alone, also behind a mark of format', '\u0614a\u202E\u064D', `${missing}a${missing}`],
    ['a code point that fonts list without a glyph', 'a\uFFFFb', `a${missing}b`],
    ['a mark that another script has', 'क\u0307', `क${missing}`],
  ])('says %s', (_, typed, written) => expect(read(typed).text).toBe(written));

  it('needs the first font alone in English and Hindi', () => {
    expect([...read('Bill ₹1,200 – श्रीमती लक्ष्मी').needed]).toEqual([paperFonts[0]]);
  });

  it('keeps each name as it was typed, but for what no font has', () => {
    for (const [font, name] of everyScript)
      expect(read(name).text).toBe(font === 'NotoSansSymbols2' ? missing : name.normalize('NFC'));
  });

  it('holds letters alone that one of the needed fonts draws whole, whatever was typed', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const draws = (font: PaperFont, letter: string) => Array.from(letter).every(sign => font.has(sign));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), typed => {
        const { text, needed } = read(typed);
        for (const { segment } of segmenter.segment(text.replaceAll('\n', '')))
          expect([...new Set([paperFonts[0]!, ...needed])].some(font => draws(font, segment))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
