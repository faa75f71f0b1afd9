import { expect, it } from 'vitest';
import { ownValue } from './ownValue.ts';

const table = { gold: 'AU', 1: 'one' };

it.each<[unknown, unknown]>([
  ['gold', 'AU'],
  [1, 'one'],
  ['silver', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
  ['toString', undefined],
  [null, undefined],
  [['gold'], undefined],
  [{ toString: () => 'gold' }, undefined],
])('under %j stands %j', (key, value) => expect(ownValue<string>(table, key)).toBe(value));
