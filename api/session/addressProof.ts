import { conflict } from '../../schema/errors.ts';
import { proveFields } from '../../schema/rules/account.ts';
import { say } from '../../schema/words/said.ts';
import { lockNames } from '../db/locks.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { recheck } from '../events/signals.ts';
import { inputOf } from '../handlers/input.ts';
import { queueLetter } from '../mail/job.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from './attempts.ts';
import { dropLinks, spendToken, userByToken } from './links.ts';
import { spentLink } from './passwords.ts';
import { personStatement, proveAddress, userName } from './statements.ts';
import type { Me } from './shapes.ts';

const purposes = ['proof'] as const;

/** Sends another letter to the account's address; the link of the one before works no longer. */
export const sendProof = async (context: RequestContext): Promise<Reply<true>> => {
  const { ports, session, at } = context;
  const [found] = await context.batch([personStatement(session, at)]);
  const { user } = JSON.parse(found!.rows[0]![0]!) as Me;
  if (user.isEmailProved) throw conflict(say('addressProved'));
  await countAttempts(context, [{ limit: 'proofLetter', name: user.id }]);
  return context.transaction(async run => {
    await run([dropLinks(user.id, purposes)]);
    await queueLetter(ports, run, { letter: 'proof', user: user.id });
    return data(true);
  });
};

/** With the token of a letter, by whoever reads it: opens no session. */
export const prove = async (context: RequestContext): Promise<Reply<true>> => {
  const { ports, at } = context;
  const { token } = await inputOf(context, { input: proveFields });
  const [, found] = await ports.database.batch([enterAccount, userByToken(ports, token, purposes, at)]);
  const [user] = found!.rows[0] ?? [];
  if (!user) throw spentLink();
  await ports.database.transaction(async run => {
    const [, , used] = await run([enterAccount, lockNames([userName(user)]), spendToken(ports, token)]);
    if (!used!.count) throw spentLink();
    await run([dropLinks(user, purposes), proveAddress(user), recheck(user)]);
  });
  [context.person, context.accessed] = [user, 'addressProved'];
  return data(true);
};
