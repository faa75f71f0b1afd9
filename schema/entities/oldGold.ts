import { notShown } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, date, integer, lines, longText, money, percent, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { approvalActions, approvalButtons, approvalFieldNames, approvalFields } from '../rules/approvals.ts';
import { boughtFor } from '../rules/buyingRates.ts';
import { identityFields } from '../rules/identity.ts';
import { bookStates } from '../rules/ledger.ts';
import { fineMetals } from '../rules/metals.ts';
import { oldGoldProblem, oldGoldTotals, oldMetalUses, postingsOfOldGold, type OldGoldFacts } from '../rules/oldGold.ts';
import { legalActions } from '../rules/saleActions.ts';
import { paidBy } from '../rules/saleFields.ts';
import { payerActions } from '../rules/settlements.ts';
import { shortReasonField, shortReasonOfCancel } from '../rules/shortReason.ts';
import { say } from '../words/said.ts';
import { shared } from '../words/en/shared.ts';

const notNegative = 'Cannot be negative';
const reckoned = { reckoned: true } as const;

/** Old metal that a customer gives: paid for at once, or kept as credit that a bill is paid from. What is bought for it is taxed whole. */
export const oldGold = defineEntity({
  name: 'oldGold',
  label: { one: 'Old-gold purchase', many: 'Old gold' },
  path: 'shops/:shopId/old_gold',
  page: { route: 'old_gold', menu: 'sell', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer').required('Choose the customer'),
    salesOrderId: ref('salesOrders', { embed: 'salesOrder' }).label('On account of the order'),
    boughtFor: choice(boughtFor).label('How it is bought').required().default('outright'),
    day: date().label('Day'),
    ...backDatedFields(),
    tillId: ref('tills', { embed: 'till' }).label('Till'),
    ...identityFields(),
    lines: lines({
      description: text().label('Description').max(100),
      metal: choice(fineMetals).label('Metal').required().default('gold'),
      grossWeight: weight().label('Gross weight').required('Enter the weight').moreThan(0, 'Enter more than nought'),
      deduction: weight()
        .label('Stones and dirt')
        .min(0, notNegative)
        .test('deductionHeavier', shared.deductionHeavier, (value, { parent }) => {
          const gross = (parent as { grossWeight?: unknown } | undefined)?.grossWeight;
          return value == null || typeof gross !== 'number' || value <= gross;
        }),
      netWeight: weight().label('Net weight').meta(reckoned),
      fineness: integer()
        .label('Tested fineness')
        .required('Enter the fineness')
        .min(1, 'At least ${min}')
        .max(999, 'At most ${max}'),
      loss: percent().label('Melting loss (%)').min(0, notNegative).max(100, 'At most 100'),
      fineWeight: weight().label('Fine weight').meta(reckoned),
      rate: money().label('Rate of fine metal').required('Enter the rate').moreThan(0, 'Enter more than nought'),
      amount: money().label('Amount').meta(reckoned),
      soldHere: boolean().label('Bought from us').meta({ folded: true }),
      use: choice(oldMetalUses).label('What becomes of it').required().default('melt').meta({ folded: true }),
    })
      .label('Old metal')
      .min(1, 'Enter what is bought')
      .max(50, 'At most ${max} lines'),
    payments: lines({
      ...paidBy(),
      amount: money().label('Amount').required('Enter the amount').moreThan(0, 'Enter more than nought'),
    })
      .label('Paid out')
      .max(20, 'At most ${max} lines'),
    shortReason: shortReasonField().when('payments', {
      is: (payments: unknown) => ((payments ?? []) as { way?: unknown }[]).some(({ way }) => way === 'cash'),
      otherwise: notShown,
    }),
    fineGold: weight().label('Fine gold'),
    fineSilver: weight().label('Fine silver'),
    finePlatinum: weight().label('Fine platinum'),
    total: money().label('Total'),
    paid: money().label('Paid out'),
    credit: money().label('Kept as credit'),
    ...approvalFields(),
    note: longText().label('Note').max(500),
    state: choice(bookStates).label('State').required(),
  },
  search: ['number', 'note'],
  permissions: { list: can.OldGoldList, create: can.OldGoldAdd, update: can.OldGoldEdit, delete: can.OldGoldDelete },
  list: {
    columns: ['number', 'day', 'contactId', 'fineGold', 'total', 'credit', 'state'],
    filters: ['contactId', 'tillId', 'day', 'total'],
    period: 'day',
  },
  sections: {
    goods: { fields: ['lines'] },
    whom: {
      fields: [['contactId', 'boughtFor'], 'salesOrderId', ['proof', 'proofNumber']],
    },
    money: { fields: ['payments', ['tillId', 'day'], 'backDatedReason', 'shortReason'] },
    words: { fields: ['note'] },
  },
  totals: {
    fields: ['fineGold', 'fineSilver', 'finePlatinum', 'total', 'paid', 'credit'],
    of: oldGoldTotals,
  },
  writing: { readOnly: approvalFieldNames },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['posted', 'cancelled'],
    transitions: {
      buy: {
        from: ['draft'],
        to: 'posted',
        label: 'Buy it',
        shortcut: 'F10',
        summary: 'It gets its number, the metal is in stock, and it stays as it is from now on',
        permission: can.OldGoldAdd,
        guard: (bought: OldGoldFacts) => {
          const problem = oldGoldProblem(bought);
          return problem && say(problem);
        },
      },
      cancel: {
        from: ['posted'],
        to: 'cancelled',
        label: 'Cancel purchase',
        summary: 'An entry of today takes back what it put into the books',
        permission: can.OldGoldDelete,
        input: { shortReason: shortReasonOfCancel() },
        danger: true,
      },
    },
  },
  posts: { by: 'buy', undoneBy: 'cancel', of: postingsOfOldGold },
  series: { field: 'number', prefix: 'G', takenBy: 'buy', dated: 'day', outgoing: true, till: 'tillId' },
  parties: { other: 'contactId' },
  actions: {
    ...legalActions(can.OldGoldList),
    ...approvalActions(can.OldGoldList, can.OldGoldAdd),
    ...payerActions(can.OldGoldList, can.OldGoldAdd),
  },
  buttons: approvalButtons,
  papers: {
    voucher: {
      label: 'Purchase of old gold',
      draft: 'Draft, nothing bought',
      partySigns: 'Signature of the seller',
      note: 'The seller declares that the goods are their own, that nobody else has a claim on them, and that they were weighed and tested before the seller.',
      hasOriginal: true,
      awaited: true,
      sizes: ['a4', 'a5'],
      fields: [
        'number',
        'day',
        'contactId',
        'boughtFor',
        'proof',
        'proofNumber',
        'lines',
        'payments',
        'fineGold',
        'fineSilver',
        'finePlatinum',
        'total',
        'paid',
        'credit',
        'note',
      ],
      columns: {
        lines: [
          'description',
          'metal',
          'grossWeight',
          'deduction',
          'fineness',
          'loss',
          'fineWeight',
          'soldHere',
          'rate',
          'amount',
        ],
      },
      main: 'total',
    },
  },
  figures: {
    byMonth: { label: 'Bought by month', sum: 'total', by: 'day', every: 'month', state: 'posted' },
    goldByMonth: { label: 'Fine gold by month', sum: 'fineGold', by: 'day', every: 'month', state: 'posted' },
  },
  identity: { unique: [['number']] },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type OldGold = RecordOf<typeof oldGold>;
