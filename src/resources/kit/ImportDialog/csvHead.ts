import { headOf, type Head } from './head.ts';

const bytes = 64 * 1024;

/** Reads the beginning of a CSV file. What it shows is a preview: the server reads the file with a parser of its own. */
export async function csvHead(file: File): Promise<Head> {
  const text = decoded(new Uint8Array(await file.slice(0, bytes).arrayBuffer()));
  const isCut = file.size > bytes;
  const rows = parsed(text, delimiterOf(text));
  return headOf(isCut ? rows.slice(0, -1) : rows);
}

/** UTF-16 is known by its mark or by its zero bytes, anything that is no UTF-8 is taken for a Windows file. */
function decoded(start: Uint8Array): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(start);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(start);
  try {
    // A character may be cut in two at the end of the slice.
    return new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(start);
  }
}

/** The one that parts the header most often. */
function delimiterOf(text: string): string {
  const header = text.slice(0, Math.max(0, text.search(/\r|\n/)) || undefined).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** RFC 4180, lenient: a quote inside a bare cell is a character like any other. */
function parsed(text: string, delimiter: string): string[][] {
  const bare = `[^${delimiter}\\r\\n]*`;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"${bare}|(${bare}))(${delimiter}|\\r\\n|\\n|\\r|$)`, 'y');
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) break;
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== delimiter && cell.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
