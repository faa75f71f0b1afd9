import { expect, it } from 'vitest';
import { joinedLines } from './joinedLines.ts';

const line = (id: string, charge = 1) => ({ id, charge });
const [a, b, c] = [line('a'), line('b'), line('c')];
const mine = { charge: 7 };

it.each([
  ['nobody changed anything', [a, b], [a, b], [a, b]],
  ['each changed another line', [line('a', 2), b], [a, line('b', 3)], [line('a', 2), line('b', 3)]],
  ['each added one', [a, b, mine], [a, b, c], [a, b, c, mine]],
  ['one removed, the other changed another', [b], [a, line('b', 3)], [line('b', 3)]],
  ['both removed the same', [b], [b], [b]],
  ['both changed a line alike', [line('a', 2), b], [line('a', 2), b], [line('a', 2), b]],
  ['they put them in another order', [line('a', 2), b], [b, a], [b, line('a', 2)]],
  ['both changed the same line', [line('a', 2), b], [line('a', 3), b], undefined],
  ['one removed what the other changed', [b], [line('a', 3), b], undefined],
  ['the other way round', [line('a', 2), b], [b], undefined],
])('%s', (_, my, their, joined) => expect(joinedLines([a, b], my, their)).toEqual(joined));
