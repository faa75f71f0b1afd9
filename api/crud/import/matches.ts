import type { Given } from '../../../schema/kit/importReader.ts';
import { isUuid } from '../../db/statement.ts';
import { naturalKeyOf } from './fileRecord.ts';
import { knownRows, presentIds } from './importRows.ts';
import { batchOf, type ImportJob } from './job.ts';

type Row = { row: number; recordId: string; given: Given };

/**
 * The record that a row of a file speaks of. `id`: a record of the shop. `first`: the index of an earlier row with the same key. `several`: so
 * many records have this key. `isIdUnknown`: the row has an id that is no record of this shop, so the key decides.
 */
type Match = { id?: string; first?: number; several?: number; isIdUnknown?: boolean; key: string | null };

/** Finds records by their ids in a file that the shop exported, else by their natural keys. */
export const matchRecords = async (job: ImportJob, rows: readonly Row[]): Promise<Match[]> => {
  const { entity, shop } = job;
  const asked = [...new Set(rows.map(({ recordId }) => recordId.toLowerCase()).filter(isUuid))];
  const present = asked.length ? await batchOf(job, [presentIds(entity, shop, asked)]) : [];
  const ids = new Set(present.flatMap(found => found.rows.map(([id]) => id!)));
  const keys = rows.map(({ recordId, given }) =>
    ids.has(recordId.toLowerCase()) ? null : naturalKeyOf(entity, given),
  );
  const byKey = await recordsByKey(
    job,
    keys.filter(key => key !== null),
  );
  const firsts = new Map<string, number>();
  let n = 0;
  return rows.map(({ recordId }, i): Match => {
    const id = recordId.toLowerCase();
    if (ids.has(id)) return { id, key: id };
    const unknown = recordId !== '' && { isIdUnknown: true };
    if (!keys[i]) return { key: null, ...unknown };
    const key = JSON.stringify(keys[i]);
    const found = byKey.get(n++);
    if (found) return { id: found.id, key: found.id, ...(found.count > 1 && { several: found.count }), ...unknown };
    // Rows with different ids were different records in the shop that exported them, even with one name and number.
    const own = id + key;
    const first = firsts.get(own);
    if (first === undefined) firsts.set(own, i);
    return { key, ...(first !== undefined && { first }), ...unknown };
  });
};

const recordsByKey = async (job: ImportJob, keys: readonly Record<string, unknown>[]) => {
  const found = keys.length ? (await batchOf(job, knownRows(job.entity, job.shop, keys))).at(-1)!.rows : [];
  return new Map(found.map(([n, id, count]) => [Number(n), { id: id!, count: Number(count) }]));
};
