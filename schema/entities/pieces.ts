import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, decimal, images, integer, lines, money, percent, ref, weight } from '../kit/kinds.ts';
import { uuid } from '../kit/shape.ts';
import { openStatus } from '../kit/statuses.ts';
import { can } from '../permissions.ts';
import { metalAtRate } from '../rules/metalAtRate.ts';
import { pieceFields } from '../rules/pieceFields.ts';
import {
  heldStates,
  makingBases,
  pieceStates,
  saleable,
  stoneBases,
  stoneKinds,
  wastageBases,
  weightsOf,
} from '../rules/pieces.ts';

/** By how many days in stock pieces are told apart. */
const ages = [30, 90, 180, 365];
const notNegative = 'Cannot be negative';
const rupees = (label: string) => money().label(label).min(0, notNegative);
const { tag, metal, fineness, grossWeight, stoneWeight, makingRate, huid, tray } = pieceFields();

/** One article with its tag: what it is made of and weighs, what is charged for it, and where it is. */
export const pieces = defineEntity({
  name: 'pieces',
  label: { one: 'Piece', many: 'Pieces' },
  path: 'shops/:shopId/pieces',
  page: { route: 'pieces', menu: 'stock', remarks: true, files: true },
  title: 'tag',
  fields: {
    tag,
    supplierId: ref('contacts', { embed: 'supplier' }).label('Supplier'),
    productId: ref('products', { embed: 'product' }).label('Product').required('Choose a product'),
    purchaseId: ref('purchases', { embed: 'purchase' }).label('Purchase'),
    receiptId: ref('karigarReceipts', { embed: 'receipt' }).label('Made with the receipt'),
    arrivalId: ref('pieceArrivals', { embed: 'arrival' }).label('From another shop'),
    metal,
    fineness,
    grossWeight,
    stoneWeight,
    netWeight: weight().label('Net weight'),
    fineWeight: weight().label('Fine weight'),
    stones: lines({
      kind: choice(stoneKinds).label('Stone').required().default('diamond'),
      count: integer().label('Number').min(1, 'At least one').default(1),
      carats: decimal(3).label('Carats').min(0, notNegative),
      rate: rupees('Rate'),
      basis: choice(stoneBases).label('Charged').required().default('perCarat'),
    })
      .label('Stones')
      .max(40, 'At most ${max} lines'),
    makingBasis: choice(makingBases).label('Making charge by').required().default('perGram'),
    makingRate,
    makingLeast: rupees('Least making charge'),
    wastageBasis: choice(wastageBases).label('Wastage by').required().default('weight'),
    wastagePercent: percent().label('Wastage (%)').min(0, notNegative).max(100, 'At most 100'),
    hallmarking: rupees('Hallmarking charge'),
    huid,
    cost: rupees('Cost').meta({ shownTo: can.PieceCost }),
    tray,
    stockedOn: date().label('In stock since'),
    images: images().label('Pictures'),
    state: choice(pieceStates).label('State').required(),
  },
  search: ['tag', 'huid', 'tray'],
  permissions: { list: can.PieceList, create: can.PieceAdd, update: can.PieceEdit, delete: can.PieceDelete },
  list: {
    columns: ['images', 'tag', 'productId', 'state', 'fineness', 'grossWeight', 'netWeight', 'tray'],
    filters: [
      'metal',
      'fineness',
      'productId',
      'productId.categoryId',
      'purchaseId',
      'receiptId',
      'tray',
      'grossWeight',
      'stockedOn',
    ],
  },
  writing: { readOnly: ['arrivalId'] },
  sections: {
    article: { fields: ['productId', ['tag', 'huid'], ['tray', 'stockedOn'], 'images'] },
    weights: {
      label: 'Metal and weight',
      help: 'In grams. The net weight is gross less stones',
      fields: [
        ['metal', 'fineness'],
        ['grossWeight', 'stoneWeight'],
      ],
    },
    stones: { fields: ['stones'] },
    charges: {
      label: 'Charges',
      fields: ['makingBasis', ['makingRate', 'makingLeast'], ['wastageBasis', 'wastagePercent'], 'hallmarking'],
    },
    bought: {
      label: 'Where it came from',
      fields: [
        ['supplierId', 'purchaseId'],
        ['receiptId', 'cost'],
      ],
    },
  },
  totals: { fields: ['netWeight', 'fineWeight'], of: weightsOf },
  series: { field: 'tag', prefix: 'T', brought: true },
  parties: { none: 'The number is a tag on goods.' },
  states: {
    field: 'state',
    initial: 'inStock',
    frozen: ['sold', 'melted', 'inTransit', 'transferred'],
    transitions: {
      approve: {
        from: ['inStock'],
        to: 'onApproval',
        label: 'Give on approval',
        summary: 'A customer takes it home to decide',
        permission: can.PieceEdit,
        by: 'pieceIssues',
      },
      reserve: {
        from: ['inStock', 'onApproval'],
        to: 'reserved',
        label: 'Reserve',
        summary: 'It is kept for a customer',
        permission: can.PieceEdit,
      },
      sendToHallmarking: {
        from: ['inStock', 'returned'],
        to: 'atHallmarking',
        label: 'Send to hallmarking',
        summary: 'It goes to the hallmarking centre',
        permission: can.PieceEdit,
        by: 'pieceIssues',
      },
      giveToKarigar: {
        from: ['inStock', 'returned'],
        to: 'atKarigar',
        label: 'Give to a karigar',
        summary: 'A karigar works on it',
        permission: can.PieceEdit,
      },
      putBack: {
        from: ['onApproval', 'reserved', 'atHallmarking', 'atKarigar', 'returned'],
        to: 'inStock',
        label: 'Put back into stock',
        summary: 'It lies in the shop again, for whoever wants it',
        permission: can.PieceEdit,
      },
      sell: {
        from: [...saleable],
        to: 'sold',
        label: 'Sell',
        summary: 'A bill of it is issued',
        permission: can.QuickBillAdd,
        by: 'quickBills',
      },
      takeBack: {
        from: ['sold'],
        to: 'returned',
        label: 'Take back',
        summary: 'A credit note takes it back from whoever bought it',
        permission: can.CreditNoteAdd,
        by: 'creditNotes',
      },
      send: {
        from: ['inStock'],
        to: 'inTransit',
        label: 'Send to another shop',
        summary: 'It leaves with a transfer',
        permission: can.PieceEdit,
        by: 'pieceTransfers',
      },
      deliver: {
        from: ['inTransit'],
        to: 'transferred',
        label: 'Received in another shop',
        summary: 'The other shop has it now',
        permission: can.PieceEdit,
        by: 'pieceTransfers',
      },
      comeBack: {
        from: ['inTransit'],
        to: 'inStock',
        label: 'Not received in another shop',
        summary: 'The other shop did not take it: it is in stock again',
        permission: can.PieceEdit,
        by: 'pieceTransfers',
      },
      melt: {
        from: ['inStock', 'returned'],
        to: 'melted',
        label: 'Melt',
        summary: 'It is melted and is no piece any more',
        permission: can.PieceDelete,
        confirm: true,
        danger: true,
      },
    },
  },
  actions: {
    price: {
      method: 'GET',
      path: ':id/price',
      permission: can.PieceList,
      summary: 'What it costs at the rate that holds, line by line, each with where it comes from',
    },
    priceTerms: {
      method: 'GET',
      path: 'price_terms',
      permission: can.PieceList,
      summary: 'The rates that hold and the GST on a product: what a price is reckoned from',
      parameters: { productId: uuid },
    },
  },
  figures: {
    byMetal: { label: 'Pieces by metal', by: 'metal', state: openStatus },
    byFineness: { label: 'Pieces by fineness', by: 'fineness', state: openStatus },
    grossByFineness: { label: 'Gross weight by fineness', sum: 'grossWeight', by: 'fineness', state: openStatus },
    netByFineness: { label: 'Net weight by fineness', sum: 'netWeight', by: 'fineness', state: openStatus },
    fineByMetal: { label: 'Fine weight by metal', sum: 'fineWeight', by: 'metal', state: openStatus },
    byProduct: { label: 'Pieces by product', by: 'productId', state: openStatus },
    byCategory: { label: 'Pieces by category', by: 'productId.categoryId', state: openStatus },
    grossByCategory: {
      label: 'Gross weight by category',
      sum: 'grossWeight',
      by: 'productId.categoryId',
      state: openStatus,
    },
    byAge: { label: 'Pieces by days in stock', by: 'stockedOn', ages, state: openStatus },
    netByAge: { label: 'Net weight by days in stock', sum: 'netWeight', by: 'stockedOn', ages, state: openStatus },
    costByAge: { label: 'Cost by days in stock', sum: 'cost', by: 'stockedOn', ages, state: openStatus },
    costTodayByAge: {
      label: 'Cost at today’s rate by days in stock',
      sum: 'cost',
      by: 'stockedOn',
      ages,
      state: openStatus,
      atRate: metalAtRate,
    },
    costByMetal: { label: 'Cost by metal', sum: 'cost', by: 'metal', state: openStatus },
    costTodayByMetal: {
      label: 'Cost at today’s rate by metal',
      sum: 'cost',
      by: 'metal',
      state: openStatus,
      atRate: metalAtRate,
    },
  },
  papers: {
    tag: {
      label: 'Tag',
      sizes: ['label50', 'tail100'],
      fields: ['fineness', 'grossWeight', 'netWeight', 'huid'],
      scanned: true,
    },
    valuation: {
      label: 'Valuation certificate',
      sizes: ['a4', 'a5'],
      fields: [
        'productId',
        'metal',
        'fineness',
        'huid',
        'grossWeight',
        'stoneWeight',
        'stones',
        'netWeight',
        'fineWeight',
      ],
      reckoned: 'below',
      note: 'What it would cost on that day, reckoned from the rate named above. It is no offer to buy.',
    },
  },
  identity: {
    unique: [['tag']],
    uniqueIn: [{ fields: ['huid'], states: heldStates }],
    naturalKey: ['tag'],
  },
  exchange: {
    import: {
      columns: {
        tag: ['Tag', 'Tag No', 'Barcode', 'Item Code', 'Label No'],
        productId: ['Product', 'Item', 'Article', 'Item Name'],
        fineness: ['Purity', 'Touch', 'Karat'],
        grossWeight: ['Gross', 'Gross Wt', 'GW'],
        stoneWeight: ['Stone Wt', 'Less', 'Less Wt'],
        makingRate: ['Making', 'MC', 'Labour'],
        wastagePercent: ['Wastage', 'VA %', 'Wastage %'],
        hallmarking: ['HM', 'Hallmark charge'],
        cost: ['Cost Price', 'Purchase Price'],
        tray: ['Tray or counter', 'Counter', 'Box'],
        purchaseId: ['Purchase Bill', 'Supplier Bill No'],
        receiptId: ['Karigar Receipt', 'Karigar Voucher'],
        supplierId: ['Supplier', 'Vendor', 'Party'],
        stockedOn: ['Date', 'Purchase Date'],
      },
    },
  },
  storage: { dataSubject: { through: 'supplierId', onErasure: { clears: { supplierId: null } } } },
});
export type Piece = RecordOf<typeof pieces>;
