import { asciiDigits } from './asciiDigits.ts';
import type { Kind } from './meta.ts';

const ascii = /^[ -~]*$/;
/** Format and control characters, and a few letters and marks that show nothing. */
const invisible = /[\p{Cf}\p{Cc}\u034f\u17b4\u17b5]/gu;
const joiner = /[\u200c\u200d]/;
/** A flag of a region, such as Scotland: a black flag, and the letters of the region as tags. */
const flag = /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})/u;
/** A variation selector changes the sign before it. */
const loneSelectors = /(?<=^|\s)[\ufe00-\ufe0f]+/g;

const scripts =
  'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Malayalam Meetei_Mayek Oriya Sinhala Tamil Telugu'.split(' ');
const letter = scripts.map(script => `\\p{Script=${script}}`).join('');
const virama = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\uabed';
const emoji = '\\p{Extended_Pictographic}';
/** Joiners shape the letters of Indic scripts, after a virama also at the end of a word, and make one emoji of several. */
const loneJoiners = new RegExp(
  [
    `(?<![${letter}]|[${emoji}\\p{Emoji_Modifier}]\\ufe0f?)[\\u200c\\u200d]`,
    `[\\u200c\\u200d](?<![${virama}].)(?![${letter}${emoji}])`,
  ].join('|'),
  'gu',
);

/** White space, and what looks like it: Hangul fillers and the empty Braille cell. */
const blanks = /[\p{White_Space}\u115f\u1160\u2800\u3164\uffa0]+/gu;
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Without a sign others may stand side by side, in another order: reads again until nothing changes. */
const visible = (line: string): string => {
  if (ascii.test(line)) return line;
  const parts = line.split(flag).map((part, i) => {
    const isFlag = i % 2 === 1;
    return isFlag ? part : part.replace(invisible, sign => (joiner.test(sign) ? sign : ''));
  });
  const read = parts.join('').replace(loneJoiners, '').replace(loneSelectors, '').normalize();
  return read === line ? read : visible(read);
};

/**
 * Reads a text of one line as it was meant: without invisible characters, with one space for each run of blanks and none at the ends, in
 * one form of Unicode (NFC).
 */
export const readLine = (text: string): string => visible(text.replace(blanks, ' ')).replace(/ +/g, ' ').trim();

const eachLine = (text: string, read: (line: string) => string): string =>
  text.split(lineBreak).map(read).join('\n').trim();

/** The same of a text that keeps its line breaks. */
export const readLines = (text: string): string => eachLine(text, readLine);

/** The same of HTML, of cells and of whatever else keeps its blanks: they may mean something there. */
export const readSpaced = (text: string): string => eachLine(text, line => visible(line.replaceAll('\t', ' ')));

/** The same of a text in which digits of any script stand for numbers. */
const readNumbered = (text: string): string => asciiDigits(readLine(text));

/** The same of a code that people write in groups, such as `7113 19 10` and `400-001`. */
const readGrouped = (text: string): string => readNumbered(text).replace(/(?<=\d)[\s.-](?=\d)/g, '');

const readers: Partial<Record<Kind, (text: string) => string>> = {
  longText: readLines,
  richText: readSpaced,
  digits: readGrouped,
  mobile: readNumbered,
  phone: readNumbered,
  pin: readGrouped,
  date: readNumbered,
  timestamp: readNumbered,
};

/** Reads the text of a field of this kind. */
export const readText = (kind: Kind, text: string): string => (readers[kind] ?? readLine)(text);
