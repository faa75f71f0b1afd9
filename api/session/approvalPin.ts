import { exactly, object, type Of } from '../../schema/kit/shape.ts';
import { approvalPinFields } from '../../schema/rules/approvals.ts';
import { lockNames } from '../db/locks.ts';
import { inputOf } from '../handlers/input.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { forgetAttempts } from './attempts.ts';
import { provenPerson } from './provenPerson.ts';
import { samePassword, userName } from './statements.ts';

export const ownPin = object({ hasApprovalPin: exactly(true) });

/** By which the person approves at somebody else's screen. */
export const setApprovalPin = async (context: RequestContext): Promise<Reply<Of<typeof ownPin>>> => {
  const { pin, password } = await inputOf(context, { input: approvalPinFields });
  const { user, hash, attempts } = await provenPerson(context, password ?? '');
  const pinHash = await context.ports.passwords.hash(pin);
  await context.batch([
    lockNames([userName(user)]),
    ...(hash ? [samePassword(user, hash)] : []),
    { text: 'update users set approval_pin_hash = $2 where id = $1', values: [user, pinHash] },
    forgetAttempts(attempts),
  ]);
  context.accessed = 'approvalPinSet';
  return data({ hasApprovalPin: true });
};
