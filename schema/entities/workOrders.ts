import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import {
  boolean,
  choice,
  date,
  images,
  integer,
  longText,
  money,
  percent,
  ref,
  text,
  timestamp,
  weight,
} from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { fineMetals, finenesses } from '../rules/metals.ts';
import { pageAnswers } from '../rules/pageAnswers.ts';
import { finenessOfMetal } from '../rules/pieces.ts';
import { priorities } from '../rules/tasks.ts';
import { orderMetalNames } from '../rules/workOrders.ts';

const notNegative = 'Cannot be negative';
const answerNames = ['estimateAnswer', 'answeredAmount', 'answeredAt'] as const;

/** What a karigar is to make or mend, for a customer or for stock, from the wish to the finished piece. */
export const workOrders = defineEntity({
  name: 'workOrders',
  label: { one: 'Work order', many: 'Work orders' },
  path: 'shops/:shopId/work_orders',
  page: { route: 'work_orders', menu: 'sell', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    name: text().label('What is to be made').required('Say what is to be made').max(128),
    typeId: ref('workOrderTypes', { embed: 'type' }).label('Type of work').required('Choose the type of work'),
    statusId: ref('workOrderStates', { embed: 'status' }).label('State'),
    priority: choice(priorities).label('Priority').required('Say how much it matters').default('normal'),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer'),
    heldGoodsId: ref('heldGoods', { embed: 'heldGoods' }).label('On goods handed in'),
    karigarId: ref('contacts', { embed: 'karigar' }).label('Karigar'),
    dueOn: date().label('Due on'),
    productId: ref('products', { embed: 'product' }).label('Product'),
    pieces: integer().label('Pieces').min(1, 'At least one').default(1),
    metal: choice(fineMetals).label('Metal').required('Choose the metal').default('gold'),
    fineness: choice(finenesses)
      .label('Fineness')
      .test(...finenessOfMetal),
    weight: weight().label('Weight wanted').min(0, notNegative),
    pieceSize: text().label('Size').max(40),
    design: longText().label('Design').max(1_000),
    images: images().label('Pictures'),
    lossPercent: percent().label('Agreed loss (%)').min(0, notNegative).max(100, 'At most 100'),
    estimate: money().label('Estimate').min(0, notNegative),
    estimateAnswer: choice(pageAnswers).label('Answer to the estimate'),
    answeredAmount: money().label('Amount that was answered'),
    answeredAt: timestamp().label('Answered'),
    hearsSteps: boolean().label('The customer hears of each step'),
    toTell: boolean().label('To be told'),
    issued: weight().label('Fine metal given'),
    returned: weight().label('Fine metal back'),
    agreedLoss: weight().label('Agreed loss, fine'),
    withKarigar: weight().label('Fine metal with the karigar'),
    labour: money().label('Labour'),
    doneAt: timestamp().label('Done'),
  },
  search: ['number', 'name', 'design'],
  permissions: {
    list: can.WorkOrderList,
    create: can.WorkOrderAdd,
    update: can.WorkOrderEdit,
    delete: can.WorkOrderDelete,
  },
  list: {
    columns: ['number', 'name', 'statusId', 'karigarId', 'contactId', 'dueOn', 'priority'],
    filters: ['typeId', 'karigarId', 'contactId', 'priority', 'metal', 'estimateAnswer', 'toTell'],
    calendar: { start: 'dueOn' },
    boards: ['karigarId'],
  },
  writing: { readOnly: [...orderMetalNames, 'doneAt', ...answerNames, 'toTell'] },
  sections: {
    what: {
      label: 'What is to be made',
      fields: [
        'name',
        ['typeId', 'priority'],
        ['productId', 'pieces'],
        ['metal', 'fineness'],
        ['weight', 'pieceSize'],
        'design',
        'images',
      ],
    },
    whom: {
      label: 'For whom',
      help: 'Nobody: for stock',
      fields: [['contactId', 'heldGoodsId'], ['estimate', 'hearsSteps'], [...answerNames], 'toTell'],
    },
    work: { label: 'By whom', fields: [['karigarId', 'dueOn'], 'lossPercent'] },
    metal: {
      label: 'Metal and labour so far',
      fields: [
        ['issued', 'returned'],
        ['agreedLoss', 'withKarigar'],
        ['labour', 'doneAt'],
      ],
    },
  },
  statuses: { field: 'statusId', of: 'typeId' },
  assignment: { due: 'dueOn' },
  series: { field: 'number', prefix: 'W' },
  parties: {
    none: 'Work of the shop itself, which goes on changing. Its challans, receipts and bills keep their parties.',
  },
  papers: {
    jobCard: {
      label: 'Job card',
      sizes: ['a5', 'a4'],
      fields: [
        'number',
        'name',
        'typeId',
        'priority',
        'karigarId',
        'dueOn',
        'productId',
        'pieces',
        'metal',
        'fineness',
        'weight',
        'pieceSize',
        'design',
        'lossPercent',
      ],
    },
  },
  publicPage: {
    fields: [
      'name',
      'typeId',
      'statusId',
      'dueOn',
      'pieces',
      'metal',
      'fineness',
      'weight',
      'pieceSize',
      'design',
      'images',
      'estimate',
    ],
    for: 'contactId',
    answer: { to: 'estimate', field: 'estimateAnswer', amount: 'answeredAmount', at: 'answeredAt' },
  },
  actions: {
    noteAnswer: {
      method: 'POST',
      path: ':id/answer',
      permission: can.WorkOrderEdit,
      summary: 'What the customer said to the estimate, at the counter or by telephone',
      input: { answer: choice(pageAnswers).label('Answer').required('Choose the answer').default('approved') },
    },
    bill: {
      method: 'POST',
      path: ':id/bill',
      permission: can.QuickBillAdd,
      summary: "The draft of a bill of it: work on the customer's own metal or article, for what they agreed to",
    },
    words: {
      method: 'POST',
      path: 'words',
      permission: can.WorkOrderEdit,
      proved: true,
      summary:
        'Customers who are to hear of a step of their work, each with the number and the words for it, in which stands the address of its page: it is made where there is none',
    },
    told: {
      method: 'POST',
      path: ':id/told',
      permission: can.WorkOrderEdit,
      summary: 'The customer has been told where the work stands',
      input: { statusId: ref('workOrderStates').label('State').required() },
    },
  },
  buttons: {
    noteAnswer: {
      on: 'record',
      label: 'Note the answer',
      text: 'What the customer said to the estimate.',
      done: 'Noted',
      when: ({ estimate, estimateAnswer, contactId }) => Boolean(estimate && contactId && !estimateAnswer),
    },
    bill: {
      on: 'record',
      label: 'Make the bill',
      done: 'The bill is a draft. Check it, enter the payment and issue it',
      when: ({ contactId }) => contactId !== null,
      makes: 'quickBills',
      changes: ['quickBills'],
    },
  },
  figures: {
    byState: { label: 'By state', by: 'statusId' },
    byKarigar: { label: 'By karigar', by: 'karigarId' },
    heldByKarigar: { label: 'Fine metal with karigars', sum: 'withKarigar', by: 'karigarId' },
    doneByMonth: { label: 'Done by month', by: 'doneAt', meaning: 'done' },
  },
  identity: { unique: [['number']] },
  storage: {
    indexes: [['toTell', 'dueOn']],
    dataSubject: { through: ['contactId', 'karigarId'], onErasure: { stays: 'books' } },
  },
});
export type WorkOrder = RecordOf<typeof workOrders>;
