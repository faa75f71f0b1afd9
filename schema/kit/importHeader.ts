import type { AnyEntity } from './defineEntity.ts';
import { importableFields } from './importFields.ts';
import { columnLetters, namesOf, normalised, sourcesOf, type Known, type Mapping } from './importMapping.ts';
import { readCell } from './importCells.ts';

/** So many rows with content are looked at for the names of the columns. */
export const headerRows = 20;

/**
 * Names for all columns of a file: as its header has them, a second one of a name with its number behind it, and the letter of a spreadsheet
 * for a column with values and without a name. `filled`: how many cells of each column have a value.
 */
export const namedHeader = (cells: readonly string[], filled: readonly (number | undefined)[]): string[] => {
  const names = Array.from({ length: Math.max(cells.length, filled.length) }, (_, column) => {
    const name = readCell(cells[column] ?? '').trim();
    return name === '' && filled[column] ? columnLetters(column) : name;
  });
  const own = new Set(names.map(normalised));
  const taken = new Set<string>();
  return names.map(name => {
    let unique = name;
    for (let n = 2; name && taken.has(normalised(unique)); n++) {
      const next = `${name} (${n})`;
      if (!own.has(normalised(next))) unique = next;
    }
    taken.add(normalised(unique));
    return unique;
  });
};

/**
 * The place of the header among the first rows of a file: the first row with content, unless one below it names more known columns. Below
 * titles a header is known by two names at least, which are half of its names.
 */
export const headerPlace = (
  entity: AnyEntity,
  rows: readonly (readonly string[])[],
  known: Known,
  mapping: Mapping = {},
): { place: number; names: number } => {
  const mapped = Object.values(mapping).flatMap(source => ('column' in source ? source.column : []));
  const sources = importableFields(entity).flatMap(field => sourcesOf(entity, field, known).flatMap(namesOf));
  const names = new Set([...sources, ...mapped].map(normalised));
  const counts = rows.map(row => {
    const cells = row.map(cell => normalised(readCell(cell))).filter(Boolean);
    return { all: cells.length, known: cells.filter(cell => names.has(cell)).length };
  });
  let place = Math.max(
    0,
    counts.findIndex(({ all }) => all > 0),
  );
  for (const [i, count] of counts.entries())
    if (i > place && count.known > counts[place]!.known && count.known > 1 && count.known * 2 >= count.all) place = i;
  return { place, names: counts[place]?.known ?? 0 };
};

/** Whether the first row says what only a record says: a number to call, an address, a price. */
export const looksBare = (header: readonly string[]): boolean =>
  header.some(cell => /@|\d{5}|^[₹\d\s.,-]*\d[\d\s.,]*$/.test(cell));
