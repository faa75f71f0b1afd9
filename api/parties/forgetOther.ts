import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { frozenParties } from '../../schema/kit/parties.ts';
import { booksKeptUntil } from '../../schema/rules/retention.ts';
import { tableName } from '../db/columns.ts';
import { enterJob } from '../db/transactionContext.ts';
import { snake } from '../db/table.ts';
import type { Ports, Statement } from '../ports.ts';
import { otherFactNames } from './supplierFacts.ts';

/** Documents are older and younger than this only where somebody typed the day wrongly. */
const [firstYear, lastYear] = [2000, 2100];

/** For `keptUntil`: each financial year with the moment until which its books are kept. */
export const yearsKept = JSON.stringify(
  Array.from({ length: lastYear - firstYear }, (_, n) => firstYear + n).map(year => ({
    year,
    until: `${booksKeptUntil(year)}T23:59:59.999+05:30`,
  })),
);

/** The moment, in SQL, until which the law asks for document `t`. `years` is the parameter with `yearsKept`. */
export const keptUntil = ({ series }: AnyEntity, years: string): string => {
  const day = series?.dated ? `coalesce(t.${snake(series.dated)}, t.created_at::date)` : 't.created_at::date';
  const year = `least(greatest(extract(year from ${day} - interval '3 months'), ${firstYear}), ${lastYear - 1})`;
  return `(select k.until from json_to_recordset(${years}::json) as k(year integer, until timestamptz) where k.year = ${year})`;
};

/**
 * For documents of a person who was erased: the telephone number goes at once, what the law asks for when it no longer does. None for an entity
 * that keeps no parties.
 */
export const forgetOther = (entity: AnyEntity, shop: string, contacts: readonly string[]): Statement[] => {
  const { other } = frozenParties(entity) ?? {};
  if (!other) return [];
  return [
    {
      text: `update document_parties p set phone = null, kept_until = ${keptUntil(entity, '$3')} from ${tableName(entity)} t
        where p.shop_id = $1 and p.entity = '${entity.name}' and p.record_id = t.id and t.shop_id = $1 and t.${snake(other)} = any($2::uuid[])`,
      values: [shop, contacts, yearsKept],
    },
  ];
};

/** So many at a time that nobody waits for them. */
const slice = 500;

/** Empties the facts of erased persons that no law asks for any longer. */
export const sweepParties = async (
  { database }: Ports,
  shop: string,
  now: number,
  signal?: AbortSignal,
): Promise<void> => {
  let left = true;
  while (left && !signal?.aborted) {
    const [, emptied] = await database.batch([
      enterJob(shop, null),
      {
        text: `update document_parties p set kept_until = null, ${otherFactNames.map(name => `${snake(name)} = null`).join(', ')}
          where p.shop_id = $1 and (p.record_id, p.entity) in (
            select x.record_id, x.entity from document_parties x where x.shop_id = $1 and x.kept_until < $2::timestamptz limit ${slice})
          returning 1`,
        values: [shop, new Date(now).toISOString()],
      },
    ]);
    left = emptied!.rows.length === slice;
  }
};
