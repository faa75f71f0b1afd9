import { expect, it } from 'vitest';
import { sameCards } from './sameCards.ts';

type Page = { data: { id: number; name: string }[]; total: number };
const page = (...data: Page['data']): Page => ({ data, total: data.length });

it('keeps the records that are as before, wherever they stand', () => {
  const before = page({ id: 1, name: 'Chain' }, { id: 2, name: 'Ring' }, { id: 3, name: 'Kada' });
  const after = page({ id: 4, name: 'Bangle' }, { id: 1, name: 'Chain' }, { id: 3, name: 'Kada of 20 g' });
  const kept = sameCards(before, after) as Page;
  expect(kept).toEqual(after);
  expect(kept.data[1]).toBe(before.data[0]);
  expect(kept.data[2]).not.toBe(before.data[2]);
});

it('takes the first page as it is', () => {
  const after = page({ id: 1, name: 'Chain' });
  expect(sameCards(undefined, after)).toEqual(after);
});
