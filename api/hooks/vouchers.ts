import { vouchers, type Voucher } from '../../schema/entities/vouchers.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { noticesOfReceipt } from '../../schema/rules/legalLimits.ts';
import { legalGuard, type Judged } from '../sales/legalGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import { onAccount } from '../sales/onAccount.ts';
import { lockSource } from '../sales/settled.ts';
import type { Hooks } from './hooks.ts';

export const voucherHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(vouchers, documents, shop),
    lockSource(vouchers, 'salesOrderId', documents, shop),
  ],
  booked: (name, documents, scene) => {
    const receipts = (documents as readonly unknown[] as readonly Voucher[]).filter(({ kind }) => kind === 'receipt');
    return [
      ...onAccount(documents, name === 'post', scene),
      ...(name === 'post'
        ? legalGuard(
            receipts.map(receipt => judged(receipt, shopDay(scene.at))),
            scene.shop,
          )
        : []),
    ];
  },
};

const judged = (receipt: Voucher, today: string): Judged => {
  const { contactId, salesOrderId } = receipt;
  const day = receipt.day ?? today;
  return { contactId, salesOrderId, day, notices: facts => noticesOfReceipt(receipt, day, facts) };
};
