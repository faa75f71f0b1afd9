import { who } from '../db/settings.ts';
import { described, maybe, moment, number, object, oneOf, string, uuid, whole } from '../../schema/kit/shape.ts';
import type { Ids, Statement } from '../ports.ts';
import { growing } from './transitionStatement.ts';

export type Spending = 'reserved' | 'charged' | 'released';
/**
 * `amount`: rupees as PostgreSQL writes them. Of a message, `messages` says how many it is for; of notices to colleagues, which are of
 * no message, `line` names where they stand.
 */
export type Entry = { amount: string } & (
  | { kind: 'added'; note?: string }
  | { kind: Spending; message: string; messages: number }
  | { kind: Spending; line: string; messages: number }
);

/** A line of a shop's account book, or more on the line that a message has there already. */
export const bookStatement = (shop: string, entry: Entry, { ids, at }: { ids: Ids; at: Date }): Statement => {
  const { kind, amount } = entry;
  const message = 'message' in entry ? entry.message : null;
  const line = 'line' in entry ? entry.line : (message ?? ids.next());
  const [count, note] = entry.kind === 'added' ? [0, entry.note ?? null] : [entry.messages, null];
  return {
    text: `insert into chat_ledger (shop_id, id, kind, message_id, messages, amount, at, note, user_id, user_name)
      values ($1, $2, $3, $4, $5, $6::numeric, $7::timestamptz, $8, ${who}) ${growing}`,
    values: [shop, line, kind, message, count, amount, at.toISOString(), note],
  };
};

/** What is left for messages, in rupees. */
export const balanceStatement = (shop: string): Statement => ({
  text: 'select coalesce(sum(l.effect), 0)::numeric(14,2) from chat_ledger l where l.shop_id = $1',
  values: [shop],
});

export const ledgerLine = object({
  id: string,
  kind: oneOf(['added', 'reserved', 'charged', 'released']),
  at: moment,
  messages: whole,
  amount: number,
  effect: described(number, 'What it did to the balance'),
  note: maybe(string),
  userName: maybe(string),
  messageId: described(maybe(uuid), 'Null of credit, and of notices to colleagues, which stand together for each day'),
  messageName: maybe(string),
  balance: described(number, 'What was left after it'),
});

const order = 'l.at desc, l.id desc, l.kind';

/** Newest first, each line with what was left after it; and how many lines there are. */
export const ledgerPage = (
  shop: string,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): [Statement, Statement] => [
  {
    text: `select coalesce(json_agg(r), '[]') from (
      select l.id || ' ' || l.kind as id, l.kind, l.at, l.messages, l.amount, l.effect, l.note, l.user_name as "userName",
        l.message_id as "messageId", m.name as "messageName",
        (select coalesce(sum(e.effect), 0) from chat_ledger e where e.shop_id = $1)
          - coalesce(sum(l.effect) over (order by ${order} rows between unbounded preceding and 1 preceding), 0) as balance
      from chat_ledger l left join messages m on m.shop_id = $1 and m.id = l.message_id
      where l.shop_id = $1 order by ${order} limit $2 offset $3) r`,
    values: [shop, pageSize, (pageNumber - 1) * pageSize],
  },
  { text: 'select count(*) from chat_ledger l where l.shop_id = $1', values: [shop] },
];
