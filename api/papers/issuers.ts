import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { frozenParties } from '../../schema/kit/parties.ts';
import { tableName } from '../db/columns.ts';
import { frozenOr, partiesJoin, supplierJoin } from '../db/parties.ts';
import { snake } from '../db/table.ts';
import { pictureKey } from '../files.ts';
import { supplierFactNames } from '../parties/supplierFacts.ts';
import type { Files, Run, Statement } from '../ports.ts';
import type { Issuer } from './paperData.ts';

type Pictures = Record<string, Uint8Array>;

/** The shop as it is today. */
export const issuer = (shop: string): Statement => ({
  text: `select ${factsOf(column => `s.${column}`)} from shops s where s.shop_id = $1`,
  values: [shop],
});

/** Money goes to the address for payments that the shop has today. */
const factsOf = (value: (column: string) => string): string =>
  `json_build_object(${supplierFactNames.map(name => `'${name}', ${value(snake(name))}`).join(', ')}, 'upiId', s.upi_id)`;

/** Reads the issuer of each record: the shop as it was when the document took effect, else the shop of today. */
export const issuersOf = async (
  { shop, files, run }: { shop: string; files: Files; run: Run },
  entity: AnyEntity,
  ids: readonly string[],
): Promise<{ issuerOf: (id: string) => Issuer; pictures: Pictures }> => {
  const found = (await run([issuersStatement(entity, shop, ids)])).at(-1)!.rows;
  const issuers = new Map(found.map(([id, json]) => [id!, JSON.parse(json!) as Issuer]));
  const pictures = await picturesOf([...issuers.values()], shop, files);
  return { issuerOf: id => withPictures(issuers.get(id)!, pictures), pictures };
};

const picturesIn = ['logo', 'signature'] as const;

const picturesOf = async (issuers: readonly Issuer[], shop: string, files: Files) => {
  const pictures: Pictures = {};
  for (const id of new Set(issuers.flatMap(issuer => picturesIn.flatMap(name => issuer[name] ?? [])))) {
    const bytes = await files.get(pictureKey(shop, id, 'full.webp'));
    if (bytes) pictures[id] = bytes;
  }
  return pictures;
};

/** A picture whose file is gone is left out. */
const withPictures = (issuer: Issuer, pictures: Pictures): Issuer => {
  const given = { ...issuer };
  for (const name of picturesIn) if (!Object.hasOwn(pictures, given[name] ?? '')) given[name] = null;
  return given;
};

/** Each record with its issuer. */
const issuersStatement = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement => {
  const keeps = frozenParties(entity) !== undefined;
  const facts = factsOf(live => (keeps ? frozenOr(`supplier.${live}`, `s.${live}`) : `s.${live}`));
  return {
    text: `select t.id, ${facts} from ${tableName(entity)} t
      join shops s on s.shop_id = $1 and s.id = $1${keeps ? partiesJoin(entity) + supplierJoin : ''}
      where t.shop_id = $1 and t.id = any($2::uuid[])`,
    values: [shop, ids],
  };
};
