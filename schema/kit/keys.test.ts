import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The keys at the first level of a type in `defineEntity.ts`. */
const keysOf = (type: string): string[] => {
  const [, text = ''] =
    new RegExp(`^type ${type}<[\\s\\S]*?> = \\{\\n([\\s\\S]*?)^\\};`, 'm').exec(read('schema/kit/defineEntity.ts')) ??
    [];
  return [...text.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key]) => key!);
};

it('the guide has each key of an entity once, and no other', () => {
  const told = [...read('docs/guide/keys-of-an-entity.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key!);
  const keys = [...keysOf('BaseDefinition'), ...keysOf('Derived')];
  expect(keys).toContain('permissions');
  expect(told.sort()).toEqual(keys.sort());
});
