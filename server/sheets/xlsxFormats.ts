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

const builtInPercents = new Set([9, 10]);

/** The first format that a workbook may define by itself. */
const firstOwn = 100;

/** A style that shows a number otherwise than in plain digits. `zeros`: so many digits at least, with zeros before them. */
export type NumberStyle = 'date' | 'percent' | { zeros: number };
type Styles = (NumberStyle | undefined)[];

/** Tells for each style of a cell how its number is shown. */
export async function readNumberStyles(content: Content, name: string): Promise<Styles> {
  const own = new Map<number, NumberStyle | undefined>();
  const styleOf = (id: number): NumberStyle | undefined => {
    if (isBuiltIn(id)) return 'date';
    return builtInPercents.has(id) ? 'percent' : own.get(id);
  };
  const bases: Styles = [];
  const styles: Styles = [];
  let list: Styles | undefined;
  for await (const { name: element, attributes } of elements(content, name)) {
    const format = attributes.get('numFmtId');
    if (element === 'numFmt' && Number(format) >= firstOwn)
      own.set(Number(format), numberStyle(attributes.get('formatCode') ?? ''));
    else if (element === 'cellStyleXfs') list = bases;
    else if (element === 'cellXfs') list = styles;
    else if (element === 'cellStyles' || element === 'dxfs') list = undefined;
    else if (element === 'xf')
      list?.push(
        format ? styleOf(Number(format)) : list === styles ? bases[Number(attributes.get('xfId'))] : undefined,
      );
  }
  return styles;
}

function numberStyle(format: string): NumberStyle | undefined {
  if (format.length > longestFormat) return undefined;
  if (showsDate(format)) return 'date';
  const [section = ''] = format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';');
  if (section.includes('%')) return 'percent';
  const zeros = section.replaceAll(/[^0]/g, '').length;
  return zeros > 1 && /^[0#?() -]*$/.test(section) ? { zeros } : undefined;
}

const parts = /^(?:s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{3,5}|[ap]m?|y{1,2}|yyyy|e{1,2}|e{4})$/;

/** Spreadsheets take no longer format. */
const longestFormat = 255;

/** A format shows a date when one of its sections holds nothing but parts of dates beside quoted and bracketed text. */
function showsDate(format: string): boolean {
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

/** Spreadsheets count days. They also count 29 February 1900, which never was: the days before it are one further on. */
export const dateOfSerial = (serial: number, is1904: boolean): Date => {
  const days = is1904 ? serial + before1904 : serial < 60 ? serial + 1 : serial;
  return new Date(Math.floor((days - before1970) * day));
};
