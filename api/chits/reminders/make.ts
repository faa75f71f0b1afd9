import { chitReminders } from '../../../schema/entities/chitReminders.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import {
  remindedAfter,
  remindedBefore,
  warnedAgain,
  warnedBefore,
  type ReminderKind,
} from '../../../schema/rules/chitReminders.ts';
import { lastDayOf } from '../../../schema/rules/chits.ts';
import { monthsRead } from '../../../schema/rules/chitMonths.ts';
import { formatMoney } from '../../../schema/rules/formats.ts';
import { fill } from '../../../schema/words/fill.ts';
import { wordingFor } from '../../../schema/words/wordings.ts';
import { createStatements } from '../../crud/create.ts';
import { noShop } from '../../db/statement.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { dayRead } from '../../papers/paperOf.ts';
import type { Ports, Statement } from '../../ports.ts';
import { lockReminders } from './applies.ts';

/** So many passbooks are looked at in one transaction: nobody waits 50 ms for them. */
const slice = 250;

type Due = {
  memberId: string;
  contactId: string;
  number: string;
  scheme: string;
  amount: number | null;
  grace: number;
  language: 'en' | 'hi';
  kind: ReminderKind;
  day: string;
  redeemBy: string;
};

/** What the holders of a shop's passbooks are to be told as of now: each thing is told once, whoever looks and however often. */
export const makeReminders = async (ports: Ports, shop: string, at: Date, signal?: AbortSignal): Promise<void> => {
  let after: string | null = noShop;
  while (after && !signal?.aborted) after = await makeSome(ports, shop, at, after);
};

/** Of those behind `after`; the last of them, or null where there are no more. */
const makeSome = ({ database, ids }: Ports, shop: string, at: Date, after: string): Promise<string | null> =>
  database.transaction(async run => {
    const [, , found, due] = await run([
      enterJob(shop, null),
      lockReminders(shop),
      lastOf(shop, after),
      dueStatement(shop, shopDay(at), after),
    ]);
    const rows = (JSON.parse(due!.rows[0]![0]!) as Due[]).map(each => ({ id: ids.next(), ...reminderOf(each) }));
    if (rows.length) await run(createStatements(chitReminders, shop, rows, { ids, at }));
    const [last, count] = found!.rows[0]!;
    return Number(count) === slice ? last! : null;
  });

const reminderOf = ({ memberId, contactId, kind, day, language, ...due }: Due) => {
  const { words } = wordingFor(language);
  const values = {
    number: due.number,
    scheme: due.scheme,
    amount: formatMoney(due.amount),
    day: dayRead(day, words),
    month: monthsRead(day, 1, language),
    until: dayRead(lastDayOf(day, due.grace, due.redeemBy), words),
  };
  const text = fill(words.papers.chit.reminders[kind], values);
  return { memberId, contactId, kind, day, language, text, messageId: null };
};

const some = `(select m.* from chit_members m where m.shop_id = $1 and m.id > $2::uuid and m.state = 'active' and m.deleted_at is null
  order by m.id limit ${slice})`;

const lastOf = (shop: string, after: string): Statement => ({
  text: `select max(m.id::text), count(*) from ${some} m`,
  values: [shop, after],
});

const dueStatement = (shop: string, today: string, after: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('memberId', m.id, 'contactId', m.contact_id, 'number', m.number, 'scheme', s.name, 'amount', m.instalment,
      'grace', s.grace_days, 'language', coalesce(c.preferred_language, 'en'), 'kind', w.kind, 'day', w.day, 'redeemBy', m.redeem_by) order by m.id, w.kind), '[]')
    from ${some} m
    join chit_schemes s on s.shop_id = $1 and s.id = m.scheme_id
    join contacts c on c.shop_id = $1 and c.id = m.contact_id
    cross join lateral (values ('before', m.due_on), ('after', m.due_on), ('lastMonth', m.redeem_by), ('lastWeek', m.redeem_by)) w(kind, day)
    where c.deleted_at is null and case w.kind
        when 'before' then w.day - $3::date between 0 and ${remindedBefore}
        when 'after' then $3::date - w.day >= ${remindedAfter} and $3::date <= m.redeem_by
        when 'lastMonth' then w.day - $3::date between ${warnedAgain + 1} and ${warnedBefore} and m.balance > 0
        else w.day - $3::date between 0 and ${warnedAgain} and m.balance > 0 end
      and not exists (select 1 from chit_reminders r
        where r.shop_id = $1 and r.member_id = m.id and r.kind = w.kind and r.day = w.day and r.deleted_at is null)`,
  values: [shop, after, today],
});
