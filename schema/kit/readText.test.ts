import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLine, readLines, readSpaced, readText } from './readText.ts';

describe('a line loses what is not seen', () => {
  it.each([
    ['a number pasted from WhatsApp', '\u202a+91 98712 00001\u202c', '+91 98712 00001'],
    ['a zero-width space alone', '\u200b', ''],
    ['marks of direction alone', '\u200e\u200f\u061c\u2066\u2069', ''],
    ['a byte order mark', '\ufeffName', 'Name'],
    ['a soft hyphen', 'Gold\u00adsmith', 'Goldsmith'],
    ['a word joiner and an invisible operator', 'a\u2060b\u2062c', 'abc'],
    ['control characters', 'a\0b\x07c\x1bd\x9fe', 'abcde'],
    ['a combining grapheme joiner', 'a\u034fb', 'ab'],
    ['a Hangul filler alone', '\u3164', ''],
    ['an empty Braille cell alone', '\u2800', ''],
    ['a variation selector alone', ' \ufe0f', ''],
    ['joiners alone', '\u200d\u200c', ''],
    ['tags without a flag', 'a\u{e0061}\u{e007f}', 'a'],
    ['a joiner between Latin letters', 'a\u200db', 'ab'],
    ['a joiner after an Indic letter', 'राम\u200c', 'राम'],
    ['two joiners', 'क्\u200d\u200dष', 'क्\u200dष'],
  ])('%s', (_, text, read) => expect(readLine(text)).toBe(read));
});

describe('a line keeps what is seen', () => {
  it.each([
    ['a half form', 'क्\u200dष'],
    ['an explicit virama', 'क्\u200cष'],
    ['the eyelash of Marathi', 'दर्\u200dया'],
    ['the ya-phala of Bengali', 'র\u200d্যাম'],
    ['an old chillu at the end of a Malayalam word', 'അവന്\u200d'],
    ['a Kannada cluster', 'ಕ್\u200cಷ'],
    ['Urdu with a non-joiner', 'می\u200cروم'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a goldsmith of a skin tone', '👩🏽\u200d🏭'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['the flag of India', '🇮🇳'],
  ])('%s', (_, text) => expect(readLine(` ${text} `)).toBe(text));
});

it.each([
  ['a\u00a0b\u2003c\u3000d', 'a b c d'],
  ['a  b\t\tc\r\nd', 'a b c d'],
  ['a \u200b b', 'a b'],
  ['e\u0301', 'é'],
])('%j is %j on one line', (text, read) => expect(readLine(text)).toBe(read));

it.each([
  ['a \r\n\r\n b\u2028c\rd', 'a\n\nb\nc\nd'],
  ['\n a\u200b  b \n', 'a b'],
])('%j keeps its lines as %j', (text, read) => expect(readLines(text)).toBe(read));

it('keeps the blanks of HTML', () =>
  expect(readSpaced('<pre>a  b\u200b\r\n\u00a0c</pre>')).toBe('<pre>a  b\n\u00a0c</pre>'));

it.each([
  ['mobile', '९८२०० १२३४५', '98200 12345'],
  ['pin', '૪૦૦૦૫૩', '400053'],
  ['date', '२०२६-११-२९', '2026-11-29'],
  ['digits', '७११३', '7113'],
  ['text', 'गली १२', 'गली १२'],
] as const)('of %s %j is %j', (kind, text, read) => expect(readText(kind, text)).toBe(read));

it('reads what it has read as the same text', () => {
  const signs = 'a क\u094d1👩🏴❤\u200b\u200c\u200d\ufe0f\u{e0067}\u{e007f}\u0301\u00a0\n\0\u202a\u3164';
  const text = fc.array(fc.constantFrom(...Array.from(signs)), { maxLength: 12 }).map(each => each.join(''));
  for (const read of [readLine, readLines, readSpaced])
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), value => read(read(value)) === read(value)),
      {
        numRuns: 2_000,
      },
    );
});
