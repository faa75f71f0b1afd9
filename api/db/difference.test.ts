import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEntity, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { boolean, integer, money, text } from '../../schema/kit/kinds.ts';
import { openTestDatabase, type TestEngine } from '../../tests/support/testDatabase.ts';
import { difference } from './difference.ts';
import { entityTable } from './entityTable.ts';

const shelf = (fields: Parameters<typeof defineEntity>[0]['fields'], more: object = {}): AnyEntity =>
  defineEntity({
    name: 'shelves',
    label: { one: 'Shelf', many: 'Shelves' },
    path: 'shops/:shopId/shelves',
    title: 'name',
    fields,
    search: ['name'],
    permissions: {},
    ...more,
  });

const name = text().required();
const before = entityTable(shelf({ name, rent: money() }));

const steps: [what: string, after: ReturnType<typeof entityTable>, lines: string[]][] = [
  ['nothing', before, []],
  [
    'a new optional field',
    entityTable(shelf({ name, rent: money(), floor: integer() })),
    ['alter table shelves add column floor integer;'],
  ],
  [
    'a new required field, for a person to look at',
    entityTable(shelf({ name, rent: money(), floor: integer().required() })),
    ['alter table shelves add column floor integer not null; -- check: existing rows need a value'],
  ],
  [
    'a boolean, which has a value for all',
    entityTable(shelf({ name, rent: money(), open: boolean(true) })),
    ['alter table shelves add column open boolean not null default true;'],
  ],
  [
    'a field that goes',
    entityTable(shelf({ name })),
    ['alter table shelves drop column rent; -- check: its values are lost'],
  ],
  [
    'a field that becomes optional',
    entityTable(shelf({ name: text(), rent: money() })),
    ['alter table shelves alter column name drop not null;'],
  ],
  [
    'a field of another type',
    entityTable(shelf({ name, rent: integer() })),
    ['alter table shelves alter column rent type integer; -- check: may fail or round'],
  ],
  [
    'a field that is searched too',
    entityTable(shelf({ name, rent: money(), code: text() }, { search: ['name', 'code'] })),
    [
      'alter table shelves drop column search_text;',
      'alter table shelves add column code text;',
      `alter table shelves add column search_text text generated always as (lower(coalesce(name, '') || E'\\n' || coalesce(code, ''))) stored;`,
      'create index shelves_search_idx on shelves using gin (shop_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null;',
    ],
  ],
  [
    'a list over all shops',
    entityTable(shelf({ name, rent: money() }, { across: { path: 'system/shelves', permission: 'system/all' } })),
    [
      'create index shelves_id_across_idx on shelves (id);',
      `create policy across on shelves for select using (current_user = 'overseer');`,
      'grant select on shelves to overseer;',
    ],
  ],
  [
    'a set of fields that becomes unique',
    entityTable(shelf({ name, rent: money() }, { unique: [['name']] })),
    ['create unique index shelves_name_key on shelves (shop_id, name) where deleted_at is null;'],
  ],
];

it.each(steps)('says what %s takes', (_what, after, lines) => {
  expect(difference([before], [after]).split('\n').filter(Boolean)).toEqual(lines);
});

it('drops a table with its search', () => {
  expect(difference([before], [])).toBe(
    'drop function search_shelves(uuid, text);\ndrop table shelves; -- check: everything in it is lost',
  );
});

it('refuses to change a key', () => {
  expect(() => difference([before], [{ ...before, key: ['id'] }])).toThrow('write that migration by hand');
});

describe('what it says', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await openTestDatabase('embedded');
    await engine.sql(difference([], [before]));
  });
  afterAll(() => engine.close());

  it.each(steps.slice(1))('holds in PostgreSQL, there and back: %s', async (_what, after) => {
    await engine.sql(difference([before], [after]));
    await engine.sql(difference([after], [before]));
    await engine.sql(
      `insert into shelves (shop_id, id, name, created_at, updated_at) values (gen_random_uuid(), gen_random_uuid(), 'x', now(), now())`,
    );
    expect(await engine.sql('delete from shelves returning name')).toEqual([{ name: 'x' }]);
  });
});
