import { say } from '../../../../schema/words/said.ts';
import type { ReadRow } from '../../../../schema/kit/importReader.ts';
import type { Statement } from '../../../ports.ts';
import type { ImportJob } from '../job.ts';
import { addPictures, type FiledPicture } from './pictureRows.ts';

type Row = { row: number; pictures: readonly FiledPicture[] };

/** What is to be fetched for rows that come in, by row -> record; those of the others wait until they do. */
export const picturesOf = (
  { ports, shop, id }: ImportJob,
  rows: readonly Row[],
  records: ReadonlyMap<number, string>,
): Statement[] => {
  const pictures = rows.flatMap(({ row, pictures: named }) =>
    named.map(each => ({ ...each, recordRow: row, record: records.get(row) ?? null })),
  );
  return pictures.length ? [addPictures(shop, id, pictures, ports.clock.now())] : [];
};

/** Has rows that say no more than pictures give them to the record above. */
export class RecordAbove {
  #above: { pictures: FiledPicture[] } | null = null;

  /** The next row of the file, with its number there. */
  numbered(read: ReadRow, row: number): Omit<ReadRow, 'pictures'> & Row & { pictures: FiledPicture[] } {
    const named = read.pictures.map((picture, place) => ({ ...picture, row, place }));
    if (read.given !== null) {
      const record = { ...read, row, pictures: named };
      this.#above = record;
      return record;
    }
    if (!read.goesOn) this.#above = null;
    this.#give(named);
    const leftOut = this.#above || !named.length ? read.leftOut : [...read.leftOut, ...withoutRecord(named)];
    return { ...read, row, leftOut, pictures: [] };
  }

  #give(named: readonly FiledPicture[]): void {
    const { pictures } = this.#above ?? { pictures: [] };
    const known = new Set(pictures.map(({ field, address }) => `${field} ${address}`));
    pictures.push(...named.filter(({ field, address }) => !known.has(`${field} ${address}`)));
  }
}

const withoutRecord = (named: readonly FiledPicture[]) =>
  [...Map.groupBy(named, ({ field }) => field)].map(([field, pictures]) => ({
    field,
    value: pictures.map(({ address }) => address).join('\n'),
    message: say('pictureWithoutRecord'),
  }));
