import { chitEntries, type ChitEntry } from '../../schema/entities/chitEntries.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { noticesOfReceipt } from '../../schema/rules/legalLimits.ts';
import { lockMembers } from '../chits/lockMembers.ts';
import { refreshPassbooks } from '../chits/passbooks.ts';
import { legalGuard, takenBack, type Judged } from '../sales/legalGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Hooks } from './hooks.ts';

const ofEntries = 'select e.member_id from chit_entries e where e.shop_id = $1 and e.id = any($2::uuid[])';

export const chitEntryHooks: Hooks = {
  locks: (entries, shop) => [lockParties(chitEntries, entries, shop), lockMembers(ofEntries, entries, shop)],
  /** What was redeemed or paid back stays. */
  transit: (name, entries, { shop }) =>
    name === 'cancel'
      ? {
          before: [
            {
              text: `select refuse_unless(not exists (select 1 from chit_members m where m.shop_id = $1 and m.id = any($2::uuid[]) and m.state <> 'active'),
                'TS409', 'chitNotActive')`,
              values: [shop, entries.map(({ memberId }) => memberId as string)],
            },
          ],
        }
      : {},
  booked: (name, documents, scene) => {
    const entries = documents as readonly unknown[] as readonly ChitEntry[];
    const taken = entries.filter(({ kind }) => kind !== 'refund');
    return [
      refreshPassbooks([...new Set(entries.map(({ memberId }) => memberId))], scene),
      ...(name === 'post' ? legalGuard : takenBack)(
        taken.map(entry => judged(entry, shopDay(scene.at))),
        scene.shop,
      ),
    ];
  },
};

const judged = (entry: ChitEntry, today: string): Judged => {
  const day = entry.day ?? today;
  return {
    contactId: entry.contactId,
    salesOrderId: null,
    day,
    notices: facts => noticesOfReceipt({ way: entry.way, amount: entry.amount }, day, facts),
  };
};
