import { invalid } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from './attempts.ts';
import { userBySession } from './statements.ts';

/** `hash` is null of somebody who has no password to prove it by. `attempts` are to be forgotten with what the proof was for. */
type Proven = { user: string; email: string; hash: string | null; attempts: string[] };

/** Whoever is signed in proves once more who it is, by their present password; a wrong one counts. */
export const provenPerson = async (context: RequestContext, password: string): Promise<Proven> => {
  const [found] = await context.batch([userBySession(context.session)]);
  const [user, email, hash] = found!.rows[0]! as [string, string, string | null];
  const attempts = await countAttempts(context, [{ limit: 'change', name: user }]);
  if (hash && !(await context.ports.passwords.verify(hash, password))) throw notPresentPassword();
  return { user, email, hash, attempts };
};

export const notPresentPassword = () => invalid({ password: say('notPresentPassword') });
