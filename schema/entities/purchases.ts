import { notAsked } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, lines, longText, money, percent, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { bookStates } from '../rules/ledger.ts';
import { finenesses, metals } from '../rules/metals.ts';
import { pieceFields } from '../rules/pieceFields.ts';
import { finenessOfMetal } from '../rules/pieces.ts';
import {
  billedGst,
  isWholePurchase,
  owedIn,
  postingsOfPurchase,
  purchaseTotals,
  taggedPieces,
  type PurchaseFacts,
} from '../rules/purchases.ts';
import { taxActions } from '../rules/saleActions.ts';
import { say } from '../words/said.ts';

const notNegative = 'Cannot be negative';
const { tag, metal, fineness, grossWeight, stoneWeight, huid, makingRate, tray } = pieceFields();

/** A supplier's bill: metal by weight and other goods, with the GST that stands on it. What it brings in tagged is entered as pieces of it. */
export const purchases = defineEntity({
  name: 'purchases',
  label: { one: 'Purchase', many: 'Purchases' },
  path: 'shops/:shopId/purchases',
  page: { route: 'purchases', menu: 'stock', files: true },
  title: 'billNo',
  fields: {
    number: text().label('Number').max(16),
    supplierId: ref('contacts', { embed: 'supplier' }).label('Supplier').required('Choose the supplier'),
    billNo: text().label('Number of the bill').required('Enter the number on the bill').max(32),
    billDay: date().label('Day of the bill').required('Enter the day on the bill').meta({ past: true }),
    day: date().label('Day in the books').meta({ past: true }),
    billedGst: choice(billedGst).label('GST on the bill').required().default('cgstSgst'),
    owed: choice(owedIn).label('Owed for the metal').required().default('rupees'),
    lines: lines({
      description: text().label('Description').max(100),
      metal: choice(metals).label('Metal').required().default('gold'),
      fineness: choice(finenesses)
        .label('Fineness')
        .default(999)
        .test(...finenessOfMetal)
        .when('metal', {
          is: 'other',
          then: fineness => notAsked(fineness).default(null),
          otherwise: fineness => fineness.required('Choose the fineness'),
        }),
      weight: weight()
        .label('Net weight')
        .min(0, notNegative)
        .when('metal', { is: 'other', otherwise: grams => grams.required('Enter the weight') }),
      hsn: text().label('HSN').max(8),
      amount: money().label('Taxable value').required('Enter the amount').min(0, notNegative),
      gst: percent().label('GST (%)').min(0, notNegative).max(100, 'At most 100').default(3),
    })
      .label('Goods')
      .min(1, 'Enter what was bought')
      .max(200, 'At most ${max} lines'),
    roundOff: money().label('Round-off').min(-10, 'At most 10').max(10, 'At most 10'),
    taxable: money().label('Taxable value'),
    cgst: money().label('CGST'),
    sgst: money().label('SGST'),
    utgst: money().label('UTGST'),
    igst: money().label('IGST'),
    total: money().label('Total'),
    fineGold: weight().label('Fine gold'),
    fineSilver: weight().label('Fine silver'),
    finePlatinum: weight().label('Fine platinum'),
    note: longText().label('Note').max(500),
    state: choice(bookStates).label('State').required(),
  },
  search: ['number', 'billNo', 'note'],
  permissions: {
    list: can.PurchaseList,
    create: can.PurchaseAdd,
    update: can.PurchaseEdit,
    delete: can.PurchaseDelete,
  },
  list: {
    columns: ['number', 'billDay', 'supplierId', 'billNo', 'total', 'fineGold', 'state'],
    filters: ['supplierId', 'billedGst', 'owed', 'billDay'],
    period: 'billDay',
  },
  sections: {
    bill: { fields: ['supplierId', ['billNo', 'billDay'], ['billedGst', 'owed'], 'day'] },
    goods: { fields: ['lines', 'roundOff'] },
    words: { fields: ['note'] },
  },
  totals: {
    fields: ['taxable', 'cgst', 'sgst', 'utgst', 'igst', 'total', 'fineGold', 'fineSilver', 'finePlatinum'],
    of: purchaseTotals,
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
        summary: 'It gets its number, and stays as it is from now on',
        permission: can.PurchaseAdd,
        guard: (purchase: PurchaseFacts) => (isWholePurchase(purchase) ? null : say('purchaseIncomplete')),
      },
      cancel: {
        from: ['posted'],
        to: 'cancelled',
        label: 'Cancel purchase',
        summary: 'An entry of today takes back what it put into the books',
        permission: can.PurchaseDelete,
        confirm: true,
        danger: true,
      },
    },
  },
  posts: { by: 'post', undoneBy: 'cancel', of: postingsOfPurchase, untakenTax: 'purchases' },
  series: { field: 'number', prefix: 'P', takenBy: 'post', dated: 'day', past: true },
  parties: { other: 'supplierId' },
  actions: {
    ...taxActions(can.PurchaseList),
    takeIn: {
      method: 'POST',
      path: ':id/take_in',
      permission: can.PieceAdd,
      summary: 'Pieces that came with it are in stock, each with its tag and its share of what was paid',
      input: {
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
          .max(200, 'At most ${max} pieces'),
      },
    },
  },
  buttons: {
    takeIn: {
      on: 'record',
      label: 'Take in pieces',
      text: 'One line for each article that gets a tag. Without a tag number of yours it gets the next of the series.',
      done: 'The pieces are in stock',
      when: ({ state, lines: bought }) => state === 'posted' && taggedPieces(bought).length > 0,
      initial: ({ lines: bought }) => ({ pieces: taggedPieces(bought) }),
      changes: ['pieces'],
    },
  },
  papers: {
    purchase: {
      label: 'Purchase',
      main: 'total',
      sizes: ['a4', 'a5'],
      fields: [
        'number',
        'supplierId',
        'billNo',
        'billDay',
        'lines',
        'taxable',
        'cgst',
        'sgst',
        'utgst',
        'igst',
        'roundOff',
        'total',
        'fineGold',
        'fineSilver',
        'finePlatinum',
        'note',
      ],
    },
  },
  figures: {
    bySupplier: { label: 'By supplier', sum: 'total', by: 'supplierId', state: 'posted' },
    byMonth: { label: 'By month', sum: 'total', by: 'billDay', every: 'month', state: 'posted' },
    goldBySupplier: { label: 'Fine gold by supplier', sum: 'fineGold', by: 'supplierId', state: 'posted' },
  },
  identity: { uniqueIn: [{ fields: ['supplierId', 'billDay', 'billNo'], states: ['draft', 'posted'] }] },
  storage: { dataSubject: { through: 'supplierId', onErasure: { stays: 'books' } } },
});
export type Purchase = RecordOf<typeof purchases>;
