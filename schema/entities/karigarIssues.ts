import { notAsked } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, decimal, integer, lines, longText, money, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { challanFields } from '../rules/challanGoods.ts';
import { issuedGoods, issueTotals } from '../rules/karigarGoods.ts';
import { isWholeSlip, postingsOfKarigarIssue, type KarigarIssueFacts } from '../rules/karigarPostings.ts';
import { bookStates } from '../rules/ledger.ts';
import { fineMetals } from '../rules/metals.ts';
import { say } from '../words/said.ts';

const notNegative = 'Cannot be negative';
const reckoned = { reckoned: true } as const;
const ofStones = { is: 'stones' } as const;

/** Metal by its purity and loose stones that a karigar is given to work on: the shop's, and on its books with the karigar. */
export const karigarIssues = defineEntity({
  name: 'karigarIssues',
  label: { one: 'Issue to a karigar', many: 'Issues to karigars' },
  path: 'shops/:shopId/karigar_issues',
  page: { route: 'karigar_issues', menu: 'stock', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    contactId: ref('contacts', { embed: 'contact' }).label('Karigar').required('Choose the karigar'),
    workOrderId: ref('workOrders', { embed: 'workOrder' }).label('For the work order'),
    day: date().label('Day'),
    ...backDatedFields(),
    dueOn: date().label('Work due on'),
    carriedBy: text().label('Carried by').max(64),
    lines: lines({
      what: choice(issuedGoods).label('What').required().default('metal'),
      description: text().label('Description').max(100),
      metal: choice(fineMetals)
        .label('Metal')
        .default('gold')
        .when('what', {
          ...ofStones,
          then: metal => notAsked(metal).default(null),
          otherwise: metal => metal.required('Choose the metal'),
        }),
      fineness: integer()
        .label('Fineness')
        .min(1, 'At least ${min}')
        .max(999, 'At most ${max}')
        .when('what', { ...ofStones, then: notAsked, otherwise: fine => fine.required('Enter the fineness') }),
      weight: weight()
        .label('Weight')
        .moreThan(0, 'Enter more than nought')
        .when('what', { ...ofStones, then: notAsked, otherwise: grams => grams.required('Enter the weight') }),
      fineWeight: weight().label('Fine weight').meta(reckoned),
      carats: decimal(3)
        .label('Carats')
        .moreThan(0, 'Enter more than nought')
        .when('what', { ...ofStones, then: carats => carats.required('Enter the carats'), otherwise: notAsked }),
      count: integer()
        .label('Stones')
        .min(0, notNegative)
        .when('what', { ...ofStones, otherwise: notAsked }),
      ...challanFields(),
    })
      .label('What is given')
      .min(1, 'Enter what is given')
      .max(100, 'At most ${max} lines'),
    fineGold: weight().label('Fine gold'),
    fineSilver: weight().label('Fine silver'),
    finePlatinum: weight().label('Fine platinum'),
    carats: decimal(3).label('Carats'),
    value: money().label('Value of the goods'),
    note: longText().label('What is to be made').max(500),
    state: choice(bookStates).label('State').required(),
  },
  search: ['number', 'carriedBy', 'note'],
  permissions: {
    list: can.KarigarVoucherList,
    create: can.KarigarVoucherAdd,
    update: can.KarigarVoucherEdit,
    delete: can.KarigarVoucherDelete,
  },
  list: {
    columns: ['number', 'day', 'contactId', 'fineGold', 'fineSilver', 'carats', 'dueOn', 'state'],
    filters: ['contactId', 'workOrderId', 'day', 'dueOn'],
    calendar: { start: 'dueOn' },
    period: 'day',
  },
  sections: {
    whom: {
      fields: [['contactId', 'workOrderId'], ['day', 'dueOn'], 'backDatedReason', 'carriedBy'],
    },
    goods: { fields: ['lines'] },
    words: { fields: ['note'] },
  },
  totals: { fields: ['fineGold', 'fineSilver', 'finePlatinum', 'carats', 'value'], of: issueTotals },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['posted', 'cancelled'],
    open: ['dueOn'],
    transitions: {
      post: {
        from: ['draft'],
        to: 'posted',
        label: 'Give out',
        shortcut: 'F10',
        summary: 'It gets its number, and the karigar has the metal: no more than there is in stock',
        permission: can.KarigarVoucherAdd,
        guard: (issue: KarigarIssueFacts) =>
          isWholeSlip(issue, postingsOfKarigarIssue(issue, '')) ? null : say('karigarSlipIncomplete'),
      },
      cancel: {
        from: ['posted'],
        to: 'cancelled',
        label: 'Cancel issue',
        summary: 'An entry of today takes back what it put into the books',
        permission: can.KarigarVoucherDelete,
        confirm: true,
        danger: true,
      },
    },
  },
  posts: { by: 'post', undoneBy: 'cancel', of: postingsOfKarigarIssue },
  series: { field: 'number', prefix: 'J', takenBy: 'post', dated: 'day', outgoing: true },
  parties: { other: 'contactId' },
  actions: {
    holdings: {
      method: 'GET',
      path: 'holdings',
      permission: can.KarigarVoucherList,
      summary: 'What each karigar has of the shop’s as the books have it, and how he keeps to days and losses',
    },
  },
  papers: {
    challan: {
      label: 'Delivery challan for job work',
      draft: 'Draft, nothing given',
      hasOriginal: true,
      copies: 'consignment',
      partySigns: 'Received by',
      sizes: ['a4', 'a5'],
      fields: [
        'number',
        'day',
        'contactId',
        'workOrderId',
        'carriedBy',
        'dueOn',
        'lines',
        'fineGold',
        'fineSilver',
        'finePlatinum',
        'carats',
        'value',
        'note',
      ],
      columns: {
        lines: ['what', 'description', 'hsn', 'metal', 'fineness', 'weight', 'fineWeight', 'carats', 'count', 'value'],
      },
      reckoned: 'below',
      note: 'The goods stay the property of the shop. They are given to be worked on and are to be returned, worked or as they are.',
    },
  },
  figures: {
    goldByKarigar: { label: 'Fine gold by karigar', sum: 'fineGold', by: 'contactId', state: 'posted' },
    goldByMonth: { label: 'Fine gold by month', sum: 'fineGold', by: 'day', every: 'month', state: 'posted' },
  },
  identity: { unique: [['number']] },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type KarigarIssue = RecordOf<typeof karigarIssues>;
