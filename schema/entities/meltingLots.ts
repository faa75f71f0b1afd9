import { notAsked } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, lines, longText, money, percent, ref, text, weight } from '../kit/kinds.ts';
import { uuid } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { challanFields } from '../rules/challanGoods.ts';
import { lossActions, lossReason } from '../rules/agreedLoss.ts';
import {
  eachOldGoldOnce,
  lotBackNames,
  lotProblem,
  lotStates,
  lotTotals,
  postingsOfRefined,
  postingsOfSent,
  type LotFacts,
} from '../rules/melting.ts';
import { fineMetals } from '../rules/metals.ts';
import { billedGst } from '../rules/purchases.ts';
import { say } from '../words/said.ts';

const notNegative = 'Cannot be negative';
const moreThanNought = 'Enter more than nought';
const ofOldGold = { is: (purchase: unknown) => Boolean(purchase) };
const metalOf = () => choice(fineMetals).label('Metal').required('Choose the metal').default('gold');
const fineness = (label: string) => integer().label(label).min(1, 'At least ${min}').max(999, 'At most ${max}');

/** What is asked for when a lot is back; nobody types it before. */
const refinedNames = [
  'returnedOn',
  'refinedWeight',
  'refinedFineness',
  'sampleWeight',
  'rate',
  'charges',
  'billedGst',
  'gst',
  'billNo',
  'lossReason',
] as const;

