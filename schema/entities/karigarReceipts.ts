import { notAsked } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, decimal, lines, longText, money, percent, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { lossActions, lossReason } from '../rules/agreedLoss.ts';
import { karigarLine } from '../rules/karigarFields.ts';
import { madePieces, receiptTotals } from '../rules/karigarGoods.ts';
import { isWholeSlip, postingsOfKarigarReceipt, type KarigarReceiptFacts } from '../rules/karigarPostings.ts';
import { bookStates } from '../rules/ledger.ts';
import { pieceFields } from '../rules/pieceFields.ts';
import { billedGst } from '../rules/purchases.ts';
import { say } from '../words/said.ts';

const notNegative = 'Cannot be negative';
const { tag, metal, fineness, grossWeight, stoneWeight, huid, makingRate, tray } = pieceFields();

const totals = [
  'fineGold',
  'fineSilver',
  'finePlatinum',
  'lossGold',
  'lossSilver',
  'lossPlatinum',
  'carats',
  'labour',
  'cgst',
  'sgst',
  'utgst',
  'igst',
  'settled',
  'total',
] as const;

/** What a karigar brings back: work, scrap, unused metal and stones, the loss that was agreed, and the labour; what is missing is settled with it. */
export const karigarReceipts = defineEntity({
  name: 'karigarReceipts',
  label: { one: 'Receipt from a karigar', many: 'Receipts from karigars' },
  path: 'shops/:shopId/karigar_receipts',
  page: { route: 'karigar_receipts', menu: 'stock', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    contactId: ref('contacts', { embed: 'contact' }).label('Karigar').required('Choose the karigar'),
    workOrderId: ref('workOrders', { embed: 'workOrder' }).label('For the work order'),
    day: date().label('Day').meta({ past: true }),
    billNo: text().label('Number of the bill for labour').max(32),
    lines: lines(karigarLine()).label('What came back').min(1, 'Enter what came back').max(100, 'At most ${max} lines'),
    lossReason: lossReason(),
    billedGst: choice(billedGst).label('GST on the labour').required().default('none'),
    gst: percent()
      .label('GST (%)')
      .min(0, notNegative)
      .max(100, 'At most 100')
      .when('billedGst', { is: 'none', then: notAsked, otherwise: gst => gst.required('Enter the GST') }),
    fineGold: weight().label('Fine gold'),
    fineSilver: weight().label('Fine silver'),
    finePlatinum: weight().label('Fine platinum'),
    lossGold: weight().label('Agreed loss of gold'),
    lossSilver: weight().label('Agreed loss of silver'),
    lossPlatinum: weight().label('Agreed loss of platinum'),
    carats: decimal(3).label('Carats'),
    labour: money().label('Labour'),
    cgst: money().label('CGST'),
    sgst: money().label('SGST'),
    utgst: money().label('UTGST'),
    igst: money().label('IGST'),
    settled: money().label('Settled in rupees'),
    total: money().label('Owed to the karigar'),
    note: longText().label('Note').max(500),
    state: choice(bookStates).label('State').required(),
  },
  search: ['number', 'billNo', 'note'],
  permissions: {
    list: can.KarigarVoucherList,
    create: can.KarigarVoucherAdd,
    update: can.KarigarVoucherEdit,
    delete: can.KarigarVoucherDelete,
  },
  list: {
    columns: ['number', 'day', 'contactId', 'fineGold', 'lossGold', 'labour', 'total', 'state'],
    filters: ['contactId', 'workOrderId', 'day'],
    period: 'day',
  },
  sections: {
    whom: {
      fields: [
        ['contactId', 'workOrderId'],
        ['day', 'billNo'],
      ],
    },
    goods: { fields: ['lines', 'lossReason'] },
    money: { fields: [['billedGst', 'gst']] },
    words: { fields: ['note'] },
  },
  totals: { fields: totals, of: receiptTotals },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['posted', 'cancelled'],
    transitions: {
      post: {
        from: ['draft'],
        to: 'posted',
        label: 'Receive',
        shortcut: 'F10',
        summary: 'It gets its number, what came back is in stock, and the labour is owed',
        permission: can.KarigarVoucherAdd,
        guard: (receipt: KarigarReceiptFacts) =>
          isWholeSlip(receipt, postingsOfKarigarReceipt(receipt, '')) ? null : say('karigarSlipIncomplete'),
      },
      cancel: {
        from: ['posted'],
        to: 'cancelled',
        label: 'Cancel receipt',
        summary: 'An entry of today takes back what it put into the books',
        permission: can.KarigarVoucherDelete,
        confirm: true,
        danger: true,
      },
    },
  },
  posts: { by: 'post', undoneBy: 'cancel', of: postingsOfKarigarReceipt, untakenTax: 'labour' },
  series: { field: 'number', prefix: 'L', takenBy: 'post', dated: 'day', past: true },
  parties: { other: 'contactId' },
  actions: {
    ...lossActions(can.KarigarVoucherList),
    takeIn: {
      method: 'POST',
      path: ':id/take_in',
      permission: can.PieceAdd,
      summary:
        'What was made is in stock as pieces, each with its tag and its cost: the metal at its price, and its share of the labour',
      input: {
        metalRate: money()
          .label('Cost of a gram of fine metal')
          .required('Enter the price of the metal')
          .moreThan(0, 'Enter more than nought'),
        pieces: lines({
          productId: ref('products').label('Product').required('Choose a product'),
          metal,
          fineness,
          grossWeight,
          stoneWeight,
          makingRate,
          huid,
          tag,
          tray,
        })
          .label('Pieces')
          .min(1, 'Add a piece')
          .max(100, 'At most ${max} pieces'),
      },
    },
  },
  buttons: {
    takeIn: {
      on: 'record',
      label: 'Take in pieces',
      text: 'One line for each article that gets a tag. Without a tag number of yours it gets the next of the series.',
      done: 'The pieces are in stock',
      when: ({ state, lines: made }) => state === 'posted' && madePieces(made).length > 0,
      initial: ({ lines: made }) => ({ pieces: madePieces(made) }),
      changes: ['pieces'],
    },
  },
  papers: {
    receipt: {
      label: 'Receipt of job work',
      draft: 'Draft, nothing received',
      sizes: ['a4', 'a5'],
      fields: ['number', 'day', 'contactId', 'workOrderId', 'billNo', 'lines', ...totals, 'note'],
      columns: {
        lines: [
          'what',
          'description',
          'metal',
          'grossWeight',
          'stoneWeight',
          'netWeight',
          'fineness',
          'fineWeight',
          'loss',
          'carats',
          'rate',
          'amount',
        ],
      },
      main: 'total',
    },
  },
  figures: {
    goldByKarigar: { label: 'Fine gold by karigar', sum: 'fineGold', by: 'contactId', state: 'posted' },
    lossByKarigar: { label: 'Agreed loss of gold by karigar', sum: 'lossGold', by: 'contactId', state: 'posted' },
    labourByKarigar: { label: 'Labour by karigar', sum: 'labour', by: 'contactId', state: 'posted' },
    labourByMonth: { label: 'Labour by month', sum: 'labour', by: 'day', every: 'month', state: 'posted' },
  },
  identity: { unique: [['number']] },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type KarigarReceipt = RecordOf<typeof karigarReceipts>;
