import { invalid } from '../../schema/errors.ts';
import { exactly, object, type Of } from '../../schema/kit/shape.ts';
import { approvalPinFields } from '../../schema/rules/approvals.ts';
import { say } from '../../schema/words/said.ts';
import { lockNames } from '../db/locks.ts';
import { inputOf } from '../handlers/input.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts, forgetAttempts } from './attempts.ts';
import { samePassword, userBySession, userName } from './statements.ts';

export const ownPin = object({ hasApprovalPin: exactly(true) });

/** By which the person approves at somebody else's screen. */
export const setApprovalPin = async (context: RequestContext): Promise<Reply<Of<typeof ownPin>>> => {
  const { ports, session } = context;
  const { pin, password } = await inputOf(context, { input: approvalPinFields });
  const [found] = await context.batch([userBySession(session)]);
  const [user, , hash] = found!.rows[0]! as [string, string, string | null];
  const attempts = await countAttempts(context, [{ limit: 'change', name: user }]);
  if (hash && !(await ports.passwords.verify(hash, password ?? '')))
    throw invalid({ password: say('notPresentPassword') });
  await context.batch([
    lockNames([userName(user)]),
    ...(hash ? [samePassword(user, hash)] : []),
    { text: 'update users set approval_pin_hash = $2 where id = $1', values: [user, await ports.passwords.hash(pin)] },
    forgetAttempts(attempts),
  ]);
  context.accessed = 'approvalPinSet';
  return data({ hasApprovalPin: true });
};
