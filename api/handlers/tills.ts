import { tills, type Till } from '../../schema/entities/tills.ts';
import { can } from '../../schema/permissions.ts';
import { conflict } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { currentUser } from '../db/settings.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';

type Change = (till: Till, me: string, may: boolean) => { userId: string | null; usedSince: string | null } | null;

/** One person uses a till at a time. */
const changing = (change: (context: RequestContext) => Change) =>
  replying(
    recordOf(tills),
    async context => {
      const id = recordId(tills, context);
      const { shop } = context;
      return context.change(async run => {
        const found = await run([
          ...lockStatements(tills, shop, [id]),
          { text: `select ${currentUser}, my_permissions() && array[$1, 'system/all']`, values: [can.TillEdit] },
          recordStatement(tills, shop, id),
        ]);
        const [me, may] = found.at(-2)!.rows[0]!;
        const till = JSON.parse(found.at(-1)!.rows[0]![0]!) as Till;
        const changes = change(context)(till, me!, may === 't');
        if (!changes) return recordReply(tills, context, found.at(-1)!);
        const results = await run([
          ...updateStatements(tills, shop, [id], changes, context.occasion),
          recordStatement(tills, shop, id),
        ]);
        return recordReply(tills, context, results.at(-1)!);
      });
    },
    { once: true },
  );

export const tillHandlers: HandlersOf<typeof tills> = {
  take: changing(({ at }) => (till, me) => {
    if (till.userId === me) return null;
    if (till.userId) throw conflict(say('tillInUse'));
    if (!till.isActive) throw conflict(say('tillNotInUse'));
    return { userId: me, usedSince: at.toISOString() };
  }),

  leave: changing(() => (till, me, may) => {
    if (till.userId === null) return null;
    if (till.userId !== me && !may) throw conflict(say('tillOfOther'));
    return { userId: null, usedSince: null };
  }),
};
