import type { AnyEntity } from './defineEntity.ts';
import { namesOf, normalised, sourcesOf, type Known } from './importMapping.ts';
import type { Source } from './importRules.ts';
import { isNought } from './importValues.ts';

/** The place of a column, of the first one where several have the name; -1 when the file lacks it. */
export const positions = (header: readonly string[]): ((name: string) => number) => {
  const at = new Map(header.map((name, i) => [normalised(name), i] as const).toReversed());
  return memoised(name => at.get(normalised(name)) ?? -1);
};

/** Asked for every cell, so each name is looked up once. */
export const memoised = (find: (name: string) => number): ((name: string) => number) => {
  const found = new Map<string, number>();
  return name => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name)!;
  };
};

/** Where a field is, under whichever of its names. */
export const fieldColumn = (entity: AnyEntity, field: string, index: (name: string) => number, known: Known): number =>
  sourcesOf(entity, field, known)
    .flatMap(namesOf)
    .map(index)
    .find(at => at >= 0) ?? -1;

/** Fills what a continuing row leaves out with the row it goes on with, and tells whether it goes on. */
export class Carried {
  readonly #by: number;
  readonly #columns: number[];
  #above: readonly string[] = [];

  constructor(entity: AnyEntity, index: (name: string) => number) {
    const { by, columns } = entity.import?.continued ?? { by: '', columns: [] };
    this.#by = by ? index(by) : -1;
    this.#columns = columns.map(index).filter(i => i >= 0);
  }

  completed(cells: readonly string[]): { row: readonly string[]; goesOn: boolean } {
    const goesOn = this.#by >= 0 && cells[this.#by] !== '' && cells[this.#by] === this.#above[this.#by];
    const row = goesOn
      ? cells.map((cell, i) => (cell === '' && this.#columns.includes(i) ? (this.#above[i] ?? '') : cell))
      : cells;
    this.#above = row;
    return { row, goesOn };
  }
}

export const sourceReader = (
  source: Source,
  index: (name: string) => number,
): ((cells: readonly string[]) => string)[] => {
  if (typeof source === 'string') return index(source) < 0 ? [] : [cells => cells[index(source)] ?? ''];
  if ('says' in source)
    return source.of
      .map(index)
      .filter(at => at >= 0)
      .map(at => cells => (isNought(cells[at] ?? '') ? '' : source.says));
  if (index(source.of[0]!) < 0) return [];
  return [
    cells =>
      source.of
        .map(name => (cells[index(name)] ?? '').trim())
        .filter(cell => cell && cell !== 'Default Title')
        .join(source.join),
  ];
};
