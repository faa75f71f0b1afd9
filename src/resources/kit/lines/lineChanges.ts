import type { RaRecord } from 'react-admin';

export type LineChange = {
  how: 'came' | 'went' | 'changed';
  line: RaRecord;
  /** Of one that changed: as it was, and in which fields. */
  before?: RaRecord;
  names: readonly string[];
};

/** What happened to the lines between two lists of them; whether some only stand elsewhere. */
export const changesOfLines = (
  was: unknown,
  becomes: unknown,
  names: readonly string[],
): { changes: LineChange[]; isReordered: boolean } => {
  const [before, after] = [was, becomes].map(lines => (lines ?? []) as RaRecord[]) as [RaRecord[], RaRecord[]];
  const changes = after.flatMap((line): LineChange[] => {
    const old = before.find(({ id }) => id === line.id);
    if (!old) return [{ how: 'came', line, names }];
    const changed = names.filter(name => !same(old[name], line[name]));
    return changed.length ? [{ how: 'changed', line, before: old, names: changed }] : [];
  });
  const went = before.filter(({ id }) => !after.some(line => line.id === id));
  return {
    changes: [...changes, ...went.map((line): LineChange => ({ how: 'went', line, names }))],
    isReordered: after.length > 0,
  };
};

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
