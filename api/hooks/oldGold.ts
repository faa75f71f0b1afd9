import { oldGold } from '../../schema/entities/oldGold.ts';
import { onAccount } from '../sales/onAccount.ts';
import { lockSource } from '../sales/settled.ts';
import type { Hooks } from './hooks.ts';

export const oldGoldHooks: Hooks = {
  locks: (documents, shop) => [lockSource(oldGold, 'salesOrderId', documents, shop)],
  booked: (name, documents, scene) => onAccount(documents, name === 'buy', scene),
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
