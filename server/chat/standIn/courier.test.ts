import { expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { courier } from './courier.ts';

it('tells a few at once, the others in their order, so that whoever listens is not flooded', async () => {
  const told: number[] = [];
  let [running, most] = [0, 0];
  const { tell, stop } = courier('secret', async body => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    told.push(JSON.parse(new TextDecoder().decode(body)) as number);
    return true;
  });
  const all = Array.from({ length: 100 }, (_, n) => n);
  for (const n of all) tell(n as unknown as object);
  await eventually(() => expect(told).toEqual(all));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(8);
  stop();
});
