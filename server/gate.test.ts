import { expect, it } from 'vitest';
import { gate } from './gate.ts';

it('lets so many in at once, the others in order, and goes on after a failure', async () => {
  const enter = gate(2);
  const begun: number[] = [];
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const works = ends.map((end, number) => enter(() => (begun.push(number), end.promise)).catch(() => 'failed'));

  expect(begun).toEqual([0, 1]);
  ends[1]!.reject(new Error('broken'));
  expect(await works[1]).toBe('failed');
  expect(begun).toEqual([0, 1, 2]);
  for (const end of ends) end.resolve();
  await Promise.all(works);
  expect(begun).toEqual([0, 1, 2, 3]);
  await enter(async () => begun.push(4));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
