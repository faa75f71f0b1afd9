import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { mostLevels } from '../../schema/kit/tree.ts';
import { fileOf } from './sections.ts';
import { refused, type Line } from './source.ts';

/** More than any shop has. */
const mostRows = 50_000;

/** The rows of a tree, each behind the one that it lies below; `end` counts them. Throws Refusal for a circle, and for what lies too deep. */
export async function* inTreeOrder(entity: AnyEntity, lines: AsyncIterable<Line>, from: number): AsyncGenerator<Line> {
  const name = fileOf({ of: 'entity', name: entity.name, entity });
  const rows = new Map<string, { text: string; parent: string | null }>();
  for await (const { text } of lines) {
    const row = parsed(text);
    const id = String(row?.['id']);
    if (!row || rows.has(id) || rows.size >= mostRows) throw refused('archiveAltered', { name });
    rows.set(id, { text, parent: (row[entity.tree!.parent] ?? null) as string | null });
  }
  const levelOf = (id: string): number => {
    let level = 1;
    for (let at = rows.get(id)!.parent; at !== null; at = rows.get(at)!.parent) {
      if (!rows.has(at) || ++level > mostLevels) throw refused('archiveAltered', { name });
    }
    return level;
  };
  const sorted = [...rows]
    .map(([id, { text }]) => ({ text, level: levelOf(id) }))
    .toSorted((one, other) => one.level - other.level);
  for (const [i, { text }] of sorted.entries()) if (i >= from) yield { text, end: i + 1 };
}

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
};
