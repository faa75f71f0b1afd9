import { readText } from '../../schema/kit/readText.ts';
import type { StoredField } from '../db/columns.ts';

type CleanedRow = { id: string } & Record<string, string | null>;
/** `fields`: those that alter in any of the rows, each of which has all of them. */
type Cleaned = { rows: CleanedRow[]; fields: string[] };

/** The rows (an id, then the text of each field) whose texts are not as they are read today. A text that must not be empty stays. */
export const cleanedRows = (fields: readonly StoredField[], rows: readonly (readonly (string | null)[])[]): Cleaned => {
  const altered = new Set<string>();
  const cleaned = rows.flatMap(([id, ...texts]) => {
    const values = fields.map((field, i) => [field.name, cleanedText(field, texts[i] ?? null)] as const);
    const changes = values.filter(([, value], i) => value !== texts[i]);
    for (const [name] of changes) altered.add(name);
    return changes.length ? [{ id: id!, values: new Map(values) }] : [];
  });
  const names = [...altered];
  return {
    fields: names,
    rows: cleaned.map(({ id, values }) => ({
      id,
      ...Object.fromEntries(names.map(name => [name, values.get(name) ?? null])),
    })),
  };
};

const cleanedText = ({ kind, nullable }: StoredField, text: string | null): string | null =>
  text === null ? null : readText(kind, text) || (nullable ? null : text);
