import { invalid } from '../../schema/errors.ts';
import { emailFields } from '../../schema/rules/account.ts';
import { object, string, type Of } from '../../schema/kit/shape.ts';
import { say } from '../../schema/words/said.ts';
import { lockNames } from '../db/locks.ts';
import { recheck } from '../events/signals.ts';
import { inputOf } from '../handlers/input.ts';
import { queueLetter } from '../mail/job.ts';
import { DatabaseError } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts, forgetAttempts } from './attempts.ts';
import { dropLinks } from './links.ts';
import { networkOf } from './network.ts';
import { notPresentPassword, provenPerson } from './provenPerson.ts';
import { endSessions } from './sessions.ts';
import { provedAddress, samePassword, userName } from './statements.ts';

export const ownEmail = object({ email: string });

/** Another address to sign in with, which has to be proved. Links to the one before and other sessions end, and a letter tells it there. */
export const setOwnEmail = async (context: RequestContext): Promise<Reply<Of<typeof ownEmail>>> => {
  const { ports, session, address } = context;
  const { email, password } = await inputOf(context, { input: emailFields });
  const { user, hash, attempts } = await provenPerson(context, password);
  if (!hash) throw notPresentPassword();
  // It tells which addresses are registered, as registering does.
  await countAttempts(context, [{ limit: 'register', name: networkOf(address) }]);
  try {
    return await context.transaction(async run => {
      const results = await run([
        lockNames([userName(user)]),
        samePassword(user, hash),
        provedAddress(user),
        dropLinks(user),
        { text: 'update users set email = $2 where id = $1', values: [user, email] },
        endSessions(user, session),
        recheck(user),
        forgetAttempts(attempts),
      ]);
      await queueLetter(ports, run, { letter: 'proof', user });
      const left = results[2]!.rows[0]?.[0];
      if (left) await queueLetter(ports, run, { letter: 'moved', user, email: left });
      context.accessed = 'addressChanged';
      return data({ email });
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'users_email_key')
      throw invalid({ email: say('emailTaken') });
    throw error;
  }
};
