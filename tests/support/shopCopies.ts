import { storedFields, tableName } from '../../api/db/columns.ts';
import { ledgerTables } from '../../api/ledger/ledgerTables.ts';
import { partyTables } from '../../api/parties/partyTables.ts';
import { snake, type Column, type Table } from '../../api/db/table.ts';
import { tables } from '../../api/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Kind } from '../../schema/kit/meta.ts';

export const shopTables = tables(entities).filter(({ scope }) => scope === 'shop');

/**
 * Statements that give one shop what another has, so that whatever forgets the shop stumbles over it. Copy 0 are twins: the
 * same ids, and otherwise as different as can be. Copy 1 has other ids and the same words, copy 2 the words of records
 * that the first shop does not have yet, the rest words of their own.
 */
export const copyShop = (from: string, to: string, copy: number): string =>
  shopTables
    .map(table => {
      const columns = table.columns.filter(({ generated }) => !generated);
      const values = columns.map(column => (column.name === 'shop_id' ? `'${to}'` : copied(table, column, from, copy)));
      return `insert into ${table.name} (${columns.map(({ name }) => name).join(', ')})
        select ${values.join(', ')} from ${table.name} t where shop_id = '${from}' on conflict do nothing;`;
    })
    .join('\n');

/** Written once more, so that they lie behind those of the other shop: what takes the first it finds takes the wrong one. */
export const moveBehind = (shop: string): string =>
  shopTables.map(({ name }) => `update ${name} set shop_id = shop_id where shop_id = '${shop}';`).join('\n');

const copied = (table: Table, { name, type, nullable }: Column, shop: string, copy: number): string => {
  if (name === 'user_name') return `'Rival'`;
  // Whoever works there works nowhere else.
  if (
    (name !== 'user_id' || nullable) &&
    table.foreignKeys.some(key => key.table === 'shop_people' && key.columns.includes(name))
  )
    return 'null';
  // What it lies below may have no copy, of a name that is taken.
  if (table.foreignKeys.some(key => key.table === table.name && key.columns.includes(name))) return 'null';
  if (copy === 0) return twin(table, name, shop);
  // A shop has each day and each account of its books once.
  if (table.name === 'ledger_accounts' && name === 'key') return `key || ' ${copy}'`;
  if (table.name === 'business_days' && name === 'day') return `day - ${10_000 * copy}`;
  if (type === 'uuid' && name !== 'user_id') return otherId(name, copy);
  if (type === 'uuid[]') return `array(select ${otherId('u', copy)} from unnest(${name}) u)`;
  const kind = kindOf(table, name);
  // A copy of a number that is taken has no row for its lines to belong to.
  if (copy === 2 && numbersOnce[table.name]?.includes(name)) return `${name} || ' ${copy}'`;
  if (copy === 2) return later[kind!]?.(name) ?? name;
  return copy > 2 && isWords(kind) ? `${name} || ' ${copy}'` : name;
};

/** Of what others belong to: text of which a shop has each once, other than what `later` changes. */
const numbersOnce: Record<string, readonly string[]> = {
  pieces: ['tag', 'huid'],
  credit_notes: ['number'],
  debit_notes: ['number'],
  work_orders: ['number'],
  licenses: ['key'],
};

const otherId = (value: string, copy: number) => `md5(${value}::text || ' ${copy}')::uuid`;

/** Half of what is in use is in the trash and the other way round; references point elsewhere. */
const twin = (table: Table, name: string, shop: string): string => {
  // The books agree with one another: a posting that points elsewhere would be none.
  if (ledgerTables.includes(table)) return name;
  const key = (row: string) => `(${table.key.map(column => `${row}.${column}`).join(', ')})`;
  const rank = `(select count(*) from ${table.name} o where o.shop_id = t.shop_id and ${key('o')} < ${key('t')})`;
  const target = table.foreignKeys.find(({ columns }) => columns.at(-1) === name)?.table;
  if (target && !['imports', 'exports', 'shop_archives'].includes(target))
    return `(select r.id from ${target} r where r.shop_id = '${shop}' order by ${elsewhere[target] ?? `(r.deleted_at is null) = (${rank} % 4 < 2)`}, r.id desc limit 1)`;
  if (name === 'deleted_at')
    return `case when ${rank} % 2 = 1 then deleted_at when deleted_at is null then updated_at end`;
  if (name === 'version') return 'version + 1';
  if (isLoose(table, name))
    return `(select r.${name} from ${table.name} r where r.shop_id = t.shop_id order by r.id <= t.id, r.id limit 1)`;
  // There each change is taken back, by its own id.
  if (table.name === 'history' && name === 'undoes_id') return 'change_id';
  if (name === 'images') return `array(select ${otherId('u', 0)} from unnest(images) u)`;
  return isWords(kindOf(table, name)) ? `'Rival ' || ${name}` : name;
};

/** What twins refer to: half of them to what is in the trash; links join what nothing is linked with. */
const elsewhere: Record<string, string> = {
  products: 'r.deleted_at is not null',
  groups: 'r.deleted_at is not null',
  supplier_versions: 'r.name',
  contacts: 'exists (select 1 from group_members g where g.shop_id = r.shop_id and g.contact_id = r.id)',
};

/** Samples are numbered from a thousand on, in letters: each hundred and the one that is nine hundred greater, the last first. */
const hundreds = ['bdcc', 'bccb', 'bbca', 'babj'].map(pair => [pair.slice(0, 2), pair.slice(2)] as const);

/** What a record made of a number nine hundred greater would hold. */
const later: Partial<Record<Kind, (column: string) => string>> = {
  text: column =>
    hundreds.reduce((text, [from, to]) => `regexp_replace(${text}, ' ${from}(..)$', ' ${to}\\1')`, column),
  mobile: column => `(${column}::bigint + 900)::text`,
  timestamp: column => `${column} + interval '900 minutes'`,
};

/** An id that is no reference; a twin has the next one's. */
const isLoose = ({ name }: Table, column: string) =>
  Object.values(entities as Record<string, AnyEntity>).some(
    entity =>
      tableName(entity) === name && Object.keys(entity.softReferences ?? {}).some(field => snake(field) === column),
  );

const words: readonly Kind[] = ['text', 'longText', 'richText'];
const isWords = (kind: Kind | undefined) => kind !== undefined && words.includes(kind);
/** Documents keep these words of their parties beside the entities. */
const partyWords = ['name', 'organization', 'address', 'city'];
const kindOf = (table: Table, column: string): Kind | undefined =>
  partyTables.includes(table) && partyWords.includes(column) ? 'text' : kindInEntity(table, column);
const kindInEntity = ({ name }: Table, column: string): Kind | undefined =>
  Object.values(entities as Record<string, AnyEntity>)
    .filter(entity => tableName(entity) === name)
    .flatMap(storedFields)
    .find(field => field.column === column)?.kind;
