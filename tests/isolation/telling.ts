import { freeNumber } from '../support/isolatedApi.ts';
import type { Pools } from './choices.ts';
import type { Furnished } from './furnished.ts';
import type { Step } from './sequences.ts';

/** Calls that chance would hardly make, each with what it takes to see whose rows it reads. */
export const telling = ({ past, shopId }: Furnished, { groups }: Pools): [Step][] => {
  const group = groups![0]!;
  const [one, other] = past.pair;
  const words = { templateName: 'festival_offer', templateLanguage: 'en', templateVariables: '["a","b","c","d"]' };
  const prices = {
    businessAccountId: '12345',
    marketingPrice: 1,
    utilityPrice: 1,
    authenticationPrice: 1,
    perSecond: 1,
  };
  const calls: Omit<Step, 'n'>[] = [
    { call: 'contacts.distinguish', given: { ids: past.alike.slice(0, 2), distinct: false } },
    { call: 'contacts.delete', with: { contacts: [past.merged] }, given: { permanent: 'true' } },
    { call: 'contacts.merge', given: { into: one, others: [other] } },
    { call: 'contacts.exportLater', given: { format: 'csv', group } },
    ...(['groupMembers.addMany', 'groupMembers.removeMany'] as const).map(call => ({
      call,
      with: { groups: [group] },
      given: { contactIds: [past.merged] },
    })),
    {
      call: 'messages.retry',
      with: { messages: [past.messages.ended] },
      given: { name: 'Once more', to: 'failed' },
    },
    { call: 'messages.estimate', given: { ...words, contacts: JSON.stringify(past.pair) } },
    { call: 'backgroundTasks.list', as: 'clerk', given: {} },
    { call: 'shops.chatAccount', as: 'administrator', given: {} },
    { call: 'shops.chatCredits', as: 'administrator', given: {} },
    { call: 'shops.setChatAccount', as: 'administrator', given: { ...prices, phoneNumberId: freeNumber } },
  ];
  return calls.map(call => [{ ...call, n: 0, with: { ...call.with, shops: [shopId] } }]);
};
