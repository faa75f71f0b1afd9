import { letteredHeader } from '../../../../schema/kit/importMapping.ts';

/** The first rows of a sheet, the header on top. Null: not a file that the browser can look into. */
export type Head = { header: string[]; rows: string[][] } | null;

const previewRows = 5;

export function headOf(sheet: readonly string[][]): Head {
  const [header = [], ...rows] = sheet.filter(row => row.some(cell => cell !== ''));
  return { header, rows: rows.slice(0, previewRows) };
}

/** As it is when the first row is a record like the others: columns go by their letters. */
export function bareHead({ header, rows }: NonNullable<Head>): NonNullable<Head> {
  const all = [header, ...rows];
  return { header: letteredHeader(all), rows: all.slice(0, previewRows) };
}

/** Whether the first row says what only a record says: a number to call, an address, a price. */
export function looksBare({ header }: NonNullable<Head>): boolean {
  return header.some(cell => /@|\d{5}|^[₹\d\s.,-]*\d[\d\s.,]*$/.test(cell));
}
