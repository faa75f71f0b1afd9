import type { AnySchema } from 'yup';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, lines, longText, money, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { hsnCode } from '../rules/hsn.ts';
import { finenesses } from '../rules/metals.ts';
import {
  allOut,
  eachPieceOnce,
  isOutFor,
  issueKinds,
  issueOutcomes,
  issueStates,
  issueTotals,
  stillOut,
} from '../rules/pieceIssues.ts';
import { huid } from '../rules/pieces.ts';

const notNegative = 'Cannot be negative';
const ofPiece = { given: { from: 'pieceId' } };

const returnedPiece = () => ref('pieces').label('Piece').required('Scan or choose a piece');
const returned = <F extends Record<string, AnySchema>>(fields: F) =>
  lines(fields)
    .label('Pieces')
    .min(1, 'Choose what came back')
    .test(...eachPieceOnce);

/** Pieces that leave the shop and are to come back: on approval, with whoever decides at home, or to the hallmarking centre. */
export const pieceIssues = defineEntity({
  name: 'pieceIssues',
  label: { one: 'Issue of pieces', many: 'Issues of pieces' },
  path: 'shops/:shopId/piece_issues',
  page: { route: 'piece_issues', menu: 'stock', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    kind: choice(issueKinds).label('What for').required().default('approval'),
    partyId: ref('contacts', { embed: 'party' }).label('Given to').required('Choose whom it goes to'),
    carriedBy: text().label('Carried by').max(64),
    dueOn: date()
      .label('Due back on')
      .when('kind', { is: 'approval', then: day => day.required('Say by when it is to come back') }),
    issuedOn: date().label('Given out on'),
    lines: lines({
      pieceId: ref('pieces').label('Piece').required('Scan or choose a piece'),
      productId: ref('products').label('Product').meta(ofPiece),
      hsn: hsnCode().label('HSN').meta({ given: {} }),
      fineness: choice(finenesses).label('Fineness').meta(ofPiece),
      grossWeight: weight().label('Gross weight').meta(ofPiece),
      netWeight: weight().label('Net weight').meta(ofPiece),
      value: money().label('Value').min(0, notNegative),
      huid: huid().meta(ofPiece),
      hallmarking: money().label('Hallmarking charge').meta({ given: {} }),
      outcome: choice(issueOutcomes).label('What became of it').meta({ given: {} }),
      endedOn: date().label('On').meta({ given: {} }),
    })
      .label('Pieces')
      .min(1, 'Add a piece')
      .max(200, 'At most ${max} pieces')
      .test(...eachPieceOnce),
    count: integer().label('Pieces in all'),
    stillOut: integer().label('Still out'),
    grossWeight: weight().label('Gross weight'),
    netWeight: weight().label('Net weight'),
    value: money().label('Value'),
    charges: money().label('Hallmarking charges'),
    note: longText().label('Note').max(500),
    state: choice(issueStates).label('State').required(),
  },
  search: ['number', 'carriedBy', 'note'],
  permissions: { list: can.PieceList, create: can.PieceEdit, update: can.PieceEdit, delete: can.PieceDelete },
  list: {
    columns: ['number', 'kind', 'partyId', 'dueOn', 'count', 'stillOut', 'grossWeight', 'state'],
    filters: ['kind', 'partyId', 'dueOn', 'issuedOn'],
    calendar: { start: 'dueOn' },
  },
  writing: { readOnly: ['issuedOn'] },
  sections: {
    whom: {
      fields: [
        ['kind', 'dueOn'],
        ['partyId', 'carriedBy'],
      ],
    },
    pieces: { fields: ['lines'] },
    words: { fields: ['note'] },
  },
  totals: { fields: ['count', 'stillOut', 'grossWeight', 'netWeight', 'value', 'charges'], of: issueTotals },
  assignment: { due: 'dueOn' },
  series: { field: 'number', prefix: 'M', takenBy: 'issue', dated: 'issuedOn' },
  parties: { other: 'partyId' },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['issued', 'closed', 'cancelled'],
    open: ['dueOn', 'note'],
    transitions: {
      issue: {
        from: ['draft'],
        to: 'issued',
        label: 'Give out',
        summary: 'The pieces leave the shop: each must be in stock',
        permission: can.PieceEdit,
      },
      close: {
        from: ['issued'],
        to: 'closed',
        label: 'Close',
        summary: 'The last piece came back, or was sold',
        permission: can.PieceEdit,
        by: 'pieces',
      },
      cancel: {
        from: ['issued'],
        to: 'cancelled',
        label: 'Cancel',
        summary: 'It was given out by mistake: all pieces are in stock again',
        permission: can.PieceDelete,
        confirm: true,
        danger: true,
        guard: allOut,
      },
    },
  },
  actions: {
    takeBack: {
      method: 'POST',
      path: ':id/take_back',
      permission: can.PieceEdit,
      summary: 'Some or all of its pieces are in stock again',
      input: { pieces: returned({ pieceId: returnedPiece() }) },
    },
    takeHallmarked: {
      method: 'POST',
      path: ':id/take_hallmarked',
      permission: can.PieceEdit,
      summary: 'Some or all of its pieces are in stock again, each with its HUID and what hallmarking cost',
      input: {
        pieces: returned({
          pieceId: returnedPiece(),
          huid: huid(),
          hallmarking: money().label('Hallmarking charge').min(0, notNegative),
        }),
      },
    },
  },
  buttons: {
    takeBack: {
      on: 'record',
      label: 'Take back',
      text: 'Scan what came back, one tag after the other.',
      done: 'Back in stock',
      when: isOutFor('approval'),
      initial: () => ({ pieces: [{ pieceId: null }] }),
      changes: ['pieces'],
    },
    takeAllBack: {
      calls: 'takeBack',
      on: 'record',
      label: 'Take all back',
      text: 'Take away what is still out.',
      done: 'Back in stock',
      when: isOutFor('approval'),
      initial: ({ lines: all }) => ({ pieces: stillOut(all) }),
      changes: ['pieces'],
    },
    takeHallmarked: {
      on: 'record',
      label: 'Take back from hallmarking',
      text: 'Write the HUID that is on each, and take away what is still there.',
      done: 'Back in stock',
      when: isOutFor('hallmarking'),
      initial: ({ lines: all }) => ({ pieces: stillOut(all) }),
      changes: ['pieces'],
    },
  },
  papers: {
    challan: {
      label: 'Delivery challan',
      otherwise: 'Delivery challan for hallmarking',
      when: { kind: 'hallmarking' },
      hasOriginal: true,
      copies: 'consignment',
      partySigns: 'Received by',
      sizes: ['a4', 'a5'],
      fields: [
        'number',
        'kind',
        'partyId',
        'carriedBy',
        'issuedOn',
        'dueOn',
        'lines',
        'count',
        'grossWeight',
        'netWeight',
        'value',
        'charges',
        'note',
      ],
      reckoned: 'below',
      note: 'The goods belong to the shop until they are billed. They are not sold by this paper.',
    },
  },
  figures: {
    byKind: { label: 'Issues by what they are for', by: 'kind' },
    leftByParty: { label: 'Still out, by person', sum: 'stillOut', by: 'partyId' },
    weightByParty: { label: 'Gross weight by person', sum: 'grossWeight', by: 'partyId' },
  },
  storage: { dataSubject: { through: 'partyId', onErasure: { stays: 'books' } } },
});
export type PieceIssue = RecordOf<typeof pieceIssues>;
