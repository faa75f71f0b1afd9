import type { Row } from '../../api/db/write.ts';
import { chitEntries } from '../../schema/entities/chitEntries.ts';
import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { chitSchemes } from '../../schema/entities/chitSchemes.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { weightBought, weightIn, worthOfWeight } from '../../schema/rules/chits.ts';
import { bonusesOn, mostOf, redeemedFrom } from '../../schema/rules/chitRedeem.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { firstOfMonth, monthOf, monthsAfter } from '../../schema/rules/months.ts';
import { metalRate, paise } from '../../schema/rules/piecePriceOf.ts';
import { billTotals } from '../../schema/rules/quickBills.ts';
import { dayAfter, dayStart } from './calendar.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';
import type { DatedRates } from './rates.ts';

type Given = { customers: readonly Customer[]; rates: readonly DatedRates[]; state: string; now: Date };

const byAmount = {
  name: 'Swarna Nidhi',
  kind: 'amount',
  instalment: 5_000,
  instalments: 11,
  graceDays: 5,
  bonus: 'instalment',
  bonusWay: 'discount',
  earlyEnd: 'money',
};
const byWeight = {
  ...byAmount,
  name: 'Suvarna Varsha',
  kind: 'weight',
  metal: 'gold',
  fineness: 916,
  instalment: 10_000,
  least: 1_000,
  multiple: 500,
  bonus: 'making',
  bonusPercent: 100,
  bonusWay: null,
  earlyEnd: 'goods',
};

/** `months`: those that were paid, counted from the first; `ago`: in months, or in days. */
type Story = {
  scheme: typeof byAmount | typeof byWeight;
  months: readonly number[];
  ago: { months: number } | { days: number };
  /** Months that each payment is for, that of its day and those ahead; 1 unless told. */
  ahead?: number;
  becomes?: 'ended' | 'redeemed';
  nominee: string;
  relation: string;
};

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

/** One is mature, one grows by weight with a month missed, one ended early, one was redeemed today, of one the last lawful day is near, and one is paid ahead. */
const stories: readonly Story[] = [
  { scheme: byAmount, months: upTo(11), ago: { months: 11 }, nominee: 'Rohan', relation: 'Son' },
  { scheme: byWeight, months: [0, 1, 2, 4, 5, 6, 7], ago: { months: 8 }, nominee: 'Kavita', relation: 'Wife' },
  { scheme: byAmount, months: upTo(3), ago: { months: 5 }, becomes: 'ended', nominee: 'Suresh', relation: 'Husband' },
  { scheme: byWeight, months: upTo(11), ago: { months: 11 }, becomes: 'redeemed', nominee: 'Anil', relation: 'Father' },
  { scheme: byAmount, months: [0, 1, 2, 3, 5, 6, 8, 9], ago: { days: 345 }, nominee: 'Meena', relation: 'Mother' },
  { scheme: byAmount, months: upTo(4), ago: { months: 4 }, nominee: 'Deepak', relation: 'Brother' },
  { scheme: byWeight, months: upTo(2), ago: { months: 2 }, nominee: 'Sunita', relation: 'Wife' },
  { scheme: byWeight, months: upTo(1), ahead: 3, ago: { months: 1 }, nominee: 'Vikram', relation: 'Son' },
];

/** A year of two schemes. */
export const saveInSchemes = (whole: Past, given: Given): void => {
  const past = new Past(whole.shop, new Random(2_718));
  const begins = atNoon(daysLater(dayAfter(given.now, 0), -364));
  const made = past.create(chitSchemes, [byAmount, byWeight], begins);
  past.transition(chitSchemes, 'open', made, begins);
  for (const [n, story] of stories.entries()) {
    const [amount, weight] = made;
    tell(past, given, story, story.scheme.kind === 'weight' ? weight! : amount!, given.customers[n + 30]);
  }
  whole.statements.push(...past.statements);
};

