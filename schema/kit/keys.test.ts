import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { capital } from './capital.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The keys at the first level of a type. */
const keysOf = (file: string, type: string): string[] => {
  const [, text = ''] =
    new RegExp(`^(?:export )?type ${type}<[\\s\\S]*?> = \\{\\n([\\s\\S]*?)^\\};`, 'm').exec(
      read(`schema/kit/${file}.ts`),
    ) ?? [];
  return [...text.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key]) => key!);
};

it('the guide has each key of an entity once, and no other', () => {
  const told = [...read('docs/guide/keys-of-an-entity.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key!);
  const groups = ['Groups', ...keysOf('groups', 'Groups').map(group => `${capital(group)}Keys`)];
  const keys = [
    ...['BaseDefinition', 'Derived'].flatMap(type => keysOf('defineEntity', type)),
    ...groups.flatMap(type => keysOf('groups', type)),
  ];
  expect(keys).toContain('permissions');
  expect(told.sort()).toEqual(keys.sort());
});
