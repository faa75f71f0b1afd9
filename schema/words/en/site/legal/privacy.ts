import { company } from '../../../../company.ts';
import { applicationDays } from '../../../../rules/vacancies.ts';
import { section, type LegalDocument, type LegalSection, type Subject } from '../../../legalDocument.ts';

export const privacyOf = ({ name, app }: Subject): LegalDocument => ({
  title: app ? `Privacy at ${name}` : 'Privacy policy',
  lead: `What ${company.legalName} keeps when you use ${name}, why, for how long, and what you may ask of us. We keep little, sell nothing and show it to nobody who does not need it.`,
  sections: [...beginning, ...(app === 'tsinvoice' ? invoice : app === 'tsmessenger' ? messenger : []), ...middle],
});

const beginning: readonly LegalSection[] = [
  section(
    'who',
    'Who is responsible',
    `For what we keep of those who visit this site, register or order, ${company.legalName}, ${company.address.slice(1).join(', ')} is responsible (the “data fiduciary” of the Digital Personal Data Protection Act, 2023).`,
    'For what a shop enters of its customers and staff the shop is responsible, and we process it on its behalf and by its instruction. If you are a customer of a shop, ask the shop first; we help it to answer.',
  ),
  section('what', 'What we keep', {
    items: [
      'Of an account: name, mail address, mobile number, the shops and permissions, and a password only as a hash from which it cannot be read back. With Google sign-in: the name and address that Google confirms, and Google’s number for you.',
      'Of a session: when it began and ends. Of failed attempts to sign in: the network they came from, for minutes to an hour.',
      'Of an order: business, contact, mobile number, mail address, PIN, GSTIN if given, and what was ordered.',
      'Of an application for work with us: name, mobile number, mail address, what you write and the CV.',
      'Of work in a shop: what was entered and who changed what and when.',
      'Of a fault: the page or call that failed, with what was typed left out.',
    ],
  }),
];

const middle: readonly LegalSection[] = [
  section('why', 'Why we keep it', {
    items: [
      'to do what you asked for: to sign you in, run your shop, deliver an order, answer a letter;',
      'to keep the service safe and whole: to stop guessing of passwords, to find faults, to make copies;',
      'because the law asks for it: invoices and accounts of our own.',
    ],
    before: 'Only',
  }),
  section(
    'not',
    'What we do not do',
    'We sell no data and rent none. We use no advertising networks, no trackers and no statistics of others. These pages set no cookies and load nothing from anybody else; signing in leaves one cookie, by which this site knows that you have signed in with that browser before and which tells nobody anything else; the page to sign in with Google loads Google’s button, which follows Google’s own policy.',
    'This site keeps in your own browser: the session while you are signed in, the theme you chose, and the cart of TS Invoice. You can erase it there at any time.',
  ),
  section(
    'sharing',
    'Who else sees it',
    'Those who run servers, mail and copies for us, bound by contract to do nothing else with it; and authorities where the law compels us. Our own support sees a shop’s data only through an access that the owner of the shop allows, for at most 24 hours, and ends at any time; in an emergency a second administrator approves it and all owners are told at once. What is about persons is masked unless the owner shows it.',
  ),
  section(
    'long',
    'How long we keep it',
    'As long as the account lasts, and 90 days beyond, so that you can export what is yours. Then it is erased. Our own invoices stay for the 72 months that tax law asks for. What you delete waits in the trash of your shop; contacts can be deleted for good, their history included.',
    `An application for work is kept until ${applicationDays} days after the vacancy has ended, and erased sooner where you ask for it.`,
  ),
  section(
    'safe',
    'How we keep it safe',
    'Connections are encrypted. Each shop’s records are kept apart by the database itself as well as by the program. Permissions are checked on the server at every call. If something happens that concerns you, we tell you and the Data Protection Board as the law asks.',
  ),
  section('rights', 'What you may ask', {
    before: 'You may',
    items: [
      'know what we keep of you, and get it;',
      'have it corrected, completed or erased;',
      'take back a consent, as easily as it was given;',
      'name somebody who may use these rights for you;',
      'complain: to us first, then to the Data Protection Board of India.',
    ],
  }),
  section(
    'contact',
    'Whom to write to',
    `${company.grievanceOfficer}, ${company.legalName}, ${company.address.slice(1).join(', ')}, ${company.privacyEmail}. We confirm your letter within 24 hours and settle it within 15 days.`,
  ),
  section(
    'children',
    'Children',
    'The service is made for businesses. Nobody under 18 may have an account, and we ask shops to enter no data of children.',
  ),
  section(
    'changes',
    'Changes of this policy',
    'When we change what we do with data, we say so here and, where it matters, by mail before it counts. The date at the top says which version you read.',
  ),
];

const invoice: readonly LegalSection[] = [
  section(
    'bills',
    'What bills add',
    'A bill holds the buyer’s name and, where the law asks for it, address, GSTIN or PAN; the pieces with weight, purity, HUID and price; how it was paid. It is kept for the shop, shown to the people whom the shop lets see bills, and used by us for nothing else.',
    'Issued bills are not erased while the law makes the shop keep them, also when the buyer asks.',
  ),
];

const messenger: readonly LegalSection[] = [
  section(
    'messages',
    'What messages add',
    'For each message we keep who was written to, with which text, when it was sent, delivered and read, or why it failed; and who said STOP, when and how.',
    'To deliver it, the number and the content go to the WhatsApp Business Platform of Meta, which processes them by its own policies, also outside India. We read no chats: answers reach the shop’s own WhatsApp.',
  ),
];
