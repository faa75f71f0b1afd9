import { vouchers } from '../../schema/entities/vouchers.ts';
import { onAccount } from '../sales/onAccount.ts';
import { lockSource } from '../sales/settled.ts';
import type { Hooks } from './hooks.ts';

export const voucherHooks: Hooks = {
  locks: (documents, shop) => [lockSource(vouchers, 'salesOrderId', documents, shop)],
  booked: (name, documents, scene) => onAccount(documents, name === 'post', scene),
};
