import { company } from '../../../../company.ts';
import { section, type LegalDocument, type LegalSection, type Subject } from '../../../legalDocument.ts';

/** `you` is the business, since a shop is no consumer's hobby. */
export const termsOf = ({ name, app }: Subject): LegalDocument => ({
  title: app ? `Terms of ${name}` : 'Terms of service',
  lead: `These are the rules between ${company.legalName} (“we”) and the business that uses ${name} (“you”). They are written to be read. Where they and the law of India differ, the law counts.`,
  sections: [
    section(
      'agreement',
      'When they apply',
      `They apply from the moment you register a shop, order a plan or use ${name}, and for everybody whom you let in. Whoever agrees for a business says that they may.`,
      ...(app
        ? [
            'They add to the terms of service of TolaShop, which apply as well; where the two differ these here come first.',
          ]
        : []),
    ),
    ...beginning,
    ...(app === 'tsinvoice' ? invoice : app === 'tsmessenger' ? messenger : service),
    ...middle,
  ],
});

const beginning: readonly LegalSection[] = [
  section(
    'account',
    'Your account and your people',
    'You need an account to use the service. Give your own name and a mail address that you read, keep your password to yourself, and tell us when somebody else may know it.',
    'You decide who of your staff may do what, and you answer for what they do with it. Whoever leaves the shop, you take out; their sessions end at once.',
    'You must be 18 years or older and able to enter a contract.',
  ),
];

const middle: readonly LegalSection[] = [
  section(
    'prices',
    'Plans, prices and payment',
    'What a plan costs and what is in it stands on the page of prices on the day you order. Prices are in Indian rupees for one shop and the chosen time, before GST, which the invoice shows by itself.',
    'An order is an offer. The contract begins when we send the invoice. The plan is opened when it is paid, for the full time from that day.',
    'A plan does not renew by itself and nothing is taken from an account or card without you. We remind you by mail before it ends. A new price counts for the next time you order, never for a time that is paid.',
  ),
  section(
    'data',
    'Your data stays yours',
    'What you enter belongs to you. We keep and process it so that the service works for you, and for nothing else. Any list can be exported to CSV or Excel by yourself at any time.',
    'Of the people whose data you enter, your customers and your staff, you are responsible towards them, and we act on your behalf. The privacy policy says what we do and do not do.',
  ),
  section('use', 'What is not allowed', {
    before: 'You do not use the service, and let nobody use it',
    items: [
      'for what the law forbids, to deceive, or to hurt anybody’s rights;',
      'to get into data or parts of it that are not yours, or to find out how to, except where we agreed to a test in writing;',
      'so that others are slowed or cut off: by load, by automatic calls beyond the described API, by harmful files;',
      'to sell or lend it to others without our written word.',
    ],
  }),
  section(
    'running',
    'Running, care and changes',
    'We work so that the service is there at all times, and make copies of the data. Still there are repairs, faults of networks and of others whom we need; we promise no uninterrupted service. Planned repairs are announced in the app.',
    'The service changes: functions come, some become others. If something that you paid for goes, you may end the plan and get the money for the time that is left.',
  ),
  section(
    'rights',
    'What belongs to whom',
    'The program, its texts, pictures and marks belong to us or to those who let us use them. While you have an account you may use them as meant; nothing more passes to you. Ideas that you send us we may use without paying for them.',
  ),
  section(
    'liability',
    'Liability',
    'Bills, taxes, weights and prices that the service reckons come from what is entered and from rates that you keep: check them before you rely on them. It is no tax, legal or investment advice.',
    'As far as the law allows, our liability for everything out of one contract is limited to what you paid for the plan in the twelve months before, and does not reach lost profit or other loss that follows indirectly. Nothing here limits liability that the law does not let us limit, such as for fraud or gross negligence.',
  ),
  section(
    'end',
    'How it ends',
    'You may stop at any time: leave the plan to end, or write to us to close the account. We may close or suspend an account when these terms are broken in a serious way, when a bill stays unpaid for 30 days after a reminder, or when the law asks us to; where we can, with notice and time to set it right.',
    'For 90 days after the end you can read and export your data. Then we erase it, except what the law makes us keep.',
  ),
  section(
    'law',
    'Law, disputes and complaints',
    `The law of India applies; the courts of ${company.city} decide, unless the law gives you another. Before that, write to us: most things are settled by a letter.`,
    `Complaints go to ${company.grievanceOfficer}, ${company.privacyEmail}. We confirm one within 48 hours and answer it within a month.`,
  ),
  section(
    'changes',
    'Changes of these terms',
    'We may change these terms. A change that matters is sent by mail 30 days before; until then you may object and end the contract, with the money back for the time that is left. The date at the top says which version you read.',
  ),
];

const service: readonly LegalSection[] = [
  section(
    'service',
    'What the service is',
    'TolaShop keeps the catalogue, rates, customers and staff of a shop, in a browser. The apps TS Invoice and TS Messenger are ordered by the shop and have terms of their own.',
    'A shop that was registered is looked at before it may send messages or appear in public.',
  ),
];

const invoice: readonly LegalSection[] = [
  section(
    'service',
    'What TS Invoice does',
    'It writes bills and GST invoices from what you enter, numbers them, reckons the tax by the rules and rates kept in your shop, and keeps them. How much of it, for how many people and series, is said by your plan.',
  ),
  section('duties', 'What stays yours to do', {
    before: 'You remain the one who issues the invoice. In particular you',
    items: [
      'enter your GSTIN, state, HSN codes, weights, purities and rates rightly, and keep tax rates up to date;',
      'check each invoice before it is issued: what was issued is cancelled by a credit note, not edited;',
      'file your returns, and keep your accounts for the 72 months that the law asks for, also beyond the end of a plan;',
      'ask for PAN and refuse cash where the law says so; what the app says about it is a reminder.',
    ],
  }),
];

const messenger: readonly LegalSection[] = [
  section(
    'service',
    'What TS Messenger does',
    'It sends messages that you compose to people whom you choose, through the WhatsApp Business Platform of Meta, from a number that is yours. Meta’s own terms and policies for businesses apply between you and Meta.',
    'Meta may hold back, limit, price or refuse messages, templates and numbers. What it charges for a delivered message is passed on without a surcharge; a message that was not charged is given back to your balance.',
  ),
  section('duties', 'Whom you may write to', {
    before: 'You send only messages that are welcome. In particular you',
    items: [
      'write only to people who agreed to hear from your shop on WhatsApp, and can show when and how they did;',
      'leave out at once whoever says STOP, in whatever words; the app does so for those it recognises;',
      'say who you are, and promise nothing on prices, purity or schemes that you do not keep;',
      'send nothing that Meta’s commerce policy or the law forbids, and no messages for others.',
    ],
  }),
  section(
    'limits',
    'Limits and quiet hours',
    'Messages wait for WhatsApp’s limits and for the quiet hours of your shop. A campaign that cannot go out in time is shown to you; it is not a fault of the service when Meta’s limits hold it back.',
  ),
];
