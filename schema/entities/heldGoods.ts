import { notAsked, notShown } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, date, images, integer, lines, longText, money, ref, text, weight } from '../kit/kinds.ts';
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
      weightBack: weight().label('Weight when given back').min(0, notNegative),
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
    images: images().label('Pictures'),
    note: longText().label('What was agreed').max(500),
    handedOn: date().label('Handed back on'),
    handedTo: text().label('Handed to').max(64),
    receiptBack: boolean().label('The receipt came back'),
    proof: text().label('How they proved that it is theirs').max(128),
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
    words: { fields: ['purchaseId', 'images', 'note'] },
    back: {
      label: 'Handed back',
      fields: [
        ['handedOn', 'handedTo'],
        ['receiptBack', 'proof'],
      ],
    },
  },
  writing: { readOnly: ['handedOn', 'handedTo', 'receiptBack', 'proof'] },
  totals: { fields: ['count', 'stillHere', 'grossWeight', 'netWeight', 'value'], of: heldTotals },
  assignment: { due: 'dueOn' },
  series: { field: 'number', prefix: 'K', dated: 'receivedOn' },
  parties: { other: 'partyId' },
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
  actions: {
    handOut: {
      method: 'POST',
      path: ':id/hand_out',
      permission: can.PieceEdit,
      summary: 'All that still lies here is handed back, against the receipt or another proof, and it is closed',
      input: {
        handedTo: text().label('Handed to').required('Say who fetches it').max(64),
        receiptBack: boolean().label('The receipt came back').default(true),
        proof: text()
          .label('How they proved that it is theirs')
          .max(128)
          .when('receiptBack', {
            is: true,
            then: notAsked,
            otherwise: proof => proof.required('Say how they proved that it is theirs'),
          }),
      },
    },
    giveWork: {
      method: 'POST',
      path: ':id/give_work',
      permission: can.WorkOrderAdd,
      summary: 'A work order for each article that lies here',
      input: { typeId: ref('workOrderTypes').label('Type of work').required('Choose the type of work') },
    },
  },
  buttons: {
    giveWork: {
      on: 'record',
      label: 'Make work orders',
      text: 'One for each article, with its metal, its weight and what was said.',
      done: 'Made: %{count}',
      when: ({ state, kind }) => state === 'here' && kind === 'repair',
      changes: ['workOrders'],
    },
    handOut: {
      on: 'record',
      label: 'Hand out',
      text: 'Weigh it before, and note the weight at its article.',
      done: 'Handed back to %{handedTo}',
      when: ({ state, kind }) => state === 'here' && kind !== 'supplierApproval',
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
      columns: {
        lines: ['description', 'count', 'metal', 'fineness', 'grossWeight', 'netWeight', 'value', 'remark'],
      },
      note: 'Bring this paper when you fetch the goods. They stay the property of whoever brought them.',
    },
    handOut: {
      label: 'Goods handed back',
      draft: 'Not handed back yet',
      sizes: ['a5', 'a4'],
      fields: ['number', 'partyId', 'receivedOn', 'handedOn', 'handedTo', 'proof', 'lines', 'count', 'note'],
      columns: { lines: ['description', 'count', 'metal', 'fineness', 'grossWeight', 'weightBack', 'outcome'] },
    },
  },
  figures: {
    byKind: { label: 'By why it is here', by: 'kind' },
    hereByParty: { label: 'Still here, by person', sum: 'stillHere', by: 'partyId' },
  },
  storage: { dataSubject: { through: 'partyId', onErasure: { stays: 'books' } } },
});
export type HeldGoods = RecordOf<typeof heldGoods>;
