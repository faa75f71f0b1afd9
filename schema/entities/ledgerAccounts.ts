import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, ref, text } from '../kit/kinds.ts';
import { paging } from '../kit/paging.ts';
import { choiceOf, day, described, like, oneOf, string, uuid, whole } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { fileInput, lockInput, unlockInput } from '../rules/bookLocks.ts';
import { accountKinds, dueSides, ledgerUnits, ownKinds } from '../rules/ledger.ts';
import { gstReturnFormats } from '../rules/returns/reply.ts';
import { rowForm } from '../rules/returns/rows.ts';
import { say } from '../words/said.ts';

const period = {
  from: described(day, 'The first day; the beginning of the month unless told'),
  to: described(day, 'The last day; today unless told'),
};

const gstin = described(string, 'One on documents of the month; the shop’s own unless told');
const month = described(like(/^\d{4}-\d{2}$/, '2026-11'), 'Such as 2026-11');
const monthOrLast = described(month, 'The month that ended last unless told');

/**
 * The accounts of the shop's books. Most come into being with the first movement; a shop opens further banks and heads of expenses, and calls
 * each as its accountant does.
 */
export const ledgerAccounts = defineEntity({
  name: 'ledgerAccounts',
  label: { one: 'Account', many: 'Accounts' },
  path: 'shops/:shopId/ledger/accounts',
  page: { route: 'ledger_accounts', menu: 'books' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name the account').max(128),
    kind: choice(accountKinds).label('Kind').required(),
    contactId: ref('contacts', { embed: 'contact' }).label('Person'),
    tillId: ref('tills', { embed: 'till' }).label('Till'),
    memberId: ref('chitMembers', { embed: 'member' }).label('Passbook'),
    key: text().label('Known as').max(64),
  },
  search: ['name'],
  permissions: { list: can.LedgerList, update: can.LedgerEdit },
  list: { columns: ['name', 'kind', 'contactId', 'tillId'], filters: ['kind'] },
  identity: { unique: [['key']] },
  writing: { readOnly: ['kind', 'contactId', 'tillId', 'memberId', 'key'] },
  actions: {
    open: {
      method: 'POST',
      path: '',
      permission: can.LedgerAdd,
      summary: 'Open an account of the shop’s own: a further bank, or a head of expenses',
      input: {
        name: text().label('Name').required('Name the account').max(128),
        kind: choice(ownKinds).label('Kind').required('Choose the kind'),
      },
    },
    statement: {
      method: 'GET',
      path: ':id/statement',
      permission: can.LedgerList,
      summary: 'What an account received and gave in a period: a page of its postings, with what it held before each',
      parameters: { ...period, pageNumber: whole, pageSize: whole },
    },
    balances: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/balances',
      permission: can.LedgerList,
      summary: 'What lies between the shop and one person today, in each unit',
      parameters: { contactId: uuid },
    },
    trialBalance: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/trial_balance',
      permission: can.LedgerList,
      summary: 'Of each account and unit what it held before a period, received and gave in it, and holds at its end',
      parameters: period,
    },
    metalPosition: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/metal_position',
      permission: can.LedgerList,
      summary:
        'Fine metal of the shop today: where it lies, what is owed and promised of it, what a change of the rate wins or loses on, and how often the stock was sold in a period',
      parameters: period,
    },
    dues: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/dues',
      permission: can.LedgerList,
      summary: 'What people owe the shop, or it them, at the end of a day, by how long: those who owe most first',
      parameters: {
        on: described(day, 'Today unless told'),
        side: described(choiceOf(dueSides), 'What they owe unless told'),
        unit: described(oneOf(ledgerUnits.map(({ id }) => id)), 'Rupees unless told'),
        pageNumber: whole,
        pageSize: whole,
      },
    },
    dayBook: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/day_book',
      permission: can.LedgerList,
      summary: 'The entries of a period in the order in which they were written, each with its postings',
      parameters: { ...period, pageNumber: whole, pageSize: whole },
    },
    unusualDays: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/unusual_days',
      permission: can.LedgerList,
      summary:
        'Documents whose day is out of bounds, to come, or in another financial year than their number, of the kinds that I may list',
      parameters: paging,
    },
    gstReturn: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/gst_return',
      permission: can.LedgerList,
      summary:
        'What GSTR-1 and GSTR-3B of a month come to for the GSTIN of the shop, and what is wrong in them; null without a GSTIN',
      parameters: { month: monthOrLast, gstin },
    },
    gstReturnDocuments: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/gst_return/documents',
      permission: can.LedgerList,
      summary: 'The documents that a figure of the returns of a month is the sum of; null without a GSTIN',
      parameters: {
        month: monthOrLast,
        gstin,
        row: described(
          like(rowForm, 'outward'),
          'all unless told, section.<section>, b2cs.<intra or inter>.<state>.<rate>, outward, nil, toConsumers.<state>, input, hsn.<b2b or b2c>.<code>.<unit>.<rate>, nil.<intra or inter>.<b2b or b2c>, or of the composition scheme composition.<month, quarter or year>',
        ),
        ...paging,
      },
    },
    hsnGaps: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/hsn_gaps',
      permission: can.LedgerList,
      summary: 'Products and open drafts whose HSN codes are missing or too short for a tax invoice',
    },
    gstReturnFile: {
      method: 'POST',
      path: '',
      at: 'shops/:shopId/ledger/gst_return/exports',
      permission: can.LedgerList,
      summary: 'GSTR-1 of a month as the portal’s JSON or as a workbook, made in the background',
      parameters: { month, gstin, format: oneOf(gstReturnFormats) },
    },
    monthFolder: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/month_folder',
      permission: can.LedgerList,
      summary: 'What the folder of files of a month has for the accountant, and which of its days are not closed',
      parameters: { month },
    },
    monthFolderFile: {
      method: 'POST',
      path: '',
      at: 'shops/:shopId/ledger/month_folder/exports',
      permission: can.LedgerList,
      summary:
        'That folder as one file, made in the background: returns, registers, the trial balance and the books for Tally, with a page that says what is in it',
      parameters: { month },
    },
    monthFolderMail: {
      method: 'POST',
      path: '',
      at: 'shops/:shopId/ledger/month_folder/mail',
      permission: can.LedgerList,
      proved: true,
      summary: 'The same file, made in the background and then sent by mail to the accountant whom the shop names',
      parameters: { month },
    },
    bookLocks: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/ledger/locks',
      permission: can.LedgerList,
      summary: 'Up to which day the books are locked, for which shops, and who locked and unlocked them',
    },
    markFiled: {
      method: 'POST',
      path: '',
      at: 'shops/:shopId/ledger/locks/filed',
      permission: can.LedgerLock,
      summary: 'The return of a month is filed: the books of all shops of the GSTIN are locked until its last day',
      input: fileInput,
    },
    lockBooks: {
      method: 'POST',
      path: '',
      at: 'shops/:shopId/ledger/locks',
      permission: can.LedgerLock,
      summary:
        'Lock the books of all shops of the GSTIN until a day: no numbered document takes effect, no entry is written and no issued document is cancelled',
      input: lockInput,
    },
    unlockBooks: {
      method: 'POST',
      path: '',
      at: 'shops/:shopId/ledger/locks/unlocked',
      permission: can.LedgerUnlock,
      summary: 'Open locked books again, whole or from a day on; the reason stays for the owners to see',
      input: unlockInput,
    },
    tally: {
      method: 'POST',
      path: '',
      at: 'shops/:shopId/ledger/tally/exports',
      permission: can.LedgerList,
      summary: 'The books of a period in rupees as XML for Tally, ledgers first, made in the background',
      parameters: period,
    },
  },
  papers: {
    statement: {
      label: 'Statement of account',
      sizes: ['a4', 'a5'],
      fields: ['kind', 'contactId'],
      reckoned: 'period',
    },
  },
  buttons: {
    open: { on: 'list', label: 'Open an account', done: '%{name} is open' },
    markFiled: {
      on: 'page',
      label: 'Mark as filed',
      title: 'Mark %{month} as filed',
      text: 'Documents of this month can then no longer be issued or cancelled, in any shop of the GSTIN. A mistake is mended by a document of today.',
      done: 'The return is marked as filed',
    },
    lockBooks: {
      on: 'page',
      label: 'Lock the books',
      text: 'Up to this day documents can then no longer be issued or cancelled, in any shop of the GSTIN. A mistake is mended by a document of today.',
      done: 'The books are locked',
    },
    unlockBooks: {
      on: 'page',
      label: 'Unlock',
      title: 'Unlock the books?',
      text: 'Documents of these days can be issued and cancelled again, also of months that are filed. Leave the day empty to open all of them.',
      done: 'The books are open again',
      danger: true,
    },
  },
  storage: {
    dataSubject: { through: 'contactId', onErasure: { stays: 'books', clears: { name: say('erasedPerson') } } },
  },
});
export type LedgerAccount = RecordOf<typeof ledgerAccounts>;
