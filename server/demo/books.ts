import type { Row } from '../../api/db/write.ts';
import { businessDays } from '../../schema/entities/businessDays.ts';
import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import { purchases } from '../../schema/entities/purchases.ts';
import { tills } from '../../schema/entities/tills.ts';
import { vouchers } from '../../schema/entities/vouchers.ts';
import { notes } from '../../schema/rules/businessDays.ts';
import { dayAfter, dayStart } from './calendar.ts';
import type { Rates } from './materials.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';

type Given = { customers: readonly Customer[]; suppliers: readonly Row[]; rates: Rates; now: Date };
type Voucher = Record<string, unknown>;

const hour = 3_600_000;
const days = 14;
const evening = 20.5 * hour;

export const booksBegan = (now: Date): Date => new Date(dayStart(now, days).getTime() + 9 * hour);

/** Two weeks of the books: advances of customers, the small expenses of a day, cash to the bank, gold that is bought; each day closed with its cash counted. The till at the counter is given back. */
export const keepBooks = (whole: Past, { customers, suppliers, rates, now }: Given): string => {
  const random = new Random(7717);
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, random);
  const began = booksBegan(now);
  const [counter] = past.create(tills, [{ name: 'Counter' }, { name: 'First floor' }], began);
  const [bank, ...heads] = accounts(past, began);
  const open = new Cash(past, counter!.id);
  open.write(openings(customers, counter!.id, bank!.id), dayAfter(now, -days), began);
  for (let ago = days - 1; ago >= 0; ago--) {
    const start = dayStart(now, ago).getTime();
    const at = new Date(start + evening);
    // Today's are open at any hour: whoever tries the demo writes into them.
    const isOver = ago > 0;
    const written = isOver ? at : new Date(Math.min(start + 12 * hour, now.getTime() - hour / 2));
    if (written.getTime() < start) break;
    const ofDay = [...receipts(customers, counter!.id, random), ...expenses(heads, counter!.id, random)];
    open.write([...ofDay, ...(isOver ? open.banked(ofDay, bank!.id) : [])], dayAfter(now, -ago), written);
    if (ago % 4 === 1)
      buy(past, suppliers[0]!, { day: dayAfter(now, -ago), perGram: rates.goldRate, at: written }, random);
    if (isOver) open.close(at);
  }
  whole.statements.push(...past.statements);
  return counter!.id;
};

/** The cash of a till, day by day. */
class Cash {
  readonly #past: Past;
  readonly #till: string;
  /** In rupees. */
  #held = 0;
  #day: Row | undefined;

  constructor(past: Past, till: string) {
    [this.#past, this.#till] = [past, till];
  }

  write(rows: readonly Voucher[], day: string, at: Date): void {
    this.#day = this.#past.insert(businessDays, [{ day }], at)[0]!;
    const made = this.#past.create(
      vouchers,
      rows.map(row => ({ ...row, day })),
      at,
    );
    this.#past.transition(vouchers, 'post', made, at);
    for (const row of rows) this.#held += cashOf(row);
  }

  /** What is more than a till keeps over night. */
  banked(ofDay: readonly Voucher[], bank: string): Voucher[] {
    const held = this.#held + ofDay.reduce((sum, row) => sum + cashOf(row), 0);
    const amount = Math.floor((held - 20_000) / 1_000) * 1_000;
    return amount > 0
      ? [
          {
            kind: 'transfer',
            way: 'cash',
            tillId: this.#till,
            toWay: 'bank',
            toBankId: bank,
            amount,
            note: 'Evening deposit',
          },
        ]
      : [];
  }

  close(at: Date): void {
    const counts = [{ tillId: this.#till, ...counted(this.#held) }];
    this.#past.update(businessDays, this.#day!.id, { counts }, at);
    this.#past.transition(businessDays, 'close', [{ ...this.#day!, counts }], at);
  }
}

const cashOf = ({ kind, way, toWay, amount, contactId, side }: Voucher): number => {
  const rupees = Number(amount ?? 0);
  if (way !== 'cash') return 0;
  if (kind === 'receipt') return rupees;
  if (kind === 'opening') return contactId ? 0 : side === 'weOwe' ? -rupees : rupees;
  return -rupees + (kind === 'transfer' && toWay === 'cash' ? rupees : 0);
};

/** The largest notes first. */
const counted = (rupees: number) => {
  let left = rupees;
  const found: Record<string, number> = {};
  for (const note of notes) {
    found[`notes${note}`] = Math.floor(left / note);
    left -= found[`notes${note}`]! * note;
  }
  return { ...found, coins: Math.round(left * 100) / 100 };
};

/** Bars of fine gold, on a bill of the day. */
const buy = (
  past: Past,
  supplier: Row,
  { day, perGram, at }: { day: string; perGram: number; at: Date },
  random: Random,
) => {
  const weight = random.integer(2, 8) * 25;
  const amount = Math.round(weight * perGram * random.between(0.98, 1.01));
  const bill = {
    supplierId: supplier.id,
    billNo: `NB/${random.integer(1_000, 9_999)}`,
    billDay: day,
    day,
    lines: [{ description: 'Gold bars', metal: 'gold', fineness: 995, weight, hsn: '7108', amount, gst: 3 }],
  };
  past.transition(purchases, 'post', past.create(purchases, [bill], at), at);
};

const names = ['Rent', 'Electricity', 'Tea and snacks', 'Packing and boxes', 'Courier'];

const accounts = (past: Past, at: Date): Row[] =>
  past.insert(
    ledgerAccounts,
    [{ kind: 'bank', name: 'HDFC Bank current account' }, ...names.map(name => ({ kind: 'expenses', name }))],
    at,
  );

const openings = ([first, second]: readonly Customer[], till: string, bank: string): Voucher[] => [
  { kind: 'opening', side: 'theyOwe', way: 'cash', tillId: till, amount: 18_500 },
  { kind: 'opening', side: 'theyOwe', way: 'bank', bankId: bank, amount: 642_310.75 },
  { kind: 'opening', side: 'theyOwe', contactId: first!.id, party: 'customer', way: 'cash', amount: 24_600 },
  {
    kind: 'opening',
    side: 'weOwe',
    contactId: second!.id,
    party: 'customer',
    way: 'cash',
    metal: 'AU',
    fineWeight: 4.58,
  },
];

const receipts = (customers: readonly Customer[], tillId: string, random: Random): Voucher[] =>
  Array.from({ length: 1 + random.integer(1, 3) }, () => {
    const way = random.pick(['cash', 'cash', 'upi', 'card'] as const);
    const goods = random.integer(0, 5) === 0 ? { metal: 'AU', fineWeight: random.integer(1_500, 14_000) / 1_000 } : {};
    return {
      kind: 'receipt',
      contactId: random.pick(customers).id,
      party: 'customer',
      way,
      ...(way === 'cash' && { tillId }),
      amount: random.integer(8, 96) * 500,
      note: random.pick([
        'Advance for an order',
        'Against the last bill',
        'Advance for a mangalsutra',
        'Token for a set',
      ]),
      ...goods,
    };
  });

const expenses = (heads: readonly Row[], tillId: string, random: Random): Voucher[] => [
  {
    kind: 'expense',
    way: 'cash',
    tillId,
    expenseId: heads[2]!.id,
    amount: random.integer(12, 42) * 10,
    note: 'Tea for customers',
  },
  ...(random.integer(0, 3) === 0
    ? [
        {
          kind: 'expense',
          way: 'cash',
          tillId,
          expenseId: heads[3]!.id,
          amount: random.integer(4, 18) * 100,
          note: 'Boxes',
        },
      ]
    : []),
];
