import { paperFonts, type PaperFont } from './paperFonts.ts';

/** Stands in the place of what no font can draw. */
export const missing = '□';

/** Letters as people see them: a base with its marks, a sequence of emoji. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Control characters and marks of format: they have no picture of their own. */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;
const unseenSigns = new RegExp(unseen, 'gu');
/** Joiners and the mark of an emoji choose among the pictures of a letter. They stay where its font knows them. */
const shaping = new Set(['\u200C', '\u200D', '\uFE0F']);
const latin = paperFonts[0]!;
const plain = /^[\n\x20-\x7E]*$/;

/**
 * Writes a text so that each letter is drawn whole by one of our fonts: what none has becomes a visible sign, what is not seen goes.
 * PDF/A allows no letter without a glyph. Tells which fonts are needed beside the first. `isCareful`: a text from right to left keeps its own
 * letters and ASCII alone.
 */
export const printable = (text: string, needed: Set<PaperFont>, isCareful = false): string => {
  if (plain.test(text)) return text;
  const whole = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    // Before letters are told apart: behind a mark of format a combining mark would stand alone, and join another letter when that goes.
    .replace(unseenSigns, sign => (sign === '\n' || shaping.has(sign) ? sign : ''));
  const split = [...segmenter.segment(whole)].map(({ segment }) => segment);
  const kept = isCareful && fromRight.test(whole) ? split.map(letter => (isPlainBeside(letter) ? letter : '?')) : split;
  return kept.map(letter => letterOf(letter, needed)).join('');
};

/** The blocks of scripts that run from right to left. */
const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const arabic = paperFonts.find(({ family }) => family === 'Noto Sans Arabic')!;
const isPlainBeside = (letter: string) =>
  plain.test(letter) || (fontOf(Array.from(letter)) === arabic && /[\p{L}\p{Nd}]/u.test(letter));

type Drawn = { text: string; fonts: readonly PaperFont[] };
const letters = new Map<string, Drawn>();
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
  for (const font of drawn.fonts) needed.add(font);
  return drawn.text;
};

const drawnLetter = (letter: string): Drawn => {
  const signs = Array.from(letter);
  const seen = signs.filter(sign => !unseen.test(sign));
  if (!seen.length) return { text: '', fonts: [] };
  const font = fontOf(seen);
  if (font) return { text: signs.filter(sign => font.has(sign)).join(''), fonts: [font] };
  if (/^\p{Zs}$/u.test(letter)) return { text: ' ', fonts: [latin] };
  // Marks that the font of their base lacks become one sign behind it.
  const end = seen.findLastIndex((_, length) => length > 0 && fontOf(seen.slice(0, length)));
  const base = end > 0 ? seen.slice(0, end) : [];
  return { text: [...base, missing].join(''), fonts: [fontOf(base)!, fontOf([missing])!] };
};

/** The scripts that have marks of their own. A mark of no script, as an accent, goes with letters of all. */
const scripts = [
  'Latin',
  'Devanagari',
  'Tamil',
  'Gujarati',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Bengali',
  'Gurmukhi',
  'Oriya',
  'Meetei_Mayek',
  'Arabic',
].map(name => new RegExp(`\\p{Script_Extensions=${name}}`, 'u'));

/** A mark alone, or on a letter of another script: the compiler crashes on some of these. */
const isMisplaced = ([base, ...marks]: readonly string[]): boolean =>
  /\p{M}/u.test(base ?? '') ||
  marks.some(mark => {
    const own = scripts.filter(script => script.test(mark));
    return own.length > 0 && !own.some(script => script.test(base!));
  });

/** The first font that has all signs of a letter. The compiler tears a letter of which an earlier font has the marks alone. */
const fontOf = (signs: readonly string[]): PaperFont | undefined => {
  if (isMisplaced(signs)) return undefined;
  const found = paperFonts.findIndex(font => signs.every(sign => font.has(sign)));
  const [base, ...marks] = signs;
  const isTorn = paperFonts
    .slice(0, Math.max(found, 0))
    .some(font => !font.has(base!) && marks.some(mark => font.has(mark)));
  return isTorn ? undefined : paperFonts[found];
};
