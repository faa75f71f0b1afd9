import { notifications } from '../../schema/entities/notifications.ts';
import { invalid } from '../../schema/errors.ts';
import { object, whole } from '../../schema/kit/shape.ts';
import { list } from '../crud/list.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { isUuid, ofMine } from '../db/statement.ts';
import { recordStatement } from '../db/write.ts';
import { publishMyChange } from '../events/signals.ts';
import type { Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { listed, recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';
import { say } from '../../schema/words/said.ts';

const mine = `t.shop_id = $1${ofMine(notifications)} and t.deleted_at is null`;
const unreadOfMine = `${mine} and t.read_at is null`;

export const notificationHandlers: HandlersOf<typeof notifications> = {
  list: replying(listed(notifications), context => list(notifications, context)),

  unread: replying(object({ unread: whole }), async context => {
    parametersOf(context);
    const [counted] = await context.batch([
      { text: `select count(*) from notifications t where ${unreadOfMine}`, values: [context.shop] },
    ]);
    return data({ unread: Number(counted!.rows[0]![0]) });
  }),

  read: replying(recordOf(notifications), async context => {
    const id = recordId(notifications, context);
    const [, , found] = await context.batch([
      reading(context.shop, context.at, 't.id = $3::uuid', id),
      publishMyChange(context.shop, notifications.name),
      recordStatement(notifications, context.shop, id),
    ]);
    return recordReply(notifications, context, found!);
  }),

  /** Those that came meanwhile stay unread. */
  readAll: replying(object({ read: whole }), async context => {
    const { upTo } = await inputOf(context, notifications.actions!.readAll);
    if (upTo && !isUuid(upTo)) throw invalid({ upTo: say('notNotification') });
    const [read] = await context.batch([
      reading(context.shop, context.at, '($3::uuid is null or t.id <= $3::uuid)', upTo || null),
      publishMyChange(context.shop, notifications.name),
    ]);
    return data({ read: read!.count });
  }),
};

const reading = (shop: string, at: Date, which: string, value: string | null): Statement => ({
  text: `update notifications t set read_at = $2::timestamptz, updated_at = $2::timestamptz, version = t.version + 1
    where ${unreadOfMine} and ${which}`,
  values: [shop, at.toISOString(), value],
});