const tell = (past: Past, given: Given, story: Story, scheme: Row, customer: Customer | undefined): void => {
  if (!customer) return;
  const { nominee, relation: nomineeRelation, months, ago, becomes } = story;
  const today = dayAfter(given.now, 0);
  const firstDay = 'months' in ago ? monthsAfter(today, -ago.months) : daysLater(today, -ago.days);
  const contactId = customer.id;
  const drafts = { schemeId: scheme.id, contactId, nominee, nomineeRelation, joinedOn: firstDay };
  const [member] = past.create(chitMembers, [drafts], atNoon(firstDay));
  past.transition(chitMembers, 'join', [member!], atNoon(firstDay));
  const active = { ...member!, state: 'active' };
  const paid = months.map(month => instalment(past, given, story, active, monthsAfter(firstDay, month)));
  const sum = (name: 'amount' | 'fineWeight', scale: number) =>
    paid.reduce((all, entry) => all + Math.round(Number(entry[name] ?? 0) * scale), 0);
  if (becomes === 'ended') endEarly(past, active, sum('amount', 100) / 100, daysLater(today, -20));
  if (becomes === 'redeemed') redeem(past, given, active, { paid: sum('amount', 100), fine: sum('fineWeight', 1_000) });
};

const instalment = (past: Past, { rates }: Given, { scheme, ahead = 1 }: Story, member: Row, day: string): Row => {
  const at = atNoon(day);
  const rate = rateAt(rates, at);
  const amount = scheme.instalment * ahead;
  const fine = weightBought(paise(amount), paise(rate), 916);
  const metal = { metal: 'gold', fineness: 916, rate, fineWeight: fine / 1_000, weight: weightIn(fine, 916) / 1_000 };
  const entry = {
    memberId: member.id,
    contactId: member['contactId'],
    kind: 'instalment',
    day,
    month: firstOfMonth(monthOf(day)),
    months: ahead,
    amount,
    way: 'upi',
    ...(scheme.kind === 'weight' && metal),
  };
  const made = past.create(chitEntries, [entry], at);
  past.transition(chitEntries, 'post', made, at);
  return made[0]!;
};

const endEarly = (past: Past, member: Row, amount: number, day: string): void => {
  const at = atNoon(day);
  const { id: memberId, contactId } = member;
  const refund = { memberId, contactId, kind: 'refund', day, amount, way: 'upi', note: 'Moves to another city' };
  past.transition(chitEntries, 'post', past.create(chitEntries, [refund], at), at);
  past.transition(chitMembers, 'endEarly', [member], at);
};

type Held = { paid: number; fine: number };

/** A bangle that the passbook pays a good part of, its making waived. */
const redeem = (past: Past, { rates, state, now }: Given, member: Row, { paid, fine }: Held): void => {
  const newest = rates.at(-1)!.at;
  const at = new Date(Math.max(now.getTime() - 300_000, dayStart(now, 0).getTime(), newest.getTime()));
  const rate = rateAt(rates, at);
  const goods = { metal: 'gold', fineness: 916, grossWeight: 14.25, rate, makingBasis: 'perGram', makingRate: 720 };
  const lines = [{ description: 'Kada, temple work', hsn: '7113', gst: 3, ...goods }];
  const sale = { lines, billedGst: 'cgstSgst', discountOn: 'making', discountPercent: null } as never;
  const passbook = {
    id: member.id,
    terms: { bonus: 'making', bonusPercent: 100, bonusWay: null },
    instalment: byWeight.instalment,
    isMature: true,
    paid: paid / 100,
    metal: 'gold',
    fineWeight: fine / 1_000,
    worth: worthOfWeight(fine, paise(rate), 916) / 100,
  } as const;
  const redeemed = redeemedFrom(sale, passbook);
  const schemeBonus = bonusesOn(sale, [passbook])[0]! / 100;
  const bill = {
    contactId: member['contactId'],
    day: dayAfter(now, 0),
    placeOfSupply: state,
    billedGst: 'cgstSgst',
    discountOn: 'making',
    discountPercent: null,
    lines: [{ ...lines[0], schemeBonus }],
  };
  const { total } = billTotals({ ...bill, payments: [] } as never);
  const amount = Math.min(total, mostOf(redeemed));
  const rest = Math.round(100 * (total - amount)) / 100;
  const payments = [{ way: 'scheme', amount, ...redeemed }, ...(rest > 0 ? [{ way: 'upi', amount: rest }] : [])];
  const made = past.create(quickBills, [{ ...bill, payments }], at);
  past.transition(quickBills, 'issue', made, at);
};

/** Rupees for a gram of 916. */
const rateAt = (rates: readonly DatedRates[], at: Date): number => {
  const { goldRate } = rates.findLast(each => each.at <= at) ?? rates[0]!;
  return metalRate(916, { id: '', perGram: goldRate, announced: [], withGst: false, at: '' }, null);
};

const atNoon = (day: string): Date => new Date(`${day}T13:00:00+05:30`);
