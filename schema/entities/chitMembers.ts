import { notAsked, notShown } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, longText, money, ref, text, weight } from '../kit/kinds.ts';
import { uuid } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { postingsOfBrought } from '../rules/chitEntries.ts';
import { chitMemberStates, chitMetals, paidInKinds } from '../rules/chitTerms.ts';
import { contactColumns } from '../rules/contactColumns.ts';
import { identityFields } from '../rules/identity.ts';
import { paidBy } from '../rules/saleFields.ts';
import { shortReasonField } from '../rules/shortReason.ts';

const notNegative = 'Cannot be negative';
const moreThanNought = 'Enter more than nought';
const isActive = ({ state }: { state: string | null }) => state === 'active';
/** Nothing is paid any more once all is paid, or no lawful month is left. */
const takesMore = ({ state, beganOn, dueOn }: Record<'state' | 'beganOn' | 'dueOn', string | null>) =>
  state === 'active' && (beganOn === null || dueOn !== null);
const till = () => ref('tills').label('Till').when('way', { is: 'cash', otherwise: notShown });

/** One membership in a scheme: what was paid, what is due, and by when it is redeemed. What it holds is an account in the books. */
export const chitMembers = defineEntity({
  name: 'chitMembers',
  label: { one: 'Passbook', many: 'Passbooks' },
  path: 'shops/:shopId/chit_members',
  page: { route: 'chit_members', menu: 'sell', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    schemeId: ref('chitSchemes', { embed: 'scheme' }).label('Scheme').required('Choose the scheme'),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer').required('Choose the customer'),
    instalment: money().label('Instalment').moreThan(0, moreThanNought),
    joinedOn: date().label('Joined on'),
    nominee: text().label('Nominee').max(64),
    nomineeRelation: text().label('Relation').max(32),
    ...identityFields(),
    broughtFirstDay: date().label('Day of the first instalment'),
    broughtMonths: integer().label('Months paid before').min(0, notNegative).max(12, 'At most ${max}'),
    broughtPaid: money().label('Rupees paid before').min(0, notNegative),
    broughtWeight: weight().label('Fine weight bought before').min(0, notNegative),
    broughtMetal: choice(chitMetals)
      .label('Metal')
      .when('broughtWeight', {
        is: (fine: unknown) => Boolean(fine),
        then: metal => metal.required('Choose the metal'),
        otherwise: notShown,
      }),
    paidMonths: integer().label('Months paid'),
    missed: integer().label('Months missed'),
    balance: money().label('In the passbook'),
    fineWeight: weight().label('Fine weight in the passbook'),
    beganOn: date().label('First instalment'),
    dueOn: date().label('Next due'),
    maturesOn: date().label('Matures on'),
    redeemBy: date().label('Last lawful day'),
    reason: longText().label('Why').max(250),
    note: longText().label('Note').max(500),
    state: choice(chitMemberStates).label('State').required(),
  },
  search: ['number', 'nominee', 'note'],
  permissions: {
    list: can.ChitMemberList,
    create: can.ChitMemberAdd,
    update: can.ChitMemberEdit,
    delete: can.ChitMemberDelete,
  },
  list: {
    columns: ['number', 'contactId', 'schemeId', 'balance', 'dueOn', 'redeemBy', 'state'],
    filters: ['schemeId', 'contactId', 'dueOn', 'maturesOn', 'redeemBy', 'paidMonths'],
    calendar: { start: 'maturesOn' },
  },
  writing: {
    readOnly: ['paidMonths', 'missed', 'balance', 'fineWeight', 'beganOn', 'dueOn', 'maturesOn', 'redeemBy', 'reason'],
  },
  sections: {
    whom: {
      fields: [
        ['contactId', 'schemeId'],
        ['instalment', 'joinedOn'],
      ],
    },
    nominee: { label: 'Nominee', fields: [['nominee', 'nomineeRelation']] },
    identity: { label: 'Identity', fields: [['proof', 'proofNumber']] },
    brought: {
      label: 'Paid before',
      help: 'Of a passbook that was begun before it came into these books',
      folded: true,
      fields: [
        ['broughtFirstDay', 'broughtMonths'],
        ['broughtPaid', 'broughtWeight', 'broughtMetal'],
      ],
    },
    words: { fields: ['note'] },
  },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['active', 'redeemed', 'ended'],
    open: ['nominee', 'nomineeRelation', 'proof', 'proofNumber', 'note'],
    transitions: {
      join: {
        from: ['draft'],
        to: 'active',
        label: 'Let join',
        shortcut: 'F10',
        summary: 'It gets its number, and instalments may be paid in',
        permission: can.ChitMemberAdd,
      },
      redeem: {
        from: ['active'],
        to: 'redeemed',
        label: 'Redeem',
        summary: 'A bill is paid with it',
        permission: can.QuickBillAdd,
        by: 'quickBills',
      },
      endEarly: {
        from: ['active'],
        to: 'ended',
        label: 'End early',
        summary: 'What was paid is paid back',
        permission: can.ChitMemberDelete,
        by: 'chitEntries',
      },
    },
  },
  posts: { by: 'join', of: postingsOfBrought },
  series: { field: 'number', prefix: 'PB', takenBy: 'join', dated: 'joinedOn' },
  parties: { none: 'A passbook goes on changing, also hands. Its receipts keep their parties.' },
  actions: {
    pay: {
      method: 'POST',
      path: ':id/pay',
      permission: can.ChitMemberAdd,
      summary:
        'The instalments of the oldest unpaid month and of months ahead, or a top-up: in the books at once. With a month it is refused where that is not the oldest unpaid one',
      input: {
        kind: choice(paidInKinds).label('What it is').required().default('instalment'),
        day: date().label('Day, if earlier than today'),
        ...backDatedFields(),
        month: date().label('From the month').when('kind', { is: 'instalment', otherwise: notShown }),
        months: integer()
          .label('Months at once')
          .min(1, 'At least ${min}')
          .max(12, 'At most ${max}')
          .default(1)
          .when('kind', { is: 'instalment', otherwise: notShown }),
        amount: money().label('Amount').required('Enter the amount').moreThan(0, moreThanNought),
        ...paidBy(),
        tillId: till(),
        note: longText().label('Note').max(250),
      },
    },
    end: {
      method: 'POST',
      path: ':id/end_early',
      permission: can.ChitMemberDelete,
      summary: 'It ends by the rule of its scheme: what was paid is paid back, without a bonus',
      input: {
        ...paidBy(),
        tillId: till(),
        shortReason: shortReasonField().when('way', { is: 'cash', otherwise: notAsked }),
        reason: longText().label('Why').max(250),
      },
    },
    transfer: {
      method: 'POST',
      path: ':id/transfer',
      permission: can.ChitMemberEdit,
      summary: 'It goes to the nominee, who is the customer from now on',
      input: {
        contactId: ref('contacts').label('To').required('Choose the customer'),
        reason: longText().label('Why').required('Say why').max(250),
      },
    },
    passbook: {
      method: 'GET',
      path: ':id/passbook',
      permission: can.ChitMemberList,
      summary: 'What was paid in and taken out, as the books have it, how it stands today and what it is worth',
    },
    liability: {
      method: 'GET',
      path: 'liability',
      permission: can.ChitMemberList,
      summary:
        'What the shop owes to the holders of passbooks, by scheme and month of maturity, and the metal that it holds',
    },
    redeemable: {
      method: 'GET',
      path: 'redeemable',
      permission: can.QuickBillList,
      summary: 'The passbooks of a customer that a bill can be paid with, and what each is worth at the rate of today',
      parameters: { contactId: uuid },
    },
  },
  buttons: {
    pay: {
      on: 'record',
      label: 'Take an instalment',
      done: 'Received with %{number}',
      when: takesMore,
      initial: ({ instalment }) => ({ amount: instalment }),
      makes: 'chitEntries',
      changes: ['chitEntries', 'ledgerAccounts'],
    },
    transfer: {
      on: 'record',
      label: 'Transfer',
      text: 'The passbook goes on as it is, in the name of another customer.',
      done: 'Transferred',
      when: isActive,
    },
    end: {
      on: 'record',
      label: 'End early',
      text: 'What was paid is paid back, without a bonus.',
      done: 'Paid back with %{number}',
      danger: true,
      when: isActive,
      makes: 'chitEntries',
      changes: ['chitEntries', 'ledgerAccounts'],
    },
  },
  papers: {
    passbook: {
      label: 'Passbook',
      draft: 'Draft, not joined',
      sizes: ['a5', 'a4'],
      mail: can.ChitMemberAdd,
      fields: [
        'number',
        'contactId',
        'schemeId',
        'instalment',
        'joinedOn',
        'nominee',
        'nomineeRelation',
        'beganOn',
        'maturesOn',
        'redeemBy',
      ],
      reckoned: 'below',
    },
  },
  publicPage: {
    fields: ['contactId', 'schemeId', 'instalment', 'beganOn', 'maturesOn', 'redeemBy', 'state'],
    reckoned: 'passbook',
    for: 'contactId',
  },
  figures: {
    byScheme: { label: 'In passbooks, by scheme', sum: 'balance', by: 'schemeId' },
    byMaturity: { label: 'In passbooks, by month of maturity', sum: 'balance', by: 'maturesOn', every: 'month' },
    weightByScheme: { label: 'Fine weight in passbooks, by scheme', sum: 'fineWeight', by: 'schemeId' },
    weightByMaturity: {
      label: 'Fine weight in passbooks, by month of maturity',
      sum: 'fineWeight',
      by: 'maturesOn',
      every: 'month',
    },
  },
  identity: { unique: [['number']], naturalKey: ['number'] },
  exchange: {
    import: {
      columns: {
        contactId: contactColumns.group,
        schemeId: ['Scheme', 'Scheme Name', 'Chit'],
        broughtFirstDay: ['Start Date', 'First Instalment Date'],
        broughtMonths: ['Paid Months', 'Instalments Paid'],
        broughtPaid: ['Paid', 'Amount Paid', 'Total Paid'],
      },
      alike: ['contactId', 'schemeId', 'broughtFirstDay', 'broughtPaid'],
    },
  },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type ChitMember = RecordOf<typeof chitMembers>;
