import { vouchers, type Voucher } from '../../schema/entities/vouchers.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { noticesOfReceipt } from '../../schema/rules/legalLimits.ts';
import { vouchersHeld } from '../karigars/holdsEnough.ts';
import { legalGuard, takenBack, type Judged } from '../sales/legalGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import { onAccount } from '../sales/onAccount.ts';
import { lockSource } from '../sales/settled.ts';
import { settleVouchers } from '../settlements/ofDocuments.ts';
import { refuseWhilePaying } from '../settlements/refuseWhilePaying.ts';
import { takeOffStatement } from '../settlements/settle.ts';
import type { Hooks, Scene } from './hooks.ts';

export const voucherHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(vouchers, documents, shop),
    lockSource(vouchers, 'salesOrderId', documents, shop),
  ],
  transit: (name, documents, { shop }) => (name === 'cancel' ? { before: [refuseWhilePaying(documents, shop)] } : {}),
  booked: (name, documents, scene) => {
    const all = documents as readonly unknown[] as readonly (Voucher & { id: string })[];
    const receipts = all.filter(({ kind }) => kind === 'receipt');
    return [
      ...onAccount(documents, name === 'post', scene),
      ...(name === 'post' ? settleVouchers(all, scene) : [takeOff(all, scene)]),
      ...vouchersHeld(all, name === 'post', scene.shop),
      ...(name === 'post' ? legalGuard : takenBack)(
        receipts.map(receipt => judged(receipt, shopDay(scene.at))),
        scene.shop,
      ),
    ];
  },
};

/** Puts the money of cancelled payments on account again. */
const takeOff = (vouchers: readonly { id: string }[], { shop, at }: Scene) =>
  takeOffStatement(
    shop,
    'bill_id',
    vouchers.map(({ id }) => id),
    'automatic',
    at,
  );

const judged = (receipt: Voucher & { id: string }, today: string): Judged => {
  const { id, contactId, salesOrderId } = receipt;
  const day = receipt.day ?? today;
  return { contactId, salesOrderId, day, payerId: id, notices: facts => noticesOfReceipt(receipt, day, facts) };
};
