import type { oldGold } from '../../schema/entities/oldGold.ts';
import type { AnyEntity, Fields } from '../../schema/kit/defineEntity.ts';
import { concessionsReply } from '../../schema/rules/approvals.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { approve, readConcessions, type ApprovalAsked } from '../sales/approval.ts';
import type { Judge } from '../sales/concessions.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

/** Of documents whose price an approver may have to say yes to. */
export const approvalHandlers = (
  entity: AnyEntity,
  judge: Judge,
): Pick<HandlersOf<typeof oldGold>, 'concessions' | 'approve'> => ({
  concessions: replying(concessionsReply, async context => data(await readConcessions(entity, judge, context))),

  approve: replying(
    recordOf(entity),
    async context =>
      approve(
        entity,
        judge,
        context,
        (await inputOf(context, entity.actions!['approve'] as { input: Fields })) as ApprovalAsked,
      ),
    { once: true },
  ),
});
