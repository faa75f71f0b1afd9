import { expect, it } from 'vitest';
import { dueAges } from './ledger.ts';

it('leaves no day between two ages of what is due', () => {
  expect(dueAges.slice(1).map(({ from }) => from)).toEqual(dueAges.slice(0, -1).map(({ to }) => to! + 1));
});
