import { elements, type Content } from './xlsxContent.ts';

/** Number formats of ECMA-376 part 1, 18.8.30, that show a date or a time, those of East Asia and Thailand included. */
const isBuiltIn = (id: number): boolean =>
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
    [71, 81],
  ].some(([from, to]) => id >= from! && id <= to!);

/** The first format that a workbook may define by itself. */
const firstOwn = 100;

/** Tells for each style of a cell whether its number is a date. */
export async function readDateStyles(content: Content, name: string): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const isDate = (id: number) => isBuiltIn(id) || own.get(id) === true;
  const bases: boolean[] = [];
  const styles: boolean[] = [];
  let list: boolean[] | undefined;
  for await (const { name: element, attributes } of elements(content, name)) {
    const format = attributes.get('numFmtId');
    if (element === 'numFmt' && Number(format) >= firstOwn)
      own.set(Number(format), showsDate(attributes.get('formatCode') ?? ''));
    else if (element === 'cellStyleXfs') list = bases;
    else if (element === 'cellXfs') list = styles;
    else if (element === 'cellStyles' || element === 'dxfs') list = undefined;
    else if (element === 'xf')
      list?.push(format ? isDate(Number(format)) : (list === styles && bases[Number(attributes.get('xfId'))]) === true);
  }
  return styles;
}

const parts = /^(?:s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{3,5}|[ap]m?|y{1,2}|yyyy|e{1,2}|e{4})$/;

/** Spreadsheets take no longer format. */
const longestFormat = 255;

/** A format shows a date when one of its sections holds nothing but parts of dates beside quoted and bracketed text. */
export function showsDate(format: string): boolean {
  if (format.length > longestFormat) return false;
  const plain = format.toLowerCase().replace(/;@$/, '').replaceAll(/\\./g, ' ');
  return plain.split(';').some(section => {
    const bare = section
      .replaceAll(/"[^"]*"/g, ' ')
      .replaceAll(/(\[?[smhd]{1,2}\]?)[.,]0{1,3}/g, '$1')
      .replaceAll(/\[([smhd]{1,2})\]/g, '$1')
      .replaceAll(/\[[^\]]*\]/g, '');
    const tokens = bare.split(/[^a-z0#?%]+/).filter(Boolean);
    return tokens.length > 0 && tokens.every(token => parts.test(token));
  });
}

const day = 24 * 60 * 60 * 1_000;
/** Days from 30 December 1899, the zero of spreadsheets, to 1970. */
const before1970 = 25_569;
const before1904 = 1_462;

/** Spreadsheets count days. They also count 29 February 1900, which never was; dates before it are a day off, as in other readers. */
export const dateOfSerial = (serial: number, is1904: boolean): Date =>
  new Date(Math.floor((serial + (is1904 ? before1904 : 0) - before1970) * day));
