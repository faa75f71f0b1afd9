import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { idleExceptions, packagesOf, refusedPackages, type Lock } from '../scripts/licences.ts';

const locked = packagesOf(JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as Lock);

it('every package comes under a licence that is allowed', () => {
  expect(locked.length).toBeGreaterThan(500);
  expect(refusedPackages(locked).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

it('every exception is needed', () => expect(idleExceptions(locked)).toEqual([]));

const under = (license: string | undefined, name = 'some-package', dev = false) =>
  refusedPackages(packagesOf({ packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', license, dev } } }));

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', '(MPL-2.0 OR Apache-2.0)'])('%s may come', licence =>
  expect(under(licence)).toEqual([]),
);

it.each([undefined, '', 'UNLICENSED', 'GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'MPL-2.0', 'SEE LICENSE IN x'])(
  '%s may not',
  licence => expect(under(licence)).toHaveLength(1),
);

it('a tool’s exception is no exception for what runs in production', () => {
  expect(under('MPL-2.0', 'axe-core', true)).toEqual([]);
  expect(under('MPL-2.0', 'axe-core')).toHaveLength(1);
});
