import { notShown } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, lines, longText, money, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { heldKinds, heldOutcomes, heldStates, heldTotals, nothingHere } from '../rules/heldGoods.ts';
import { finenesses, metals } from '../rules/metals.ts';
import { finenessOfMetal } from '../rules/pieces.ts';

const notNegative = 'Cannot be negative';

/** Goods that lie in the shop and are not its own: a supplier's on approval, or a customer's for repair, valuation or safe keeping. */
export const heldGoods = defineEntity({
  name: 'heldGoods',
  label: { one: 'Goods of others', many: 'Goods of others' },
  path: 'shops/:shopId/held_goods',
  page: { route: 'held_goods', menu: 'stock', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    kind: choice(heldKinds).label('Why it is here').required().default('repair'),
    partyId: ref('contacts', { embed: 'party' }).label('Whose it is').required('Choose whose it is'),
    broughtBy: text().label('Brought by').max(64),
    receivedOn: date().label('Received on').required('Say when it came'),
    dueOn: date()
      .label('Due on')
      .when('kind', { is: 'supplierApproval', then: day => day.required('Say by when it goes back') }),
    lines: lines({
      description: text().label('Article').required('Name the article').max(128),
      count: integer().label('Number').required('Say how many').min(1, 'At least one').default(1),
      metal: choice(metals).label('Metal'),
      fineness: choice(finenesses)
        .label('Fineness')
        .test(...finenessOfMetal),
      grossWeight: weight().label('Gross weight').min(0, notNegative),
      netWeight: weight().label('Net weight').min(0, notNegative),
      value: money().label('Value').min(0, notNegative),
      remark: text().label('What was said').max(200),
      outcome: choice(heldOutcomes).label('What became of it'),
    })
      .label('Articles')
      .min(1, 'Add an article')
      .max(200, 'At most ${max} lines'),
    count: integer().label('Articles in all'),
    stillHere: integer().label('Still here'),
    grossWeight: weight().label('Gross weight'),
    netWeight: weight().label('Net weight'),
    value: money().label('Value'),
    purchaseId: ref('purchases', { embed: 'purchase' })
      .label('Taken in with the purchase')
      .when('kind', { is: 'supplierApproval', otherwise: notShown }),
    note: longText().label('What was agreed').max(500),
    state: choice(heldStates).label('State').required(),
  },
  search: ['number', 'broughtBy', 'note'],
  permissions: { list: can.PieceList, create: can.PieceEdit, update: can.PieceEdit, delete: can.PieceDelete },
  list: {
    columns: ['number', 'kind', 'partyId', 'receivedOn', 'dueOn', 'stillHere', 'grossWeight', 'state'],
    filters: ['kind', 'partyId', 'dueOn', 'receivedOn'],
    calendar: { start: 'dueOn' },
  },
  sections: {
    whose: { fields: ['kind', ['partyId', 'broughtBy'], ['receivedOn', 'dueOn']] },
    articles: { fields: ['lines'] },
    words: { fields: ['purchaseId', 'note'] },
  },
  totals: { fields: ['count', 'stillHere', 'grossWeight', 'netWeight', 'value'], of: heldTotals },
  assignment: { due: 'dueOn' },
  series: { field: 'number', prefix: 'K' },
  states: {
    field: 'state',
    initial: 'here',
    frozen: ['closed'],
    open: ['note'],
    transitions: {
      close: {
        from: ['here'],
        to: 'closed',
        label: 'Close',
        summary: 'All of it was given back, or taken in with a purchase',
        permission: can.PieceEdit,
        confirm: true,
        guard: nothingHere,
      },
    },
  },
  papers: {
    receipt: {
      label: 'Receipt for goods',
      sizes: ['a5', 'a4'],
      fields: [
        'number',
        'kind',
        'partyId',
        'broughtBy',
        'receivedOn',
        'dueOn',
        'lines',
        'count',
        'grossWeight',
        'netWeight',
        'value',
        'note',
      ],
      note: 'Bring this paper when you fetch the goods. They stay the property of whoever brought them.',
    },
  },
  figures: {
    byKind: { label: 'By why it is here', by: 'kind' },
    hereByParty: { label: 'Still here, by person', sum: 'stillHere', by: 'partyId' },
  },
  storage: { dataSubject: { through: 'partyId', onErasure: { stays: 'books' } } },
});
export type HeldGoods = RecordOf<typeof heldGoods>;
