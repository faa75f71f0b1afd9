import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, decimal, integer, json, lines, longText, money, ref, text, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { dayStates, slipWays, weighedMetals } from '../rules/businessDays.ts';
import { expectedOfDay } from '../rules/dayCompared.ts';
import { finenesses } from '../rules/metals.ts';
import { finenessOfMetal } from '../rules/pieces.ts';

const note = (rupees: number) => integer().label(`₹${rupees}`).min(0).max(1_000_000);

/**
 * The days of the shop's books: the first entry of a day opens it, and whoever has counted the cash closes it. Nothing is written into a closed
 * day.
 */
export const businessDays = defineEntity({
  name: 'businessDays',
  label: { one: 'Day of the books', many: 'Days of the books' },
  path: 'shops/:shopId/ledger/days',
  page: { route: 'business_days', menu: 'books', remarks: true },
  title: 'day',
  fields: {
    day: date().label('Day').required(),
    state: choice(dayStates).label('State').required(),
    counts: lines({
      tillId: ref('tills').label('Till'),
      notes500: note(500),
      notes200: note(200),
      notes100: note(100),
      notes50: note(50),
      notes20: note(20),
      notes10: note(10),
      coins: money().label('Coins and the rest').min(0),
    }).label('Counted cash'),
    slips: lines({
      way: choice(slipWays).label('What').required('Choose what was counted').default('card'),
      amount: money().label('Amount').required('Enter the amount').min(0, 'Cannot be negative'),
    })
      .label('Slips and cheques')
      .max(50, 'At most ${max} lines'),
    metals: lines({
      metal: choice(weighedMetals).label('Metal').required().default('gold'),
      fineness: choice(finenesses)
        .label('Fineness')
        .required('Choose the fineness')
        .default(999)
        .test(...finenessOfMetal),
      weight: weight().label('Net weight').required('Enter the weight').min(0, 'Cannot be negative'),
    })
      .label('Metal without tags')
      .max(100, 'At most ${max} lines'),
    looseStones: decimal(3).label('Loose stones (carats)').min(0, 'Cannot be negative'),
    trays: lines({
      tray: text().label('Tray').max(40),
      pieces: integer().label('Pieces').required('Enter how many').min(0, 'Cannot be negative'),
      grossWeight: weight().label('Gross weight').min(0, 'Cannot be negative'),
    })
      .label('Trays')
      .max(200, 'At most ${max} lines'),
    orderBox: integer().label('Pieces in the order box').min(0, 'Cannot be negative'),
    expected: json(expectedOfDay).label('What was expected'),
    note: text().label('Note').max(250),
    reopenReason: longText().label('Why it was opened again').max(500),
  },
  search: [],
  permissions: { list: can.LedgerList, update: can.LedgerClose },
  list: { columns: ['day', 'state', 'note', 'reopenReason'], filters: ['day'] },
  sections: {
    cash: { fields: ['day', 'counts'] },
    more: {
      label: 'What else was counted',
      help: 'Old gold, bars and grains are weighed, each lot by its fineness. What you leave empty is not compared',
      fields: ['slips', 'metals', 'looseStones'],
    },
    pieces: {
      label: 'Pieces',
      help: 'Compared with the pieces as they are now. A difference is no entry in the books: a stock-taking of the tray finds which piece it is',
      fields: ['trays', 'orderBox'],
    },
    words: { fields: ['note'] },
  },
  writing: { readOnly: ['day', 'expected', 'reopenReason'] },
  states: {
    field: 'state',
    initial: 'open',
    frozen: ['closed'],
    open: ['reopenReason'],
    transitions: {
      close: {
        from: ['open'],
        to: 'closed',
        label: 'Close the day',
        summary:
          'Nothing is written into it any more. What was counted and weighed differs from the books by becomes an entry of the day',
        permission: can.LedgerClose,
        confirm: true,
      },
      reopen: {
        from: ['closed'],
        to: 'open',
        label: 'Open the day again',
        summary: 'Entries may be written into it again; the reason stays in its history',
        permission: can.LedgerReopen,
        input: { reopenReason: longText().label('Why it is opened again').required('Say why').max(500) },
        danger: true,
      },
    },
  },
  actions: {
    expected: {
      method: 'GET',
      path: ':id/expected',
      permission: can.LedgerClose,
      summary:
        'What the books and the pieces say that there is to count; null while the day is open in a shop that counts without knowing',
    },
  },
});
export type BusinessDay = RecordOf<typeof businessDays>;
