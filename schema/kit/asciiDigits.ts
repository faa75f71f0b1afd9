const digit = /\p{Nd}/u;
const foreignDigits = /(?![0-9])\p{Nd}/gu;
const values = new Map<string, string>();

/** Writes the digits of every script as 0 to 9: `९८` becomes `98`. */
export const asciiDigits = (text: string): string => text.replace(foreignDigits, asciiOf);

const asciiOf = (sign: string): string => {
  const known = values.get(sign) ?? valueOf(sign);
  values.set(sign, known);
  return known;
};

/** Unicode keeps the ten digits of a script side by side, in order, and such runs may touch. */
const valueOf = (sign: string): string => {
  const code = sign.codePointAt(0)!;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
};
