import { expect, it } from 'vitest';
import { entities } from '../entities/index.ts';
import { wayOut } from './unusualDays.ts';

const { quickBills, vouchers, quotes, salesOrders, purchases, heldGoods, creditNotes, chitMembers } = entities;

it.each([
  [quickBills, 'draft', 'correct'],
  [quickBills, 'issued', 'credit'],
  [vouchers, 'draft', 'correct'],
  [vouchers, 'posted', 'cancel'],
  [purchases, 'posted', 'cancel'],
  [quotes, 'given', 'reopen'],
  [salesOrders, 'confirmed', 'reopen'],
  [salesOrders, 'ready', 'cancel'],
  [salesOrders, 'delivered', 'stays'],
  [heldGoods, 'here', 'correct'],
  [chitMembers, 'active', 'stays'],
  [creditNotes, null, 'stays'],
] as const)('%o in the state %j: %s', (entity, state, way) => {
  expect(wayOut(entity, state)).toBe(way);
});
