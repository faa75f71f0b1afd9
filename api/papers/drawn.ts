import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { sliceStatements, type Position } from '../crud/export/exportSlice.ts';
import { listQuery } from '../crud/listQuery.ts';
import type { ListQuery } from '../db/list.ts';
import { pictureKey } from '../files.ts';
import type { Files, Result, Run, Site, Statement } from '../ports.ts';
import { qrCode } from './qrCode.ts';
import { paperOf, type Issuer, type PaperData, type PaperWanted } from './paperOf.ts';

/** The one template there is: it draws any document from its data. */
export const template = 'document';

/** Where records are read, and their shop's pictures. `run` is one transaction, in the context of whoever asks. */
export type Source = { shop: string; files: Files; site: Site; run: Run };

export type Read = {
  papers: PaperData[];
  pictures: Record<string, Uint8Array>;
  /** Of the last record, for whoever goes on behind it. */
  last: Position | null;
};

/** All records, also those that lists leave out unless asked. */
export const anyOf = (entity: AnyEntity, filters: ListQuery['filters'] = []): ListQuery =>
  listQuery(entity, new URLSearchParams(entity.active && { [entity.active.parameter]: 'true' }), filters);

/** What is read is read in one transaction, and drawn when that is over. */
export const readPapers = async (
  { shop, files, site, run }: Source,
  wanted: PaperWanted,
  list: ListQuery,
  size: number,
  after: Position | null = null,
): Promise<Read> => {
  const { entity, words, paper } = wanted;
  const leads = entity.papers![paper]!.code;
  const results = await run([
    issuer(shop),
    ...sliceStatements({ entity, words, perLine: true }, shop, list, after, size),
  ]);
  const [found, , rows] = results.slice(-3).map(({ rows }) => rows) as [Result['rows'], Result['rows'], Result['rows']];
  const { given, pictures } = await picturesOf(JSON.parse(found[0]![0]!) as Issuer, shop, files);
  const end = rows.at(-1);
  return {
    papers: rows.map(row =>
      paperOf(wanted, row.slice(2), given, leads ? qrCode(site.address + leads(shop, row[1]!)) : null),
    ),
    pictures,
    last: end ? { value: end[0]!, id: end[1]! } : null,
  };
};

/** What stands in the place of a picture whose file is gone is none. */
const picturesOf = async (issuer: Issuer, shop: string, files: Files) => {
  const pictures: Record<string, Uint8Array> = {};
  const given = { ...issuer };
  for (const name of ['logo', 'signature'] as const) {
    const id = issuer[name];
    const bytes = id && (await files.get(pictureKey(shop, id, 'full.webp')));
    if (bytes) pictures[id] = bytes;
    else given[name] = null;
  }
  return { given, pictures };
};

export const issuer = (shop: string): Statement => ({
  text: `select json_build_object('name', s.name, 'address', s.address, 'city', s.city, 'pin', s.pin, 'phoneNo', s.phone_no,
      'email', s.email, 'gstin', s.gstin, 'logo', s.logo, 'signature', s.signature, 'signatory', s.signatory) from shops s where s.shop_id = $1`,
  values: [shop],
});
