/** What cards (RFC 6350) and calendars (RFC 5545) are written in: lines of properties, each a name and a value. */

/** What somebody typed as a value: it ends no line and begins no property. Signs that control a terminal are left out. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(control, '');

// oxlint-disable-next-line no-control-regex -- These are the signs that are left out.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Each line with its end. */
export const contentLines = (lines: readonly string[]): string => lines.map(line => `${folded(line)}\r\n`).join('');

/** At most 75 bytes a line, no letter cut in two. */
const folded = (line: string): string => {
  if (line.length < 25) return line;
  let [text, bytes] = ['', 0];
  for (const letter of line) {
    const size = letter.codePointAt(0)! < 0x80 ? 1 : letter.codePointAt(0)! < 0x800 ? 2 : letter.length === 1 ? 3 : 4;
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1];
    [text, bytes] = [text + letter, bytes + size];
  }
  return text;
};
