import { expect, it } from 'vitest';
import { connect } from './account.ts';

const prices = { marketing: 0.88, utility: 0.13, authentication: 0.14 };
const account = { shop: 's', at: new Date('2026-11-29T10:00:00Z'), phoneNumberId: '1', businessAccountId: '2', prices };
const stored = (statements: ReturnType<typeof connect>) => statements.at(-1)!.values;

it('connects a number with the price of each kind of message, at the usual pace unless told', () => {
  expect(stored(connect(account))).toEqual(['s', '1', '2', 0.88, 0.13, 0.14, 75, '2026-11-29T10:00:00.000Z']);
  expect(stored(connect({ ...account, perSecond: 0 }))[6]).toBe(0);
});
