import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement, Value } from '../ports.ts';
import { tableName } from '../db/columns.ts';
import { eraseLines } from '../db/lines.ts';
import { lockNames, rowName } from '../db/locks.ts';
import { frozenGuards } from '../db/frozen.ts';
import { unlinkedGuards } from '../db/guards.ts';
import { thawParties } from '../parties/freezeParties.ts';
import { withdrawal } from '../publicPages/withdrawal.ts';
import { withMerged } from './merge/mergeRows.ts';
import { discardFiles } from '../recordFiles/discard.ts';
import { linkColumns } from '../db/select.ts';

/**
 * Removes a record and its values in the history for good, also from the trash, and with it what was merged into it. Stops
 * with TS409 while it is linked, TS404 when it is not there.
 */
export const eraseStatements = (entity: AnyEntity, shop: string, id: string): Statement[] => [
  ...(entity.duplicateRules ? [lockMergesInto(shop, id)] : []),
  ...lockErased(entity, shop, id),
  ...frozenGuards(entity, shop, [id]),
  ...unlinkedGuards(entity, shop, id),
  ...(entity.duplicateRules ? eraseMerged(entity, shop, id) : []),
  ...belongings([entity], '= $2', [shop, id]),
  ...eraseLines(entity, shop, [id]),
  ...thawParties(entity, shop, [id]),
  { text: `delete from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2`, values: [shop, id] },
];

/** Records that nobody refers to, with all that belongs to them. Those that are gone by now are none. */
export const forgetStatements = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement[] => [
  ...belongings([entity], '= any($2::uuid[])', [shop, ids]),
  ...deleteStatements(entity, shop, ids),
];

/** Their rows alone. */
export const deleteStatements = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement[] => [
  ...eraseLines(entity, shop, ids),
  ...thawParties(entity, shop, ids),
  { text: `delete from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])`, values: [shop, ids] },
];

/** Also of one in the trash. */
const lockErased = (entity: AnyEntity, shop: string, id: string): Statement[] => {
  const table = tableName(entity);
  const byName = entity.space === 'platform';
  return [
    ...(byName ? [lockNames([rowName(table, id)])] : []),
    {
      text: `select refuse_unless(exists (select 1 from ${table} t where t.shop_id = $1 and t.id = $2${byName ? '' : ' for update'}), 'TS404', '')`,
      values: [shop, id],
    },
  ];
};

/** What goes with records of these kinds: their values in the history, remarks, public addresses and files. `ids` follows the column that names one. */
export const belongings = (
  kinds: readonly AnyEntity[],
  ids: string,
  values: [shop: string, ...Value[]],
): Statement[] => [
  { text: `update history h set changes = null where h.shop_id = $1 and h.record_id ${ids}`, values },
  ...(kinds.some(({ remarks }) => remarks)
    ? [{ text: `delete from remarks m where m.shop_id = $1 and m.record_id ${ids}`, values }]
    : []),
  ...(kinds.some(({ texts }) => texts) ? eraseTexts(ids, values) : []),
  ...(kinds.some(({ publicPage }) => publicPage) ? [withdrawal(`a.record_id ${ids}`, values)] : []),
  ...(kinds.some(holdsFiles) ? [discardFiles(`f.record_id ${ids}`, values)] : []),
];

const eraseTexts = (ids: string, values: [shop: string, ...Value[]]): Statement[] =>
  ['shared_text_updates', 'shared_texts'].map(table => ({
    text: `delete from ${table} x where x.shop_id = $1 and x.record_id ${ids}`,
    values,
  }));

/** Its own, or pictures of its remarks. */
const holdsFiles = ({ files, remarks }: AnyEntity) => Boolean(files ?? remarks);

/** Before the record: so does whoever takes a merge back. */
const lockMergesInto = (shop: string, id: string): Statement => ({
  text: `select m.id from merges m where m.shop_id = $1 and m.record_id = any(${withMerged('$2')}) order by m.id for update`,
  values: [shop, id],
});

const eraseMerged = (entity: AnyEntity, shop: string, id: string): Statement[] => {
  const values: [string, string] = [shop, id];
  const gone = `array(select t.id from ${tableName(entity)} t where t.shop_id = $1 and t.id = any(${withMerged('$2')}) and t.id <> $2 and t.deleted_at is not null)`;
  const links = Object.values(entity.info)
    .filter(({ kind }) => kind === 'refs')
    .map(field => linkColumns(entity, field));
  return [
    ...links.map(({ table, own }) => ({
      text: `delete from ${table} l where l.shop_id = $1 and l.${own} = any(${gone})`,
      values,
    })),
    ...belongings([entity], `= any(${gone})`, values),
    { text: `delete from ${tableName(entity)} t where t.shop_id = $1 and t.id = any(${gone})`, values },
    { text: `delete from merges m where m.shop_id = $1 and m.record_id = any(${withMerged('$2')})`, values },
  ];
};
