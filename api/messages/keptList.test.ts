import { expect, it } from 'vitest';
import { listBytes, listIn, type KeptList } from './keptList.ts';

const list = (count: number, more: Partial<KeptList> = {}): KeptList => ({
  of: 'contacts',
  ids: Array.from({ length: count }, (_, n) => `id ${n}`),
  numbers: Array.from({ length: count }, (_, n) => String(9_000_000_000 + n)),
  skips: { 'id 1': 'Wants no messages' },
  variables: [{ field: 'name', fallback: 'customer' }],
  price: '0.88',
  nextAt: '2026-11-20T15:00:00.000Z',
  ...more,
});

it.each([0, 1, 5_000, 12_345])('a list of %i is read as it was kept', async count =>
  expect(await listIn(await listBytes(list(count)))).toEqual(list(count)),
);

it('one of recipients has no numbers', async () => {
  const again = list(6_000, { of: 'recipients', numbers: [] });
  expect(await listIn(await listBytes(again))).toEqual(again);
});

it('one that an older version kept is read too', async () =>
  expect(await listIn(new TextEncoder().encode(JSON.stringify(list(300))))).toEqual(list(300)));
