import { chatErrorSaid } from '../../schema/rules/chatErrors.ts';
import type { RecipientState } from '../../schema/rules/messageStates.ts';
import type { Customer } from './people.ts';
import type { Random } from './random.ts';
import { storedSaid } from '../../schema/words/said.ts';
import { sameNumber } from '../../api/messages/people.ts';
import { optedOut } from '../../api/messages/recipientTransitions.ts';

/** Something that a shop has written to one of its groups. */
export type Campaign = {
  name: string;
  template: string;
  daysAgo: number;
  group: string;
  header?: string;
  /** Behind the person's first name. */
  words: readonly string[];
};

export const campaigns: readonly Campaign[] = [
  {
    name: 'Diwali offer',
    template: 'festival_offer',
    daysAgo: 24,
    group: 'Festival offers',
    header: 'Diwali',
    words: ['20% off making charges', '9 November', 'diwali'],
  },
  {
    name: 'November instalments',
    template: 'instalment_due',
    daysAgo: 9,
    group: 'Gold savings members',
    words: ['₹ 5,000', 'Swarna Sanchay', '25 November'],
  },
  {
    name: 'Wedding season preview',
    template: 'festival_offer',
    daysAgo: 3,
    group: 'VIP customers',
    header: 'Wedding season',
    words: ['a private viewing of the bridal sets', '30 November', 'bridal'],
  },
];

/** Somebody whom it went to, without ids and moments. */
export type Addressed = ReturnType<typeof addressed>[number];

/** `stopped`: numbers that wanted no more messages by then. `price`: of one message. */
export const addressed = (
  { words }: Campaign,
  chosen: readonly Customer[],
  { stopped, price, random }: { stopped: ReadonlySet<string>; price: string; random: Random },
) => {
  const numbers = new Set<string>();
  return chosen.map(({ id: contactId, name, mobileNo: number }) => {
    const twice = numbers.has(number) ? sameNumber : null;
    const skip = stopped.has(number) ? optedOut : twice;
    numbers.add(number);
    const state = skip ? 'skipped' : outcome(random);
    const failed = state === 'failed';
    return {
      contactId,
      name,
      number,
      variables: [name.split(' ')[0], ...words],
      state,
      reason: skip ?? (failed ? storedSaid(chatErrorSaid(131_026)) : null),
      providerId: skip ? null : `wamid.${random.hex(32)}`,
      attempts: skip ? 0 : 1,
      price: skip ? '0' : price,
      billed: skip ? 'none' : failed ? 'released' : state === 'sent' ? 'due' : 'charged',
    };
  });
};

const outcome = (random: Random): RecipientState => {
  const drawn = random.next();
  return drawn < 0.62 ? 'read' : drawn < 0.91 ? 'delivered' : drawn < 0.96 ? 'sent' : 'failed';
};
