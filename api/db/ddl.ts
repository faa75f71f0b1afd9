import { currentShop, inOpenBooks, seesAll } from './settings.ts';
import { statesDdl, writerGrants } from './statesDdl.ts';
import type { AppendOnly, Check, Column, ForeignKey, Index, Table } from './table.ts';

export const columnDdl = ({ name, type, nullable, initial, generated }: Column) =>
  [
    name,
    type,
    !nullable && 'not null',
    initial && `default ${initial}`,
    generated && `generated always as (${generated}) stored`,
  ]
    .filter(Boolean)
    .join(' ');

export const foreignKeyDdl = ({ name, columns, table, to }: ForeignKey) =>
  `constraint ${name} foreign key (${columns.join(', ')}) references ${table} (${to.join(', ')})`;

export const checkDdl = ({ name, condition }: Check) => `constraint ${name} check (${condition})`;

export const indexDdl = (table: string, { name, columns, unique, nullsAlike, where, using, options }: Index) =>
  [
    `create ${unique ? 'unique ' : ''}index ${name} on ${table}`,
    using && `using ${using}`,
    `(${columns.join(', ')})`,
    nullsAlike && 'nulls not distinct',
    options && `with (${options})`,
    where && `where ${where}`,
  ]
    .filter(Boolean)
    .join(' ') + ';';

/**
 * Reads every row of every table, and is the owner's alone: an owner that is no superuser becomes it to back up. Its policies name it twice,
 * since functions of the owner have its rights.
 */
export const backupRole = 'backup_reader';

/** A new table with all that guards it. Distribution comes right after the creation; it does nothing on one server. */
export const tableDdl = (table: Table): string =>
  [
    `create table ${table.name} (\n${[
      ...table.columns.map(columnDdl),
      `constraint ${table.name}_pkey primary key (${table.key.join(', ')})`,
      ...table.foreignKeys.map(foreignKeyDdl),
      ...(table.checks ?? []).map(checkDdl),
    ]
      .map(line => `  ${line}`)
      .join(',\n')}\n);`,
    `select distribute_${table.scope === 'shop' ? 'shop' : 'platform'}('${table.name}');`,
    ...table.indexes.map(index => indexDdl(table.name, index)),
    `grant select on ${table.name} to ${backupRole};`,
    ...(table.scope === 'platform' ? [] : shopGuards(table)),
    ...(table.scope === 'shop' ? [] : accountGrants(table)),
    ...(table.searchable ? [searchDdl(table)] : []),
  ].join('\n');

const accountGrants = (table: Table) =>
  table.appendOnly ? [`grant select, insert on ${table.name} to account;`] : writerGrants(table, 'account');

const shopGuards = (table: Table) => {
  const { name, scope, across, clearable, personal, states, columns, desk, appendOnly, takesEffectOn } = table;
  return [
    `alter table ${name} enable row level security;`,
    `alter table ${name} force row level security;`,
    `create policy backup on ${name} for select to ${backupRole} using (current_user = '${backupRole}');`,
    ...(personal ? personalDdl(name, personal) : [policyDdl(name, `shop_id = ${currentShop}`)]),
    ...(appendOnly ? appendOnlyDdl(name, appendOnly) : writerGrants({ name, states, columns }, 'app')),
    ...(states ? statesDdl({ name, states }) : []),
    ...(scope === 'shared' ? [`create policy platform on ${name} using (${beyondShops});`, overseen(name)] : []),
    ...(across && scope === 'shop' ? [acrossDdl(name)] : []),
    ...(clearable ? [clearableDdl(name)] : []),
    ...(desk ? deskDdl(name, desk) : []),
    ...(takesEffectOn ? [takesEffectDdl(name, takesEffectOn)] : []),
  ];
};

/** New rows are documents of days whose books are open. */
export const takesEffectDdl = (name: string, day: string) =>
  `create policy open_books on ${name} as restrictive for insert with check (${inOpenBooks(day)});`;

