import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { sliceStatements, type Position } from '../crud/export/exportSlice.ts';
import { listQuery } from '../crud/listQuery.ts';
import type { ListQuery } from '../db/list.ts';
import type { Paper } from '../../schema/kit/papers.ts';
import { tableName } from '../db/columns.ts';
import { entityOf } from '../db/select.ts';
import { snake } from '../db/table.ts';
import type { Files, Result, Run, Site, Statement } from '../ports.ts';
import { blocksOf, type TextBlock } from '../sharedTexts/blocks.ts';
import { updatesOf } from '../sharedTexts/updates.ts';
import { issuersOf } from './issuers.ts';
import { qrCode } from './qrCode.ts';
import { reckonedBy } from './reckoned.ts';
import type { PaperData, PaperWanted } from './paperData.ts';
import { paperOf } from './paperOf.ts';
import { partiesOf } from './party.ts';
import { copyWords, readPrints, type Prints } from './prints.ts';

/** The one template there is: it draws any document from its data. */
export const template = 'document';

/** Where and when records are read, and their shop's pictures. `run` is one transaction, in the context of whoever asks. */
export type Source = { shop: string; files: Files; site: Site; at: Date; run: Run };

export type Read = {
  papers: PaperData[];
  pictures: Record<string, Uint8Array>;
  /** Of the last record, for whoever goes on behind it. */
  last: Position | null;
};

/** Counts one more print of each document, and returns the counts before. */
export type Count = (ids: readonly string[]) => Promise<Prints>;

/** All records, also those that lists leave out unless asked. */
export const anyOf = (entity: AnyEntity, filters: ListQuery['filters'] = []): ListQuery =>
  listQuery(entity, new URLSearchParams(entity.active && { [entity.active.parameter]: 'true' }), filters);

/**
 * Reads papers; drawing them comes later, when the transaction is over. `count` counts one more print of papers that are given out; without
 * it the papers are looked at.
 */
export const readPapers = async (
  { shop, files, site, at, run }: Source,
  wanted: PaperWanted,
  list: ListQuery,
  { size, after = null, count }: { size: number; after?: Position | null; count?: Count },
): Promise<Read> => {
  const { entity, words, paper } = wanted;
  const { code: leads } = entity.papers![paper]!;
  const { rows } = (await run(sliceStatements({ entity, words, perLine: true }, shop, list, after, size))).at(-1)!;
  const end = rows.at(-1);
  const more = await moreOf(run, shop, entity.papers![paper]!, rows);
  const ids = rows.map(([, id]) => id!);
  const { issuerOf, pictures } = await issuersOf({ shop, files, run }, entity, ids);
  const partyOf = await partiesOf(run, shop, entity, ids);
  const reckoned = await reckonedBy(wanted, { run, shop, at, ids });
  const printed = await (count?.(ids) ?? readPrints(run, shop, entity, paper, ids));
  const { copySet = 'original' } = wanted;
  return {
    papers: rows.flatMap(row => {
      const id = row[1]!;
      const drawn = paperOf(wanted, row.slice(2), issuerOf(id), {
        code: leads ? qrCode(site.address + leads(shop, id)) : null,
        ...more(id),
        party: partyOf(id, words),
        reckoned: reckoned(id),
      });
      const isService = reckoned(id)?.isService ?? false;
      const copies = copyWords(entity.papers![paper]!, printed.get(id), { copySet, isService }, words);
      return copies.map(copy => ({ ...drawn, copy }));
    }),
    pictures,
    last: end ? { value: end[0]!, id: end[1]! } : null,
  };
};

type More = { text: TextBlock[]; names: string[] };

/** What a paper has beside the record's own fields, by the record. */
const moreOf = async (
  run: Run,
  shop: string,
  { text, names }: Paper,
  rows: Result['rows'],
): Promise<(id: string) => More> => {
  const ids = rows.map(([, id]) => id!);
  const asked = [...(text ? [updatesOf(shop, text, ids)] : []), ...(names ? [namesOf(shop, names, ids)] : [])];
  if (!asked.length || !ids.length) return () => ({ text: [], names: [] });
  const read = (await run(asked)).slice(-asked.length).map(result => Map.groupBy(result.rows, ([record]) => record!));
  const [updates, named] = [text ? read[0] : undefined, names ? read.at(-1) : undefined];
  const second = (found: Result['rows'] = []) => found.map(([, value]) => value!);
  return id => ({ text: blocksOf(second(updates?.get(id))), names: second(named?.get(id)) });
};

/** The titles of those, of each record. */
const namesOf = (shop: string, { link, by, of, where }: NonNullable<Paper['names']>, ids: string[]): Statement => {
  const links = entityOf(link);
  const people = entityOf(links.info[of]!.target!);
  return {
    text: `select l.${snake(by)}, p.${snake(people.title)} from ${tableName(links)} l
      join ${tableName(people)} p on p.shop_id = $1 and p.id = l.${snake(of)}
      where l.shop_id = $1 and l.${snake(by)} = any($2::uuid[]) and l.${snake(where)} and l.deleted_at is null order by 2`,
    values: [shop, ids],
  };
};
