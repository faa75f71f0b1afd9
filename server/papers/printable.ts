import { paperFonts, type PaperFont } from './paperFonts.ts';

/** Stands in the place of what no font can draw. */
export const missing = '□';

/** Letters as people see them: a base with its marks, a sequence of emoji. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is not seen: control characters and marks of format. The joiners shape letters, where their font knows them. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const joiners = '\u200C\u200D';
const plain = /^[\n\x20-\x7E]*$/;

/**
 * Writes a text so that each letter is drawn whole by one of our fonts: what none has becomes a visible sign, what is not seen goes.
 * PDF/A allows no letter without a glyph. Tells which fonts are needed beside the first.
 */
export const printable = (text: string, needed: Set<PaperFont>): string => {
  if (plain.test(text)) return text;
  const whole = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ');
  return [...segmenter.segment(whole)].map(({ segment }) => letterOf(segment, needed)).join('');
};

const letters = new Map<string, { text: string; font: PaperFont }>();
/** A text repeats its letters; what many strangers write does not fill the memory. */
const mostLetters = 20_000;

const letterOf = (letter: string, needed: Set<PaperFont>): string => {
  if (plain.test(letter)) return letter;
  let drawn = letters.get(letter);
  if (!drawn) {
    if (letters.size >= mostLetters) letters.clear();
    drawn = drawnLetter(letter);
    letters.set(letter, drawn);
  }
  needed.add(drawn.font);
  return drawn.text;
};

const drawnLetter = (letter: string): { text: string; font: PaperFont } => {
  const signs = [...letter];
  const whole = paperFonts.find(font => signs.every(sign => font.has(sign) && !isDropped(sign)));
  if (whole) return { text: letter, font: whole };
  const seen = signs.filter(sign => !unseen.test(sign));
  if (!seen.length) return { text: '', font: paperFonts[0]! };
  const font = paperFonts.find(each => seen.every(sign => each.has(sign)));
  if (font) return { text: signs.filter(sign => seen.includes(sign) || (joiners.includes(sign) && font.has(sign))).join(''), font };
  if (/^\p{Zs}$/u.test(seen.join(''))) return { text: ' ', font: paperFonts[0]! };
  return { text: missing, font: paperFonts.find(each => each.has(missing))! };
};

const isDropped = (sign: string): boolean => unseen.test(sign) && !joiners.includes(sign) && !/\uFE0F/.test(sign);
