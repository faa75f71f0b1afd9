import { meetingInvitations } from '../../schema/entities/meetingInvitations.ts';
import { meetings } from '../../schema/entities/meetings.ts';
import { notFound } from '../../schema/errors.ts';
import { described, object, whole } from '../../schema/kit/shape.ts';
import { parentGuards } from '../crud/list.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { isUuid } from '../db/statement.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

export const meetingInvitationHandlers: HandlersOf<typeof meetingInvitations> = {
  attend: replying(recordOf(meetingInvitations), async context => {
    const { attended } = await inputOf(context, meetingInvitations.actions!.attend);
    const { shop, occasion } = context;
    const id = recordId(meetingInvitations, context);
    return context.change(async run => {
      const results = await run([
        ...parentGuards(meetingInvitations, context, [id]),
        ...lockStatements(meetingInvitations, shop, [id]),
        ...updateStatements(meetingInvitations, shop, [id], { attended }, occasion),
        recordStatement(meetingInvitations, shop, id),
      ]);
      return recordReply(meetingInvitations, context, results.at(-1)!);
    });
  }),

  attendAll: replying(
    object({ count: described(whole, 'Ticked off by this call') }),
    async context => {
      const { shop, occasion } = context;
      const meeting = context.parameter('meetingId');
      if (!isUuid(meeting)) throw notFound({ one: meetings.name });
      return context.change(async run => {
        const found = await run([
          ...parentGuards(meetingInvitations, context),
          {
            text: `select i.id from meeting_invitations i where i.shop_id = $1 and i.meeting_id = $2 and i.answer = 'yes' and not i.attended
            and i.deleted_at is null order by i.id`,
            values: [shop, meeting],
          },
        ]);
        const ids = found.at(-1)!.rows.map(([id]) => id!);
        if (ids.length)
          await run([
            ...lockStatements(meetingInvitations, shop, ids),
            ...updateStatements(meetingInvitations, shop, ids, { attended: true }, occasion),
          ]);
        return data({ count: ids.length });
      });
    },
    { once: true },
  ),
};
