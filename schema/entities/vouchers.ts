import { notShown } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { says } from '../kit/importRules.ts';
import { isNought } from '../kit/importValues.ts';
import { choice, date, longText, money, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { contactColumns } from '../rules/contactColumns.ts';
import { bookStates, ledgerMetals, partyKinds } from '../rules/ledger.ts';
import { groupsOfCustomers, groupsOfKarigars, groupsOfSuppliers } from '../rules/parties.ts';
import { legalActions } from '../rules/saleActions.ts';
import { shortReasonField, shortReasonOfCancel } from '../rules/shortReason.ts';
import { payerActions } from '../rules/settlements.ts';
import { say } from '../words/said.ts';
import {
  balanceColumns,
  columnsOfOpening,
  creditColumns,
  debitColumns,
  destinations,
  isWhole,
  moneyWays,
  openingSides,
  postingsOf,
  staysThere,
  voucherKinds,
  type VoucherFacts,
} from '../rules/vouchers.ts';

const among = (...kinds: string[]) => ({ is: (kind: unknown) => kinds.includes(String(kind)) });
const paysOut = (kind: unknown) => kind === 'expense' || kind === 'transfer';
const ofPeople = among('receipt', 'payment', 'opening');

/** Money and fine metal in and out without a bill: receipts and advances, payments, expenses, cash to the bank, opening balances. */
export const vouchers = defineEntity({
  name: 'vouchers',
  label: { one: 'Voucher', many: 'Money in and out' },
  path: 'shops/:shopId/vouchers',
  page: { route: 'vouchers', menu: 'books', files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    kind: choice(voucherKinds).label('What it is').required('Choose what it is').default('receipt'),
    day: date().label('Day'),
    ...backDatedFields(),
    contactId: ref('contacts', { embed: 'contact' })
      .label('Person')
      .when('kind', {
        ...among('receipt', 'payment'),
        then: person => person.required('Choose the person'),
      })
      .when('kind', { ...ofPeople, otherwise: notShown }),
    tillId: ref('tills', { embed: 'till' }).label('Till').when('way', { is: 'cash', otherwise: notShown }),
    toTillId: ref('tills', { embed: 'toTill' }).label('To the till').when('toWay', { is: 'cash', otherwise: notShown }),
    salesOrderId: ref('salesOrders', { embed: 'salesOrder' })
      .label('On account of the order')
      .when('kind', { ...among('receipt', 'payment'), otherwise: notShown }),
    expenseId: ref('ledgerAccounts', {
      embed: 'expense',
      among: { kind: 'expenses' },
      unknown: 'Choose a head of expenses',
    })
      .label('Head of expenses')
      .when('kind', { is: 'expense', then: head => head.required('Choose the head of expenses'), otherwise: notShown }),
    bankId: ref('ledgerAccounts', { embed: 'bank', among: { kind: 'bank' }, unknown: 'Choose an account of a bank' })
      .label('Bank')
      .when('way', { is: 'bank', otherwise: notShown }),
    toBankId: ref('ledgerAccounts', {
      embed: 'toBank',
      among: { kind: 'bank' },
      unknown: 'Choose an account of a bank',
    })
      .label('To the bank')
      .when('toWay', { is: 'bank', otherwise: notShown }),
    party: choice(partyKinds)
      .label('As')
      .default('customer')
      .when('kind', { ...ofPeople, otherwise: notShown }),
    way: choice(moneyWays).label('How').required('Say how').default('cash'),
    toWay: choice(destinations)
      .label('To')
      .test(
        'sameAccount',
        'Choose another account than the one it comes from',
        (_, { parent }) =>
          (parent as VoucherFacts | undefined)?.kind !== 'transfer' || !staysThere(parent as VoucherFacts),
      )
      .when('kind', { is: 'transfer', then: way => way.required('Say where to'), otherwise: notShown }),
    side: choice(openingSides)
      .label('Which side')
      .when('kind', { is: 'opening', then: side => side.required('Say who owes it'), otherwise: notShown }),
    amount: money()
      .label('Amount')
      .moreThan(0, 'Enter more than nought')
      .when(['kind', 'metal'], ([kind, metal], amount) =>
        metal && ['receipt', 'payment', 'opening'].includes(String(kind))
          ? amount
          : amount.required('Enter the amount'),
      ),
    metal: choice(ledgerMetals)
      .label('Metal')
      .when('kind', { ...ofPeople, otherwise: notShown }),
    fineWeight: weight()
      .label('Fine weight')
      .moreThan(0, 'Enter more than nought')
      .when('metal', {
        is: (metal: unknown) => Boolean(metal),
        then: fine => fine.required('Enter the fine weight'),
        otherwise: notShown,
      }),
    shortReason: shortReasonField().when(['kind', 'way', 'metal'], {
      is: (kind: unknown, way: unknown, metal: unknown) =>
        kind === 'payment' ? way === 'cash' || Boolean(metal) : paysOut(kind) && way === 'cash',
      otherwise: notShown,
    }),
    reference: text().label('Cheque or transaction number').max(64),
    note: longText().label('For').max(500),
    state: choice(bookStates).label('State').required(),
  },
  search: ['number', 'reference', 'note'],
  permissions: { list: can.ReceiptList, create: can.ReceiptAdd, update: can.ReceiptEdit, delete: can.ReceiptDelete },
  list: {
    columns: ['number', 'day', 'kind', 'contactId', 'amount', 'way', 'state'],
    filters: ['kind', 'contactId', 'way', 'tillId', 'salesOrderId', 'day'],
    period: 'day',
  },
  sections: {
    what: { fields: [['kind', 'day'], 'backDatedReason', ['contactId', 'party'], 'salesOrderId', 'expenseId', 'side'] },
    money: {
      label: 'Money',
      fields: [['amount', 'way'], ['tillId', 'bankId'], ['toWay', 'toTillId', 'toBankId'], 'reference', 'shortReason'],
    },
    metal: {
      label: 'Metal',
      help: 'Gold, silver or platinum that changes hands, as fine weight',
      fields: [['metal', 'fineWeight']],
    },
    words: { fields: ['note'] },
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
        permission: can.ReceiptAdd,
        guard: (voucher: VoucherFacts) => (isWhole(voucher) ? null : say('voucherIncomplete')),
      },
      cancel: {
        from: ['posted'],
        to: 'cancelled',
        label: 'Cancel voucher',
        summary: 'An entry of today takes back what it put into the books',
        permission: can.ReceiptDelete,
        input: { shortReason: shortReasonOfCancel() },
        danger: true,
      },
    },
  },
  posts: { by: 'post', undoneBy: 'cancel', of: postingsOf },
  series: {
    field: 'number',
    prefix: 'V',
    takenBy: 'post',
    dated: 'day',
    outgoing: { kind: ['receipt'] },
    past: { kind: ['opening', 'transfer'] },
    till: 'tillId',
  },
  parties: { other: 'contactId' },
  actions: { ...payerActions(can.ReceiptList, can.ReceiptAdd), ...legalActions(can.ReceiptList) },
  papers: {
    voucher: {
      label: 'Voucher',
      otherwise: 'Receipt',
      when: { kind: 'receipt' },
      hasOriginal: true,
      awaited: { kind: 'receipt' },
      sizes: ['a5', 'roll80', 'a4'],
      main: 'amount',
      reckoned: 'below',
      fields: [
        'number',
        'day',
        'kind',
        'contactId',
        'salesOrderId',
        'expenseId',
        'amount',
        'way',
        'metal',
        'fineWeight',
        'reference',
        'note',
      ],
    },
  },
  figures: {
    byKind: { label: 'By kind', sum: 'amount', by: 'kind', state: 'posted' },
    byWay: { label: 'By way', sum: 'amount', by: 'way', state: 'posted' },
  },
  identity: { unique: [['number']], naturalKey: ['number'] },
  exchange: {
    import: {
      columns: {
        kind: [says('opening', ...columnsOfOpening)],
        day: ['Date', 'Voucher Date', 'Vch Date'],
        contactId: ['Party Name', 'Ledger Name', 'Account Name', 'Customer Name', 'Name', 'Particulars'],
        party: contactColumns.group,
        side: [...balanceColumns, 'Dr/Cr', 'Debit/Credit', says('Dr', ...debitColumns), says('Cr', ...creditColumns)],
        amount: [...balanceColumns, ...debitColumns, ...creditColumns],
        note: ['Narration', 'Remarks'],
      },
      means: {
        party: { customer: groupsOfCustomers, supplier: groupsOfSuppliers, karigar: groupsOfKarigars },
        side: { theyOwe: ['Dr', 'Debit', 'नामे'], weOwe: ['Cr', 'Credit', 'जमा'] },
      },
      alike: ['contactId', 'kind', 'party', 'side', 'amount', 'metal', 'fineWeight'],
      // Whoever owes nothing and is owed nothing.
      skip: cell => ['amount', 'fineWeight', ...columnsOfOpening].every(name => isNought(cell(name))),
    },
  },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type Voucher = RecordOf<typeof vouchers>;
