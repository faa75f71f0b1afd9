import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, json, longText, money, percent, pin, ref, text } from '../kit/kinds.ts';
import { listOf } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import {
  amountsOf,
  given,
  invoiced,
  lineText,
  orderedIn,
  orderFields,
  orderStates,
  orderLine,
} from '../rules/orders.ts';
import { preferredLanguages } from '../rules/parties.ts';
import { stateOptions } from '../rules/states.ts';

/** Plans that somebody ordered on the public pages: the plans and prices of that day, and who pays. */
export const orders = defineEntity({
  name: 'orders',
  label: { one: 'Order', many: 'Orders' },
  path: 'system/orders',
  page: { route: 'system/orders', menu: 'platform' },
  title: 'number',
  fields: {
    number: text().label('Number').required().max(20),
    state: choice(orderStates).label('State').required(),
    businessName: orderFields.businessName,
    name: orderFields.name.label('Contact'),
    email: orderFields.email,
    mobileNo: orderFields.mobileNo,
    gstin: text().label('GSTIN').max(15),
    pin: pin().label('PIN').required(),
    stateCode: choice(stateOptions).label('Place of supply').required(),
    lines: json(listOf(orderLine)).label('Plans').required(),
    taxable: money().label('Taxable value').required(),
    cgst: money().label('CGST').required(),
    sgst: money().label('SGST').required(),
    utgst: money().label('UTGST').required(),
    igst: money().label('IGST').required(),
    roundOff: money().label('Round-off'),
    total: money().label('Total').required(),
    sac: text().label('SAC').required().max(8),
    taxRate: percent().label('GST rate').required(),
    cancelReason: longText().label('Reason for cancelling').max(250),
    orderedIn: json(orderedIn).label('Ordered in'),
    given: json(given).label('Given to'),
    language: choice(preferredLanguages).label('Language'),
    invoice: json(invoiced).label('Tax invoice'),
    notes: longText().label('Notes').max(2_000),
  },
  derived: {
    plans: ({ lines }, _, { orderLine }) => (lines ?? []).map(line => lineText(line, orderLine)).join('; '),
  },
  search: ['number', 'businessName', 'name', 'email', 'mobileNo', 'gstin'],
  permissions: { list: can.SystemAll, update: can.SystemAll },
  list: { columns: ['number', 'businessName', 'state', 'plans', 'total', 'createdAt'], filters: ['stateCode'] },
  identity: { unique: [['number']] },
  writing: {
    readOnly: [
      'number',
      'businessName',
      'name',
      'email',
      'mobileNo',
      'gstin',
      'pin',
      'stateCode',
      'lines',
      'sac',
      'taxRate',
      'cancelReason',
      'orderedIn',
      'given',
      'language',
      'invoice',
    ],
  },
  totals: {
    fields: ['taxable', 'cgst', 'sgst', 'utgst', 'igst', 'roundOff', 'total'],
    of: ({ lines, taxRate, stateCode }) => amountsOf(lines, taxRate ?? 0, stateCode ?? ''),
  },
  states: {
    field: 'state',
    initial: 'placed',
    transitions: {
      pay: {
        from: ['placed'],
        to: 'paid',
        label: 'Mark as paid',
        summary: 'The invoice was paid',
        permission: can.SystemAll,
        confirm: true,
      },
      cancel: {
        from: ['placed'],
        to: 'cancelled',
        label: 'Cancel order',
        summary: 'It falls through, for a reason',
        permission: can.SystemAll,
        input: { cancelReason: longText().label('Reason for cancelling').required('Say why').min(3).max(250) },
      },
      reopen: {
        from: ['cancelled'],
        to: 'placed',
        label: 'Reopen',
        summary: 'It was cancelled by mistake, or is wanted after all',
        permission: can.SystemAll,
        confirm: true,
      },
    },
  },
  actions: {
    invoice: {
      method: 'POST',
      path: ':id/invoice',
      permission: can.SystemAll,
      summary:
        "The tax invoice of a paid order, in the books of the company's shop; its credit note, where all went back",
    },
    give: {
      method: 'POST',
      path: ':id/give',
      permission: can.SystemAll,
      summary: 'A shop holds what was ordered: new, as the next term of what it holds, or in the place of another plan',
      input: {
        shopId: ref('shops').label('Shop').required('Choose the shop'),
        from: date().label('From'),
      },
    },
  },
  buttons: {
    invoice: {
      on: 'record',
      label: 'Issue the invoice',
      done: 'Issued: %{number}',
      when: ({ state, invoice }) => state === 'paid' && invoice === null,
    },
    give: {
      on: 'record',
      label: 'Give to a shop',
      text: 'The shop holds what was ordered. What it holds already goes on for another term, or its plan changes; a new one begins on that day, else today.',
      done: 'Given to %{shop}',
      when: ({ state }) => state === 'paid',
      initial: ({ orderedIn }) => ({ shopId: orderedIn?.shopId ?? null }),
      changes: ['subscriptions/tsinvoice', 'subscriptions/tsmessenger'],
    },
  },
  storage: { space: 'platform' },
});
export type Order = RecordOf<typeof orders>;
