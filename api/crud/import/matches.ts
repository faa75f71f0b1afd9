import type { Given } from '../../../schema/kit/importReader.ts';
import { isUuid } from '../../db/statement.ts';
import { naturalKeyOf, type Repeat } from './fileRecord.ts';
import { knownRows, presentIds } from './importRows.ts';
import { batchOf, type ImportJob } from './job.ts';

type Row = { row: number; recordId: string; given: Given; repeat?: Repeat | undefined };

/**
 * The record that a row of a file speaks of. `id`: a record of the shop. `first`: the index of an earlier row with the same key. `several`: so
 * many records have this key. `isIdUnknown`: the row has an id that is no record of this shop, so the key decides.
 */
type Match = { id?: string; first?: number; several?: number; isIdUnknown?: boolean };

/** Finds records by their ids in a file that the shop exported, else by their natural keys. */
export const matchRecords = async (job: ImportJob, rows: readonly Row[]): Promise<Match[]> => {
  const { entity, shop } = job;
  const asked = [...new Set(rows.map(({ recordId }) => recordId.toLowerCase()).filter(isUuid))];
  const present = asked.length ? await batchOf(job, [presentIds(entity, shop, asked)]) : [];
  const ids = new Set(present.flatMap(found => found.rows.map(([id]) => id!)));
  const keys = rows.map(({ recordId, given }) =>
    ids.has(recordId.toLowerCase()) ? null : naturalKeyOf(entity, given),
  );
  const isTwin = rows.map(({ repeat }) => repeat?.isTwin === true);
  const keysOf = (twins: boolean) => keys.map((key, i) => (isTwin[i] === twins ? key : null));
  const [byKey, beside] = [await recordsByKey(job, keysOf(false)), await recordsByKey(job, keysOf(true), job.id)];
  const firsts = new Map<string, number>();
  return rows.map(({ recordId, repeat }, i): Match => {
    const id = recordId.toLowerCase();
    if (ids.has(id)) return { id };
    const unknown = recordId !== '' && { isIdUnknown: true };
    if (!keys[i]) return { ...unknown };
    if (repeat?.several) return { several: repeat.several, ...unknown };
    if (isTwin[i]) {
      const { count = 0 } = beside.get(i) ?? {};
      return { ...(count > 1 && { several: count }), ...unknown };
    }
    const found = byKey.get(i);
    if (found) return { id: found.id, ...(found.count > 1 && { several: found.count }), ...unknown };
    const key = JSON.stringify(keys[i]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, i);
    return { ...(first !== undefined && { first }), ...unknown };
  });
};

/** The records of each key by its index. `except`: an import whose new records do not count. */
const recordsByKey = async (
  job: ImportJob,
  keys: readonly (Record<string, unknown> | null)[],
  except: string | null = null,
) => {
  const asked = [...keys.entries()].flatMap(([n, key]) => (key ? [{ n, ...key }] : []));
  const found = asked.length ? (await batchOf(job, knownRows(job.entity, job.shop, asked, except))).at(-1)!.rows : [];
  return new Map(found.map(([n, id, count]) => [Number(n), { id: id!, count: Number(count) }]));
};
