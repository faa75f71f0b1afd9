import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, lines, longText, money, percent, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { hsnCode } from '../rules/hsn.ts';
import { finenesses } from '../rules/metals.ts';
import { eachPieceOnce } from '../rules/pieceIssues.ts';
import { huid } from '../rules/pieces.ts';
import {
  onTheWay,
  postingsOfTransfer,
  shopKey,
  transferFields,
  transferFigures,
  transferOutcomes,
  transferProblem,
  transferStates,
  transferTotals,
} from '../rules/pieceTransfers.ts';
import { billedGst } from '../rules/purchases.ts';
import { stateOptions } from '../rules/states.ts';
import { gstin } from '../rules/taxIds.ts';

const ofPiece = { given: { from: 'pieceId' } };

const printed = [
  'number',
  'sentOn',
  'toName',
  'toGstin',
  'toStateCode',
  'carriedBy',
  'lines',
  'count',
  'grossWeight',
  'netWeight',
  'value',
  'cgst',
  'sgst',
  'utgst',
  'igst',
  'total',
  'note',
] as const;

/** Tagged pieces that go to another shop of the business. What becomes of each is said there. */
export const pieceTransfers = defineEntity({
  name: 'pieceTransfers',
  label: { one: 'Transfer', many: 'Transfers' },
  path: 'shops/:shopId/piece_transfers',
  page: { route: 'piece_transfers', menu: 'stock', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    toShopId: shopKey().label('To which shop'),
    toName: text().label('To').max(128),
    toGstin: gstin().label('GSTIN there'),
    toStateCode: choice(stateOptions).label('State there'),
    billedGst: choice(billedGst).label('GST'),
    carriedBy: text().label('Carried by').max(64),
    sentOn: date().label('Sent on'),
    lines: lines({
      pieceId: ref('pieces').label('Piece').required('Scan or choose a piece'),
      productId: ref('products').label('Product').meta(ofPiece),
      hsn: hsnCode().label('HSN').meta({ given: {} }),
      fineness: choice(finenesses).label('Fineness').meta(ofPiece),
      grossWeight: weight().label('Gross weight').meta(ofPiece),
      netWeight: weight().label('Net weight').meta(ofPiece),
      huid: huid().meta(ofPiece),
      value: money().label('Value').min(0, 'Cannot be negative'),
      gst: percent().label('GST (%)').meta({ given: {} }),
      outcome: choice(transferOutcomes).label('What became of it').meta({ given: {} }),
      reason: text().label('Why').max(250).meta({ given: {} }),
      tagThere: text().label('Tag there').max(16).meta({ given: {} }),
      endedOn: date().label('On').meta({ given: {} }),
    })
      .label('Pieces')
      .min(1, 'Add a piece')
      .max(200, 'At most ${max} pieces')
      .test(...eachPieceOnce),
    ...transferFields(),
    note: longText().label('Note').max(500),
    state: choice(transferStates).label('State').required(),
  },
  search: ['number', 'toName', 'carriedBy', 'note'],
  permissions: { list: can.PieceList, create: can.PieceEdit, update: can.PieceEdit, delete: can.PieceDelete },
  list: {
    columns: ['number', 'sentOn', 'toName', 'count', 'onTheWay', 'grossWeight', 'value', 'state'],
    filters: ['sentOn', 'billedGst'],
    period: 'sentOn',
  },
  writing: { readOnly: ['toName', 'toGstin', 'toStateCode', 'billedGst', 'sentOn'] },
  sections: {
    whom: { fields: [['toShopId', 'carriedBy']] },
    pieces: { fields: ['lines'] },
    words: { fields: ['note'] },
  },
  totals: {
    fields: [...transferFigures, 'onTheWay'],
    of: ({ state, ...transfer }) => ({
      ...transferTotals(transfer),
      onTheWay: state === 'draft' ? null : onTheWay(transfer.lines),
    }),
  },
  series: { field: 'number', prefix: 'X', takenBy: 'send', dated: 'sentOn' },
  parties: { other: null },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['sent', 'recalled', 'received', 'cancelled'],
    open: ['note'],
    transitions: {
      send: {
        from: ['draft'],
        to: 'sent',
        label: 'Send',
        summary: 'The pieces leave for the other shop: each must be in stock',
        permission: can.PieceEdit,
        guard: transferProblem,
      },
      recall: {
        from: ['sent'],
        to: 'recalled',
        label: 'Call back',
        summary: 'What the other shop has not received yet comes back into stock, as soon as it knows',
        permission: can.PieceDelete,
        confirm: true,
        danger: true,
      },
      receive: {
        from: ['sent', 'recalled'],
        to: 'received',
        label: 'Received',
        summary: 'The other shop has said of each piece what became of it',
        permission: can.PieceEdit,
        by: 'pieceArrivals',
      },
      cancel: {
        from: ['sent', 'recalled'],
        to: 'cancelled',
        label: 'Cancel',
        summary: 'Nothing of it was received: all pieces are in stock again',
        permission: can.PieceEdit,
        by: 'pieceArrivals',
      },
    },
  },
  posts: { by: 'send', undoneBy: 'cancel', of: postingsOfTransfer },
  actions: {
    shops: {
      method: 'GET',
      path: 'shops',
      permission: can.PieceEdit,
      summary: 'The other shops of the business, each with its GSTIN and state: to which pieces can be sent',
    },
  },
  papers: {
    paper: {
      label: 'Tax invoice',
      draft: 'Draft, nothing was sent',
      otherwise: 'Delivery challan',
      when: { billedGst: 'none' },
      sizes: ['a4', 'a5'],
      fields: printed,
      columns: { lines: ['pieceId', 'productId', 'hsn', 'fineness', 'grossWeight', 'netWeight', 'huid', 'value'] },
    },
  },
  figures: {
    byMonth: { label: 'Pieces sent, by month', sum: 'count', by: 'sentOn', every: 'month' },
  },
});
export type PieceTransfer = RecordOf<typeof pieceTransfers>;
