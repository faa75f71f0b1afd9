import { oldGold, type OldGold } from '../../schema/entities/oldGold.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { noticesOfOldGold } from '../../schema/rules/legalLimits.ts';
import { inNoLot } from '../melting/oldGoldInLots.ts';
import { approvalGuard } from '../sales/approvalGuard.ts';
import { judgeOldGold } from '../sales/concessions.ts';
import { legalGuard, type Judged } from '../sales/legalGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import { onAccount } from '../sales/onAccount.ts';
import { lockSource } from '../sales/settled.ts';
import { refuseWhilePaying } from '../settlements/refuseWhilePaying.ts';
import { identityGuard } from './identity.ts';
import type { Hooks } from './hooks.ts';

export const oldGoldHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(oldGold, documents, shop),
    lockSource(oldGold, 'salesOrderId', documents, shop),
  ],
  transit: (name, documents, scene) => {
    if (name === 'buy') return { before: approvalGuard(judgeOldGold, documents, scene) };
    const cancelled = documents.map(({ id }) => id);
    return name === 'cancel'
      ? { before: [inNoLot(cancelled, scene.shop), refuseWhilePaying(documents, scene.shop)] }
      : {};
  },
  booked: (name, documents, scene) => {
    const bought = documents as readonly unknown[] as readonly OldGold[];
    return [
      ...onAccount(documents, name === 'buy', scene),
      ...(name === 'buy'
        ? legalGuard(
            bought.map(each => judged(each, shopDay(scene.at))),
            scene.shop,
          )
        : []),
    ];
  },
  update: (changes, records, { shop }) => identityGuard(oldGold, changes, records, shop),
};

const judged = (bought: OldGold, today: string): Judged => {
  const day = bought.day ?? today;
  return {
    contactId: bought.contactId,
    salesOrderId: null,
    day,
    notices: facts => noticesOfOldGold(bought, day, facts),
  };
};
