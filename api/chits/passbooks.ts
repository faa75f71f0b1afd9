import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { notFound, wrongState } from '../../schema/errors.ts';
import type { ChitTerms, BonusWay } from '../../schema/rules/chitTerms.ts';
import { nextDue, standingOf, type Due, type PaidIn, type Standing } from '../../schema/rules/chits.ts';
import { unitOf } from '../../schema/rules/metals.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { tableName } from '../db/columns.ts';
import { publishChange } from '../events/signals.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';

export type Scheme = ChitTerms & {
  id: string;
  name: string;
  state: string;
  metal: string | null;
  bonusWay: BonusWay | null;
  earlyEnd: string;
  joinFrom: string | null;
  joinUntil: string | null;
};

/** A passbook with its scheme, what was paid into it, and what it holds by the books. */
export type Passbook = {
  id: string;
  number: string | null;
  state: string;
  contactId: string;
  joinedOn: string | null;
  /** Rupees. */
  instalment: number | null;
  balance: number | null;
  scheme: Scheme;
  firstDay: string | null;
  brought: number;
  entries: PaidIn[];
  /** Unit -> paise or milligrams. */
  held: Record<string, number> | null;
};

/** An array of those passbooks that are there. */
export const passbooksStatement = (shop: string, members: readonly string[]): Statement => ({
  text: `select coalesce(json_agg(${passbook} order by m.id), '[]') ${ofMembers} and m.id = any($2::uuid[])`,
  values: [shop, members],
});

/** Those of a customer that are paid into. */
export const passbooksOfStatement = (shop: string, contact: string): Statement => ({
  text: `select coalesce(json_agg(${passbook} order by m.id), '[]') ${ofMembers} and m.contact_id = $2 and m.state = 'active'`,
  values: [shop, contact],
});

export const readPassbooks = (rows: readonly (readonly (string | null)[])[]): Passbook[] =>
  JSON.parse(rows[0]![0]!) as Passbook[];

/** The one that is asked for, which is paid into. */
export const activePassbook = (rows: readonly (readonly (string | null)[])[]): Passbook => {
  const [book] = readPassbooks(rows);
  if (!book) throw notFound({ one: chitMembers.name });
  if (book.state !== 'active') throw wrongState(chitMembers.name, book.state);
  return book;
};

const ofMembers = `from chit_members m join chit_schemes s on s.shop_id = $1 and s.id = m.scheme_id
  where m.shop_id = $1 and m.deleted_at is null`;

const scheme = `json_build_object('id', s.id, 'name', s.name, 'state', s.state, 'kind', s.kind, 'metal', s.metal, 'fineness', s.fineness,
  'instalments', s.instalments, 'graceDays', s.grace_days, 'instalment', s.instalment, 'least', s.least, 'multiple', s.multiple, 'bonus', s.bonus,
  'bonusPercent', s.bonus_percent, 'bonusWay', s.bonus_way, 'earlyEnd', s.early_end, 'joinFrom', s.join_from, 'joinUntil', s.join_until)`;

const entries = `(select coalesce(json_agg(json_build_object('day', e.day, 'month', e.month, 'months', e.months) order by e.day, e.id), '[]') from chit_entries e
  where e.shop_id = $1 and e.member_id = m.id and e.state = 'posted' and e.kind <> 'refund' and e.deleted_at is null)`;

const held = `(select json_object_agg(h.unit, h.amount) from (select b.unit, sum(b.credit - b.debit) as amount from ledger_accounts a
  join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
  where a.shop_id = $1 and a.member_id = m.id and a.deleted_at is null group by b.unit) h)`;

const passbook = `json_build_object('id', m.id, 'number', m.number, 'state', m.state, 'contactId', m.contact_id, 'joinedOn', m.joined_on, 'instalment', m.instalment, 'balance', m.balance, 'scheme', ${scheme},
  'firstDay', m.brought_first_day, 'brought', coalesce(m.brought_months, 0), 'entries', ${entries}, 'held', ${held})`;

export const standing = ({ scheme, ...paid }: Passbook, today: string): Standing => standingOf(scheme, paid, today);

export const nextDueOf = ({ scheme, ...paid }: Passbook, today: string): Due | null => nextDue(scheme, paid, today);

/** In paise, and milligrams of fine metal. */
export const heldBy = ({ held, scheme }: Passbook) => ({
  paid: held?.['INR'] ?? 0,
  fine: held?.[unitOf(scheme.metal) ?? ''] ?? 0,
});

/** Passbooks tell how they stand, once documents of theirs are in the books or taken back out. */
export const refreshPassbooks = (members: readonly string[], { shop, at, note }: Scene): Statement => ({
  ...passbooksStatement(shop, members),
  next: ({ rows }) => readPassbooks(rows).flatMap(book => told(book, { shop, at, note })),
});

const told = (book: Passbook, { shop, at, note }: Pick<Scene, 'shop' | 'at' | 'note'>): Statement[] => {
  const { paidMonths, missed, firstDay, maturesOn, lastDay } = standing(book, shopDay(at));
  const { paid, fine } = heldBy(book);
  const due = book.state === 'active' ? (nextDueOf(book, shopDay(at))?.day ?? null) : null;
  return [
    {
      text: `update ${tableName(chitMembers)} m set paid_months = $3, missed = $4, balance = $5::numeric / 100, fine_weight = nullif($6::numeric / 1000, 0),
          began_on = $7::date, matures_on = $8::date, redeem_by = $9::date, due_on = $11::date, updated_at = $10::timestamptz, version = m.version + 1
        where m.shop_id = $1 and m.id = $2`,
      values: [shop, book.id, paidMonths, missed, paid, fine, firstDay, maturesOn, lastDay, at.toISOString(), due],
    },
    note(chitMembers, book.id, { balance: [book.balance, paid / 100] }),
    publishChange(shop, chitMembers.name, book.id),
  ];
};