/** Old metal that is melted and refined together: the shop's all the time, judged by its fine weight before and after. */
export const meltingLots = defineEntity({
  name: 'meltingLots',
  label: { one: 'Melting lot', many: 'Melting lots' },
  path: 'shops/:shopId/melting_lots',
  page: { route: 'melting_lots', menu: 'stock', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    contactId: ref('contacts', { embed: 'contact' }).label('Refinery').required('Choose the refinery'),
    metal: metalOf(),
    day: date().label('Sent on'),
    ...backDatedFields(),
    carriedBy: text().label('Carried by').max(64),
    lines: lines({
      description: text().label('Description').max(100),
      oldGoldId: ref('oldGold').label('Purchase of old gold').meta({ fills: 'offer' }),
      oldGoldLine: integer()
        .label('Line of the purchase')
        .min(1, 'Counted from 1')
        .when('oldGoldId', {
          ...ofOldGold,
          then: line => line.required('Enter the number of the line'),
          otherwise: notAsked,
        }),
      grossWeight: weight().label('Weight').required('Enter the weight').moreThan(0, moreThanNought),
      fineness: fineness('Tested fineness').required('Enter the fineness'),
      loss: percent().label('Melting loss (%)').min(0, notNegative).max(100, 'At most 100'),
      fineWeight: weight().label('Fine weight').meta({ reckoned: true }),
      cost: money().label('Bought for').min(0, notNegative),
      ...challanFields(),
    })
      .label('What is melted')
      .min(1, 'Enter what is melted')
      .max(200, 'At most ${max} lines')
      .test(...eachOldGoldOnce),
    grossWeight: weight().label('Weight'),
    fineWeight: weight().label('Fine weight, judged'),
    cost: money().label('Bought for'),
    sentValue: money().label('Value of the goods'),
    returnedOn: date().label('Came back on').after('day', { orSame: true }),
    refinedWeight: weight().label('Weight that came back'),
    refinedFineness: integer().label('Fineness by assay'),
    sampleWeight: weight().label('Samples that were kept'),
    rate: money().label('Rate of fine metal that day'),
    charges: money().label('Charges without GST'),
    billedGst: choice(billedGst).label('GST on the charges'),
    gst: percent().label('GST (%)'),
    billNo: text().label('Number of their bill').max(32),
    lossReason: lossReason(),
    refinedFine: weight().label('Fine weight by assay'),
    sampleFine: weight().label('Fine weight of the samples'),
    shortfall: weight().label('Fine weight missing'),
    value: money().label('Value that day'),
    cgst: money().label('CGST'),
    sgst: money().label('SGST'),
    utgst: money().label('UTGST'),
    igst: money().label('IGST'),
    owed: money().label('Owed to the refinery'),
    profit: money().label('Profit'),
    note: longText().label('Note').max(500),
    state: choice(lotStates).label('State').required(),
  },
  search: ['number', 'carriedBy', 'billNo', 'note'],
  permissions: {
    list: can.MeltingLotList,
    create: can.MeltingLotAdd,
    update: can.MeltingLotEdit,
    delete: can.MeltingLotDelete,
  },
  list: {
    columns: ['number', 'day', 'contactId', 'fineWeight', 'shortfall', 'profit', 'state'],
    filters: ['contactId', 'metal', 'day', 'returnedOn', 'profit'],
    period: 'returnedOn',
  },
  sections: {
    whom: {
      fields: [['contactId', 'metal'], ['day', 'carriedBy'], 'backDatedReason'],
    },
    goods: { fields: ['lines'] },
    back: {
      label: 'What came back',
      fields: [
        ['returnedOn', 'rate'],
        ['refinedWeight', 'refinedFineness', 'sampleWeight'],
        ['charges', 'billedGst', 'gst'],
        'billNo',
        'lossReason',
      ],
    },
    words: { fields: ['note'] },
  },
  totals: { fields: ['grossWeight', 'fineWeight', 'cost', 'sentValue', ...lotBackNames], of: lotTotals },
  writing: { readOnly: [...refinedNames] },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['sent', 'refined', 'cancelled'],
    open: ['note'],
    transitions: {
      send: {
        from: ['draft'],
        to: 'sent',
        label: 'Send to the refinery',
        shortcut: 'F10',
        summary:
          'It gets its number, and the refinery has the metal: no more than there is in stock, and nothing twice',
        permission: can.MeltingLotAdd,
        guard: (lot: LotFacts) => {
          const problem = lotProblem(lot);
          return problem && say(problem);
        },
      },
      refine: {
        from: ['sent'],
        to: 'refined',
        label: 'Take back refined',
        summary:
          'The refined metal is in stock by its assay; what is missing of fine metal is a loss, and the charges are owed',
        permission: can.MeltingLotAdd,
        input: {
          returnedOn: date().label('Came back on').required('Say when it came back').meta({ past: true }),
          refinedWeight: weight()
            .label('Weight that came back')
            .required('Enter the weight')
            .moreThan(0, moreThanNought),
          refinedFineness: fineness('Fineness by assay').required('Enter the fineness'),
          sampleWeight: weight().label('Samples that were kept').min(0, notNegative),
          rate: money().label('Rate of fine metal that day').required('Enter the rate').moreThan(0, moreThanNought),
          charges: money().label('Charges without GST').min(0, notNegative),
          billedGst: choice(billedGst).label('GST on the charges').required().default('none'),
          gst: percent()
            .label('GST (%)')
            .min(0, notNegative)
            .max(100, 'At most 100')
            .when('billedGst', { is: 'none', then: notAsked, otherwise: gst => gst.required('Enter the GST') }),
          billNo: text().label('Number of their bill').max(32),
          lossReason: lossReason(),
        },
      },
      cancel: {
        from: ['sent', 'refined'],
        to: 'cancelled',
        label: 'Cancel the lot',
        summary: 'Entries of today take back what it put into the books, and what was in it may go into another',
        permission: can.MeltingLotDelete,
        confirm: true,
        danger: true,
      },
    },
  },
  posts: {
    by: 'send',
    undoneBy: 'cancel',
    of: postingsOfSent,
    later: { by: 'refine', of: postingsOfRefined },
    untakenTax: 'meltingCost',
  },
  series: { field: 'number', prefix: 'N', takenBy: 'send', dated: 'day', outgoing: true },
  parties: { other: 'contactId' },
  actions: {
    ...lossActions(can.MeltingLotList),
    offer: {
      method: 'GET',
      path: 'offer',
      permission: can.MeltingLotList,
      summary: 'The first line of a purchase of old gold that is to be melted and is in no lot',
      parameters: { oldGoldId: uuid },
    },
    collect: {
      method: 'POST',
      path: 'collect',
      permission: can.MeltingLotAdd,
      summary: 'The draft of a lot of all old metal that was bought to be melted and is in no lot',
      input: {
        contactId: ref('contacts').label('Refinery').required('Choose the refinery'),
        metal: metalOf(),
      },
    },
  },
  buttons: {
    collect: {
      on: 'list',
      label: 'Collect old gold',
      text: 'All that was bought to be melted and is in no lot goes into one draft. Take away what is not to go along.',
      done: 'The lot is a draft. Check it and send it',
      makes: 'meltingLots',
    },
  },
  papers: {
    challan: {
      label: 'Delivery challan for refining',
      draft: 'Draft, nothing sent',
      hasOriginal: true,
      copies: 'consignment',
      partySigns: 'Received by',
      sizes: ['a4', 'a5'],
      fields: [
        'number',
        'day',
        'contactId',
        'metal',
        'carriedBy',
        'lines',
        'grossWeight',
        'fineWeight',
        'sentValue',
        'note',
      ],
      columns: { lines: ['description', 'hsn', 'grossWeight', 'fineness', 'fineWeight', 'value'] },
      reckoned: 'below',
      note: 'The metal stays the property of the shop. It is given to be melted and refined and is to be returned refined, with samples and assay.',
    },
    // It may be sent to the refinery: what the shop earned is none of its business.
    settlement: {
      label: 'Refining of a lot',
      draft: 'Not back yet',
      sizes: ['a4', 'a5'],
      fields: [
        'number',
        'day',
        'returnedOn',
        'contactId',
        'metal',
        'lines',
        'grossWeight',
        'fineWeight',
        'refinedWeight',
        'refinedFineness',
        'refinedFine',
        'sampleFine',
        'shortfall',
        'billNo',
        'charges',
        'cgst',
        'sgst',
        'utgst',
        'igst',
        'owed',
        'note',
      ],
      columns: { lines: ['description', 'grossWeight', 'fineness', 'fineWeight'] },
      main: 'owed',
    },
  },
  figures: {
    profitByRefinery: { label: 'Profit by refinery', sum: 'profit', by: 'contactId', state: 'refined' },
    profitByMonth: { label: 'Profit by month', sum: 'profit', by: 'returnedOn', every: 'month', state: 'refined' },
    missingByRefinery: {
      label: 'Missing fine weight by refinery',
      sum: 'shortfall',
      by: 'contactId',
      state: 'refined',
    },
  },
  identity: { unique: [['number']] },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type MeltingLot = RecordOf<typeof meltingLots>;
