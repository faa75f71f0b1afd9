import { company } from '../../../../company.ts';
import { section, type LegalDocument, type LegalSection, type Subject } from '../../../legalDocument.ts';

export const refundOf = ({ name, app }: Subject): LegalDocument => ({
  title: `Refunds at ${name}`,
  lead: `When money that you paid for ${name} comes back, how much of it, and how soon.`,
  sections: [...beginning, ...(app === 'tsmessenger' ? balance : []), ...middle],
});

const beginning: readonly LegalSection[] = [
  section(
    'before',
    'Before you pay',
    'An order costs nothing until its invoice is paid. Take it back any time before, by answering the letter that confirms it or by leaving the invoice unpaid; nothing is due.',
  ),
  section(
    'fortnight',
    'Within 14 days',
    'If the plan does not do what you need, write to us within 14 days of its opening. You get back all that you paid for it, no reason needed. This holds for the first plan of a shop.',
  ),
  section(
    'later',
    'Later',
    'A plan that runs for half a year or a year can be ended early by you: the full months that are left are paid back, reckoned at the price of the longer plan, less one month. Plans by the month run to their end.',
  ),
  section('always', 'Always', {
    before: 'Whatever the day, you get back',
    items: [
      'the price of any full day on which the service could not be used, when it was our fault and lasted longer than a day;',
      'the price of the time that is left, when we take away a function that you paid for or change the terms against your wish;',
      'whatever was paid twice or by mistake.',
    ],
  }),
];

const middle: readonly LegalSection[] = [
  section(
    'how',
    'How to ask, and how soon',
    `Write to ${company.email} with the number of the order or the invoice. We answer within two working days. The money goes back the way it came, within seven working days after that, with a credit note that takes the GST back as well.`,
  ),
  section(
    'not',
    'What is not paid back',
    'A plan that was closed because the terms were broken in a serious way, and work that was ordered and done beyond a plan.',
  ),
  section(
    'complaint',
    'If we do not agree',
    `Write to ${company.grievanceOfficer}, ${company.privacyEmail}. We confirm a complaint within 48 hours and answer it within a month. Your rights under the Consumer Protection Act, where it applies, stay as they are.`,
  ),
];

const balance: readonly LegalSection[] = [
  section(
    'balance',
    'The balance for messages',
    'What you paid in for messages and did not use comes back when you leave, whole. A message that WhatsApp did not charge is not charged to you; one that was delivered is not given back, also when nobody read it.',
  ),
];
