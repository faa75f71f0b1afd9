import type { oldGold } from '../../schema/entities/oldGold.ts';
import type { AnyEntity, Fields } from '../../schema/kit/defineEntity.ts';
import { givenAway } from '../../schema/rules/approvals.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { approve, readGivenAway, type ApprovalAsked } from '../sales/approval.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

/** Of documents whose price an approver may have to say yes to. */
export const approvalHandlers = (entity: AnyEntity): Pick<HandlersOf<typeof oldGold>, 'concessions' | 'approve'> => ({
  concessions: replying(givenAway, async context => data(await readGivenAway(entity, context))),

  approve: replying(
    recordOf(entity),
    async context =>
      approve(
        entity,
        context,
        (await inputOf(context, entity.actions!['approve'] as { input: Fields })) as ApprovalAsked,
      ),
    { once: true },
  ),
});
