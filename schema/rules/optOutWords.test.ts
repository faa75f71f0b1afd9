import { expect, test } from 'vitest';
import { wishOf } from './optOutWords.ts';

test.each([
  ['STOP', 'optOut'],
  ['stop', 'optOut'],
  [' "Stop!" ', 'optOut'],
  ['Opt-out', 'optOut'],
  ['UNSUBSCRIBE', 'optOut'],
  ['Stop  promotions.', 'optOut'],
  ['बंद', 'optOut'],
  ['थांबवा', 'optOut'],
  ['Start', 'optIn'],
  ['शुरू करें', 'optIn'],
  ['', null],
  ['Please do not stop', null],
  ['Stop by the shop on Sunday', null],
  ['non-stop', null],
  [`stop${' '.repeat(50)}`, null],
] as const)('%j is %s', (text, wish) => expect(wishOf(text)).toBe(wish));
