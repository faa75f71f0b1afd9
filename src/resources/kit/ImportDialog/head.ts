/** The first rows of a sheet, the header on top. Null: not a file that the browser can look into. */
export type Head = { header: string[]; rows: string[][] } | null;

const previewRows = 5;

export function headOf(sheet: readonly string[][]): Head {
  const [header = [], ...rows] = sheet.filter(row => row.some(cell => cell !== ''));
  return { header, rows: rows.slice(0, previewRows) };
}
