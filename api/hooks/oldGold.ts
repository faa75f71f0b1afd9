import { oldGold, type OldGold } from '../../schema/entities/oldGold.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { noticesOfOldGold } from '../../schema/rules/legalLimits.ts';
import { approvalGuard } from '../sales/approvalGuard.ts';
import { legalGuard, type Judged } from '../sales/legalGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import { onAccount } from '../sales/onAccount.ts';
import { lockSource } from '../sales/settled.ts';
import type { Hooks } from './hooks.ts';

export const oldGoldHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(oldGold, documents, shop),
    lockSource(oldGold, 'salesOrderId', documents, shop),
  ],
  transit: (name, documents, scene) => (name === 'buy' ? { before: approvalGuard(oldGold, documents, scene) } : {}),
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
  /** A change may name the proof or its number alone: of an Aadhaar number nobody keeps more than the law lets them. */
  update: (changes, records, { shop }) =>
    'proof' in changes || 'proofNumber' in changes
      ? {
          after: [
            {
              text: `select refuse_unless(not exists (select 1 from old_gold g where g.shop_id = $1 and g.id = any($2::uuid[])
                and g.proof = 'aadhaar' and g.proof_number !~ '^[0-9]{4}$'), 'TS400', 'proofNumber:aadhaarLastFour')`,
              values: [shop, records],
            },
          ],
        }
      : {},
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