const appendOnlyDdl = (name: string, { added, released }: AppendOnly) => [
  `grant select, insert on ${name} to app;`,
  ...(added ? [`create policy added on ${name} as restrictive for insert with check (${added});`] : []),
  ...(released
    ? [
        `grant select, update (${released}) on ${name} to transition;`,
        `create policy released on ${name} as restrictive for update to transition with check (${released} is null);`,
      ]
    : []),
];

const policyDdl = (name: string, rows: string) => `create policy shop on ${name} using (${rows}) with check (${rows});`;

/**
 * One person's rows; all of the shop's for the server's own jobs, which work for nobody. Others may put rows there for
 * somebody, which they then do not see, where that is not the person's alone.
 */
const personalDdl = (name: string, whose: NonNullable<Exclude<Table['personal'], false>>) => [
  policyDdl(name, `shop_id = ${currentShop} and ${personalRows(whose)}`),
  ...(whose === 'alone' || typeof whose === 'object'
    ? []
    : [`create policy told on ${name} for insert with check (shop_id = ${currentShop});`]),
];

const personalRows = (whose: NonNullable<Table['personal']>) => {
  const own = `current_setting('app.user_id', true) in ('', user_id::text)`;
  return typeof whose === 'object' ? `(${own} or ${seesAll(whose.unless)})` : own;
};

/** Of a table the rows of one record, for whoever answers a shop's request. */
export const deskDdl = (name: string, { rows, may, alone }: NonNullable<Table['desk']>) => [
  `create policy desk on ${name} as restrictive to desk using (${rows}) with check (${rows});`,
  `grant ${may} on ${name} to desk;`,
  ...(alone
    ? [
        `create policy internal on ${name} as restrictive to app using (${seenBy(alone)}) with check (${seenBy(alone)});`,
      ]
    : []),
];

/** The server's own jobs see them too. */
const seenBy = (alone: string) => `not ${alone} or current_setting('app.user_id', true) = ''`;

/** Opens a shop's table to lists over all shops. */
export const acrossDdl = (name: string) =>
  `create policy across on ${name} for select using (${overShops});\n${overseen(name)}`;
/** The table's policy holds `clearer` to the shop of the transaction. */
export const clearableDdl = (name: string) => `grant select, delete on ${name} to clearer;`;

const overseen = (name: string) => `grant select on ${name} to overseer;`;

/** Whoever does not work in one space sees all of a shared table: functions that enter a context, accounts, lists over all shops. */
const beyondShops = `current_user <> 'app'`;
/** By name, since the server's own role inherits what `overseer` may. */
const overShops = `current_user = 'overseer'`;

/** Up to so many rows of a shop are read one by one: the index has the words of all shops, and costs more the more there are. */
const fewRows = 1_000;

/**
 * A policy keeps LIKE away from the trigram index, since LIKE is not leakproof. This function passes by the policy and
 * is its own second wall: it answers for the transaction's shop only. The trash it leaves out, as its index does.
 */
export const searchDdl = ({ name, columns }: Table) => {
  const live = columns.some(column => column.name === 'deleted_at') ? ' and t.deleted_at is null' : '';
  return `grant select on ${name} to searcher;
create or replace function search_${name}(shop uuid, pattern text) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if shop is distinct from ${currentShop} then
    raise exception 'search outside of the shop' using errcode = '42501';
  end if;
  if (select count(*) from (select 1 from ${name} t where t.shop_id = shop${live} limit ${fewRows + 1}) c) <= ${fewRows} then
    return array(select t.id from (select t.id, t.search_text from ${name} t where t.shop_id = shop${live} offset 0) t where t.search_text like pattern);
  end if;
  return array(select t.id from ${name} t where t.shop_id = shop and t.search_text like pattern${live});
end $$;
alter function search_${name}(uuid, text) owner to searcher;
revoke execute on function search_${name}(uuid, text) from public;
grant execute on function search_${name}(uuid, text) to app;`;
};
