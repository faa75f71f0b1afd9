import type { Statement } from '../ports.ts';
import { reverseStatement } from '../ledger/documents.ts';
import { closeAccounts } from '../ledger/mergedAccounts.ts';
import { takeOffOfOthers } from '../settlements/settle.ts';
import type { Hooks } from './hooks.ts';

/** What a change names may not fit what the contact had: looked at when it is written. */
const checked = (shop: string, records: readonly string[]): Statement[] => [
  unless(shop, records, 't.state_code is not null and left(t.gstin, 2) <> t.state_code', 'gstin:otherState'),
  unless(shop, records, 't.pan is not null and substr(t.gstin, 3, 10) <> t.pan', 'gstin:otherPan'),
];

const unless = (shop: string, records: readonly string[], wrong: string, detail: string): Statement => ({
  text: `select refuse_unless(not exists (select 1 from contacts t
    where t.shop_id = $1 and t.id = any($2::uuid[]) and ${wrong}), 'TS400', $3)`,
  values: [shop, records, detail],
});

export const contactHooks: Hooks = {
  merge: (merge, { shop, at, ids }) => [closeAccounts(shop, merge, { at, ids })],
  unmerge: (merge, { shop, at, ids }) => [
    reverseStatement(shop, [merge], { at, ids }),
    takeOffOfOthers(shop, merge, at),
  ],
  update: (changes, records, { shop }) => ({
    after: ['gstin', 'pan', 'stateCode'].some(name => name in changes) ? checked(shop, records) : [],
  }),
};
