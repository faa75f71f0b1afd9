import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, longText, money, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { postingsOfChitEntry } from '../rules/chitEntries.ts';
import { monthsRead } from '../rules/chitMonths.ts';
import { chitEntryKinds } from '../rules/chitTerms.ts';
import { bookStates } from '../rules/ledger.ts';
import { finenesses, metals } from '../rules/metals.ts';
import { paidBy } from '../rules/saleFields.ts';
import { shortReasonField, shortReasonOfCancel } from '../rules/shortReason.ts';
import { say } from '../words/said.ts';

/** What is paid into passbooks and back out of them: the passbook makes it, and it is in the books at once. What buys metal keeps its fine weight, reckoned once. */
export const chitEntries = defineEntity({
  name: 'chitEntries',
  label: { one: 'Scheme receipt', many: 'Scheme receipts' },
  path: 'shops/:shopId/chit_entries',
  page: { route: 'chit_entries', menu: 'sell' },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    memberId: ref('chitMembers', { embed: 'member' }).label('Passbook').required(),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer').required(),
    kind: choice(chitEntryKinds).label('What it is').required(),
    day: date().label('Day'),
    ...backDatedFields(),
    month: date().label('From the month'),
    months: integer().label('Months').min(1, 'At least ${min}').max(12, 'At most ${max}'),
    amount: money().label('Amount').required(),
    ...paidBy(),
    shortReason: shortReasonField(),
    tillId: ref('tills', { embed: 'till' }).label('Till'),
    metal: choice(metals).label('Metal'),
    fineness: choice(finenesses).label('Fineness'),
    rate: money().label('Rate'),
    rateId: ref('commodityRates').label('Rate entry'),
    weight: weight().label('Weight'),
    fineWeight: weight().label('Fine weight'),
    note: longText().label('Note').max(250),
    state: choice(bookStates).label('State').required(),
  },
  derived: { forMonths: ({ month, months }, _, { language }) => monthsRead(month, months, language) },
  search: ['number', 'reference', 'note'],
  permissions: { list: can.ChitMemberList },
  list: {
    columns: ['number', 'memberId', 'forMonths', 'day', 'contactId', 'kind', 'amount', 'state'],
    filters: ['memberId', 'contactId', 'kind', 'way', 'tillId', 'day'],
    period: 'day',
  },
  sections: {
    what: {
      fields: [['number', 'day'], 'backDatedReason', ['memberId', 'contactId'], ['kind', 'month', 'months']],
    },
    money: { label: 'Money', fields: [['amount', 'way'], ['tillId', 'bankId'], 'reference'] },
    metal: {
      label: 'Metal',
      fields: [
        ['metal', 'fineness', 'rate'],
        ['weight', 'fineWeight'],
      ],
    },
  },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['posted', 'cancelled'],
    transitions: {
      post: {
        from: ['draft'],
        to: 'posted',
        label: 'Put into the books',
        summary: 'The passbook holds it',
        permission: can.ChitMemberAdd,
        by: 'chitMembers',
      },
      cancel: {
        from: ['posted'],
        to: 'cancelled',
        label: 'Cancel receipt',
        summary: 'An entry of today takes back what it put into the books',
        permission: can.ChitMemberDelete,
        input: { shortReason: shortReasonOfCancel() },
        danger: true,
        guard: ({ kind }: { kind: string | null }) => (kind === 'refund' ? say('chitRefundStays') : null),
      },
    },
  },
  posts: { by: 'post', undoneBy: 'cancel', of: postingsOfChitEntry },
  series: { field: 'number', prefix: 'S', takenBy: 'post', dated: 'day', outgoing: true, till: 'tillId' },
  parties: { other: 'contactId' },
  papers: {
    receipt: {
      label: 'Receipt',
      hasOriginal: true,
      awaited: true,
      sizes: ['a5', 'roll80', 'a4'],
      mail: can.ChitMemberAdd,
      main: 'amount',
      fields: [
        'number',
        'day',
        'memberId',
        'contactId',
        'kind',
        'amount',
        'way',
        'reference',
        'metal',
        'fineness',
        'rate',
        'weight',
        'fineWeight',
        'note',
      ],
      reckoned: 'below',
      note: 'What is paid in is redeemed in jewellery, within 365 days of the first instalment.',
    },
  },
  figures: {
    byMonth: { label: 'Paid in and out by month', sum: 'amount', by: 'day', every: 'month', state: 'posted' },
    byWay: { label: 'By way', sum: 'amount', by: 'way', state: 'posted' },
  },
  // Of a month one instalment, whoever takes it.
  identity: { unique: [['number']], uniqueIn: [{ fields: ['memberId', 'month'], states: ['posted'] }] },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type ChitEntry = RecordOf<typeof chitEntries>;
