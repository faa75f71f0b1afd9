/** A number as people write it: never with an exponent. What is not a finite number is empty. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return Number.isFinite(value) ? text : '';
  const [, sign, whole, fraction = '', power] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)!;
  const digits = whole + fraction;
  const point = 1 + Number(power);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}

/** Spreadsheets keep 15 digits; what follows them in a fraction (0.30000000000000004) is not what anybody typed. */
export const spreadsheetNumber = (value: number): string => {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? plainNumber(value) : shortened(value);
  return plainNumber(Number(value.toPrecision(15)));
};

/** The last digits of so large a number are lost, so it is written as `1.23E+19`, which an import refuses as shortened. */
const shortened = (value: number): string => value.toExponential().toUpperCase();

/** `YYYY-MM-DD`, with `THH:MM:SS` where the cell holds a time as well. Spreadsheets know no time zone and store fractions of a day, hence the rounding. */
export function spreadsheetDate(value: Date): string {
  const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text;
}
