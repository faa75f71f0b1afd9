import { lockNames } from '../../db/locks.ts';
import type { Statement } from '../../ports.ts';

/** Of two servers that look at once, one makes and sends them. */
export const lockReminders = (shop: string): Statement => lockNames([`chit reminders ${shop}`]);

/** SQL: whether a reminder `r` of the passbook `m` is still to be told on the day `$2`: the instalment is still due, and the passbook is not over. */
export const stillApplies = `m.state = 'active' and m.deleted_at is null and case r.kind
  when 'before' then r.day = m.due_on and $2::date <= r.day
  when 'after' then r.day = m.due_on and $2::date <= m.redeem_by
  else r.day = m.redeem_by and $2::date <= r.day end`;
