import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { frozenParties } from '../../schema/kit/parties.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import type { Statement } from '../ports.ts';
import { keptUntil, yearsKept } from './forgetOther.ts';
import { otherFactNames, otherFacts, supplierFactNames, supplierVersionId } from './supplierFacts.ts';

const columnsOf = (names: readonly string[]) => names.map(snake).join(', ');
const otherNames = columnsOf(otherFactNames);
const kept = ['supplier_version_id', ...otherFactNames.map(snake), 'is_backfilled'];
const keepNewest = kept.map(column => `${column} = excluded.${column}`).join(', ');

/** Keeps the parties of these documents as they are at this moment, in the transaction in which the documents take effect. */
const freezeParties = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] => {
  const parties = frozenParties(entity);
  if (!parties || !records.length) return [];
  if (parties.from) return [takeOver(entity, entity.info[parties.from]!, shop, records)];
  return [
    {
      text: `select json_build_object('id', ${supplierVersionId('s')}, 'facts', json_build_array(${supplierFactNames.map(name => `s.${snake(name)}`).join(', ')}))
        from shops s where s.shop_id = $1 and s.id = $1`,
      values: [shop],
      next: ({ rows }) => {
        const { id, facts } = JSON.parse(rows[0]![0]!) as { id: string; facts: (string | null)[] };
        return [keepSupplier(shop, id, facts), keepOther(entity, parties.other, shop, { records, version: id })];
      },
    },
  ];
};

const keepSupplier = (shop: string, id: string, facts: readonly (string | null)[]): Statement => ({
  text: `insert into supplier_versions (shop_id, id, ${columnsOf(supplierFactNames)})
    values ($1, $2, ${facts.map((_, n) => `$${n + 3}`).join(', ')}) on conflict do nothing`,
  values: [shop, id, ...facts],
});

const keepOther = (
  entity: AnyEntity,
  other: string | null,
  shop: string,
  { records, version }: { records: readonly string[]; version: string },
): Statement => {
  const facts = otherFactNames.map(name => (other ? `c.${snake(otherFacts[name])}` : 'null')).join(', ');
  return {
    text: `insert into document_parties (shop_id, record_id, entity, supplier_version_id, ${otherNames})
      select $1, t.id, '${entity.name}', $3, ${facts} from ${tableName(entity)} t${other ? ` left join contacts c on c.shop_id = $1 and c.id = t.${snake(other)}` : ''}
      where t.shop_id = $1 and t.id = any($2::uuid[]) on conflict (shop_id, record_id, entity) do update set ${keepNewest} returning 1`,
    values: [shop, records, version],
  };
};

/** A note has the parties of its bill. Of a person who was erased it keeps them as long as the law asks for the note. */
const takeOver = (
  entity: AnyEntity,
  { name, target }: FieldInfo,
  shop: string,
  records: readonly string[],
): Statement => ({
  text: `insert into document_parties (shop_id, record_id, entity, ${kept.join(', ')}, kept_until)
    select $1, t.id, '${entity.name}', ${kept.map(column => `p.${column}`).join(', ')}, case when p.kept_until is not null then ${keptUntil(entity, '$3')} end
    from ${tableName(entity)} t join document_parties p on p.shop_id = $1 and p.record_id = t.${snake(name)} and p.entity = '${target!}'
    where t.shop_id = $1 and t.id = any($2::uuid[]) on conflict (shop_id, record_id, entity) do update set ${keepNewest} returning 1`,
  values: [shop, records, yearsKept],
});

/** Documents that take effect when they are made. */
export const partiesAtFirst = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] =>
  entity.series && !entity.series.takenBy ? freezeParties(entity, shop, records) : [];

/**
 * Documents that take effect with this transition keep their parties; those that become drafts again let go of them. Stops with TS400 and
 * the field where a draft names somebody who was erased.
 */
export const partiesBy = (
  entity: AnyEntity,
  transition: string,
  shop: string,
  records: readonly string[],
): Statement[] => {
  const { series, states } = entity;
  if (series?.takenBy === transition)
    return [...partyGuard(entity, shop, records), ...freezeParties(entity, shop, records)];
  const isDraftAgain = series?.takenBy && states!.transitions[transition]!.to === states!.initial;
  return isDraftAgain ? thawParties(entity, shop, records) : [];
};

const partyGuard = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] => {
  const { other, from } = frozenParties(entity) ?? {};
  if (!other || from) return [];
  return [
    {
      text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t join contacts c on c.shop_id = $1 and c.id = t.${snake(other)}
        where t.shop_id = $1 and t.id = any($2::uuid[]) and c.deleted_at is not null), 'TS400', '${other}')`,
      values: [shop, records],
    },
  ];
};

/** A person corrected who the other party of a document is that can still be changed. */
export const partiesAnew = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
): Statement[] => {
  const { other } = frozenParties(entity) ?? {};
  return other && Object.hasOwn(changes, other) ? partiesAtFirst(entity, shop, records) : [];
};

/** Removes the parties of documents that become drafts again or are erased. */
export const thawParties = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] =>
  ofKept(entity, shop, records, 'delete from document_parties p');

/** Empties the facts of the person where a document of theirs stays for its figures. */
export const clearOther = (entity: AnyEntity, shop: string, records: readonly string[]): Statement[] =>
  ofKept(
    entity,
    shop,
    records,
    `update document_parties p set ${otherFactNames.map(name => `${snake(name)} = null`).join(', ')}`,
  );

/** Nothing for an entity that keeps no parties. */
const ofKept = (entity: AnyEntity, shop: string, records: readonly string[], change: string): Statement[] => {
  if (!frozenParties(entity)) return [];
  const text = `${change} where p.shop_id = $1 and p.record_id = any($2::uuid[]) and p.entity = '${entity.name}'`;
  return [{ text, values: [shop, records] }];
};
