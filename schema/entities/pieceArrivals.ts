import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, decimal, integer, lines, longText, money, percent, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { eachOnce } from '../rules/eachOnce.ts';
import { hsnCode } from '../rules/hsn.ts';
import { finenesses, metals } from '../rules/metals.ts';
import { huid, makingBases, stoneBases, stoneKinds, wastageBases } from '../rules/pieces.ts';
import {
  arrivalStates,
  onTheWay,
  postingsOfArrival,
  shopKey,
  transferFields,
  transferFigures,
  transferOutcomes,
  transferTotals,
  waitingTags,
} from '../rules/pieceTransfers.ts';
import { billedGst } from '../rules/purchases.ts';
import { stateOptions } from '../rules/states.ts';
import { gstin } from '../rules/taxIds.ts';

const folded = { folded: true } as const;
const tag = () => text().label('Tag').required('Scan the tag').max(16).meta({ scanned: true });
const isOpen = ({ state }: { state: string | null }) => state === 'open';

/** What another shop of the business has sent here: its papers with all that a piece is made from here, and what became of each. */
export const pieceArrivals = defineEntity({
  name: 'pieceArrivals',
  label: { one: 'Incoming transfer', many: 'Incoming transfers' },
  path: 'shops/:shopId/piece_arrivals',
  page: { route: 'piece_arrivals', menu: 'stock' },
  title: 'number',
  fields: {
    number: text().label('Number of the transfer').required().max(16),
    fromShopId: shopKey().label('From which shop'),
    fromName: text().label('From').max(128),
    fromGstin: gstin().label('GSTIN there'),
    fromStateCode: choice(stateOptions).label('State there'),
    billedGst: choice(billedGst).label('GST'),
    carriedBy: text().label('Carried by').max(64),
    sentOn: date().label('Sent on'),
    lines: lines({
      tag: tag(),
      productName: text().label('Product'),
      productCode: text().label('Product Code').max(128).meta(folded),
      hsn: hsnCode()
        .label('HSN')
        .meta({ ...folded, pairs: true }),
      metal: choice(metals).label('Metal').meta(folded),
      fineness: choice(finenesses).label('Fineness'),
      grossWeight: weight().label('Gross weight'),
      stoneWeight: weight().label('Stone weight').meta(folded),
      netWeight: weight().label('Net weight'),
      huid: huid(),
      makingBasis: choice(makingBases).label('Making charge by').meta(folded),
      makingRate: decimal(2).label('Making charge').meta(folded),
      makingLeast: money().label('Least making charge').meta(folded),
      wastageBasis: choice(wastageBases).label('Wastage by').meta(folded),
      wastagePercent: percent().label('Wastage (%)').meta(folded),
      hallmarking: money().label('Hallmarking charge').meta(folded),
      value: money().label('Value'),
      gst: percent().label('GST (%)').meta(folded),
      outcome: choice(transferOutcomes).label('What became of it'),
      reason: text().label('Why').max(250),
      tagHere: text().label('Tag here').max(16),
      endedOn: date().label('On').meta(folded),
    }).label('Pieces'),
    stones: lines({
      tag: tag(),
      kind: choice(stoneKinds).label('Stone').required(),
      count: integer().label('Number'),
      carats: decimal(3).label('Carats'),
      rate: money().label('Rate'),
      basis: choice(stoneBases).label('Charged').required(),
    }).label('Stones'),
    products: lines({
      name: text().label('Product').required(),
      productCode: text().label('Product Code').max(128),
      hsncode: hsnCode().label('HSN Code').meta({ pairs: true }),
      taxPercentage: percent().label('Tax (%)'),
      unit: text().label('Unit'),
      mrp: money().label('MRP'),
      purchasePrice: money().label('Purchase Price'),
      sellingPrice: money().label('Selling Price'),
    }).label('Products'),
    ...transferFields(),
    note: longText().label('Note').max(500),
    state: choice(arrivalStates).label('State').required(),
  },
  search: ['number', 'fromName', 'note'],
  permissions: { list: can.PieceList },
  list: {
    columns: ['number', 'sentOn', 'fromName', 'count', 'onTheWay', 'grossWeight', 'value', 'state'],
    filters: ['sentOn', 'billedGst'],
  },
  sections: { pieces: { fields: ['lines', 'stones', 'products'] } },
  totals: {
    fields: [...transferFigures, 'onTheWay'],
    of: arrival => ({ ...transferTotals(arrival), onTheWay: onTheWay(arrival.lines) }),
  },
  states: {
    field: 'state',
    initial: 'open',
    frozen: ['open', 'closed', 'cancelled'],
    transitions: {
      close: {
        from: ['open'],
        to: 'closed',
        label: 'Close',
        summary: 'Of each piece it is said what became of it',
        permission: can.PieceAdd,
        by: 'pieces',
      },
      cancel: {
        from: ['open'],
        to: 'cancelled',
        label: 'Cancel',
        summary: 'Nothing of it came here',
        permission: can.PieceAdd,
        by: 'pieces',
      },
    },
  },
  posts: { by: 'close', of: postingsOfArrival, untakenTax: 'purchases' },
  actions: {
    receive: {
      method: 'POST',
      path: ':id/receive',
      permission: can.PieceAdd,
      summary: 'Some or all of its pieces are in this shop, and in its stock from now on',
      input: {
        pieces: lines({
          tag: tag(),
          productId: ref('products').label('Product here'),
          tray: text().label('Tray').max(40),
        })
          .label('Pieces')
          .min(1, 'Scan what came')
          .max(200, 'At most ${max} pieces')
          .test(...eachOnce('tag')),
      },
    },
    refuse: {
      method: 'POST',
      path: ':id/refuse',
      permission: can.PieceAdd,
      summary: 'Some of its pieces did not come, or are not taken: they are in stock again where they came from',
      input: {
        reason: text().label('Why').required('Say why').max(250),
        pieces: lines({ tag: tag() })
          .label('Pieces')
          .min(1, 'Say what did not come')
          .max(200, 'At most ${max} pieces')
          .test(...eachOnce('tag')),
      },
    },
  },
  buttons: {
    receive: {
      on: 'record',
      label: 'Receive',
      text: 'Scan what came, one tag after the other. A product is found by its code or its name; without one of either it is made.',
      done: 'In stock',
      when: isOpen,
      initial: () => ({ pieces: [{ tag: null }] }),
      changes: ['pieces', 'products'],
    },
    receiveAll: {
      calls: 'receive',
      on: 'record',
      label: 'Receive all',
      text: 'Take away what did not come.',
      done: 'In stock',
      when: isOpen,
      initial: ({ lines: all }) => ({ pieces: waitingTags(all) }),
      changes: ['pieces', 'products'],
    },
    refuse: {
      on: 'record',
      label: 'Refuse',
      text: 'It goes back into the stock of the shop that sent it. Take away what did come.',
      done: 'Told to the other shop',
      when: isOpen,
      initial: ({ lines: all }) => ({ pieces: waitingTags(all) }),
      danger: true,
    },
  },
});
export type PieceArrival = RecordOf<typeof pieceArrivals>;
