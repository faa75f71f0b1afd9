import fc from 'fast-check';

const texts = ['', ' ', '%', '\0', 'a\0b', '\ud800', '\udc00x', "'", '"', '\\', '{', '[1]', '\u202e', 'x'.repeat(300)];
const numbers = [
  [0, -0, 1, -1, 0.001, 1e-7, 5e-324, 0.1 + 0.2],
  [999.999, 1_000, 999_999.999, 1e9, 999_999_999.999, 1e11, 999_999_999_999, 999_999_999_999.99],
  [2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, Number.MAX_VALUE],
].flat();
/** Texts that some parser reads as a number, a day, a list or a choice. */
const readable = ['NaN', 'Infinity', '1e400', '-0', '0x10', '2026-02-30', '0000-00-00', '+275760-09-13', 'All', 'true'];

/** Names that every object inherits. */
export const objectNames = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

export const oddNumber = fc.oneof(fc.constantFrom(...numbers), fc.double({ noNaN: true }), fc.integer());

export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...texts, ...readable, ...objectNames),
  fc.constantFrom(...numbers).map(String),
);

const leaf = fc.oneof(
  oddText,
  oddNumber,
  fc.uuid(),
  fc.constantFrom<unknown>(null, true, false, {}, [], [null], [[]], [{}], { length: 3 }),
);

/** Any value that JSON can carry, most often one that a call could mistake for what it wants. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: leaf },
  { weight: 2, arbitrary: fc.array(leaf, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.tuple(oddText, leaf).map(pair => Object.fromEntries([pair])) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
