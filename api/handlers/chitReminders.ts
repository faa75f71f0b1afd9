import type { chitReminders } from '../../schema/entities/chitReminders.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { remindersShape } from '../../schema/rules/chitReplies.ts';
import { stillApplies } from '../chits/reminders/applies.ts';
import { replying } from '../handler.ts';
import type { Statement } from '../ports.ts';
import { dataText } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';

/** So many are told at once; the others come as these are done. */
const most = 100;

export const chitReminderHandlers: HandlersOf<typeof chitReminders> = {
  open: replying(remindersShape, async context => {
    const [found] = await context.read([openStatement(context.shop, shopDay(context.at))]);
    return dataText(found!.rows[0]![0]!);
  }),
};

const openStatement = (shop: string, today: string): Statement => ({
  text: `select json_build_object('total', (select count(*) from chit_reminders r join chit_members m on m.shop_id = $1 and m.id = r.member_id
      where r.shop_id = $1 and r.state = 'open' and r.deleted_at is null and ${stillApplies}),
    'isSent', (select s.reminder_template is not null from shops s where s.shop_id = $1),
    'items', (select coalesce(json_agg(o), '[]') from (
      select r.id, r.member_id as "memberId", m.number as passbook, c.name as customer, r.kind, r.day, r.text,
        case when not exists (select 1 from opt_outs x where x.shop_id = $1 and x.number = c.mobile_no and x.deleted_at is null) then c.mobile_no end as "mobileNo"
      from chit_reminders r join chit_members m on m.shop_id = $1 and m.id = r.member_id join contacts c on c.shop_id = $1 and c.id = r.contact_id
      where r.shop_id = $1 and r.state = 'open' and r.deleted_at is null and ${stillApplies} order by r.day, r.id limit ${most}) o))`,
  values: [shop, today],
});
