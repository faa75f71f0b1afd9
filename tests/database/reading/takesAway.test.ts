import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../../server/db/migrations.ts';
import { ownVersion } from '../../../server/db/versions.ts';
import { faultsOf } from './takesAway.ts';

describe('a program of the version before goes on beside', () => {
  it.each([
    'create table a (id uuid not null)',
    'alter table a add column b text',
    'alter table a add column b text not null default $$x$$, add column c text',
    'alter table a alter column b drop not null',
    'alter table a alter column b drop default; drop index a_b_idx; drop policy p on a',
    'create or replace function f() returns text as $$ select 1 $$ language sql',
    '-- Unused since 0.3, which reads it from somewhere else.\nalter table a drop column b',
  ])('%s', sql => expect(faultsOf(sql, '0.4.0')).toEqual([]));
});

describe('a program of the version before would fall over', () => {
  it.each([
    'drop table a',
    'drop function f(uuid)',
    'alter table a drop column b',
    'alter table a add column c text, drop column b',
    'alter table a rename column b to c',
    'alter table a rename to b',
    'alter table a alter column b type uuid using b::uuid',
    'alter table a alter column b set not null',
    'alter table a add column b text not null',
    'alter table a add column b text not null, add column c text default $$x$$',
    '-- Drops it.\nALTER TABLE a\n  DROP COLUMN b',
    '-- Unused since 0.4\nalter table a drop column b',
  ])('%s', sql => expect(faultsOf(sql, '0.4.0')).toHaveLength(1));
});

/** Before it no program accepted a database that was ahead. */
const first = '0098';

it('no migration since then takes away what the version before uses: docs/guide/withdraw-a-migration.md says what to do', () => {
  const later = readMigrations().filter(({ name }) => name >= first);
  expect(later.length).toBeGreaterThan(0);
  expect(later.flatMap(({ name, sql }) => faultsOf(sql, ownVersion).map(fault => `${name} ${fault}`))).toEqual([]);
});
