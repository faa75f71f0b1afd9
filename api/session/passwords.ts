import { invalid } from '../../schema/errors.ts';
import { changePasswordFields, forgotFields, resetFields } from '../../schema/rules/account.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { lockNames } from '../db/locks.ts';
import { recheck } from '../events/signals.ts';
import { inputOf } from '../handlers/input.ts';
import { queueLetter } from '../mail/job.ts';
import { tellJoined } from '../notifications/joined.ts';
import { data, type Reply } from '../reply.ts';
import { countAttempts, forgetAttempts, forgive } from './attempts.ts';
import { nameIn, refuseEasy } from './chosenPassword.ts';
import { emailKey, guessesAt } from './credentials.ts';
import { dropLinks, passwordPurposes, spendToken, userByToken } from './links.ts';
import { networkOf } from './network.ts';
import { notPresentPassword, provenPerson } from './provenPerson.ts';
import { endSessions } from './sessions.ts';
import { proveAddress, samePassword, setPassword, userName } from './statements.ts';
import { say } from '../../schema/words/said.ts';

/** The same answer and the same work, whoever it is: the account is looked up by the job. */
export const forgotPassword = async (context: RequestContext): Promise<Reply<true>> => {
  const { email } = await inputOf(context, { input: forgotFields });
  await countAttempts(context, [{ limit: 'forgot', name: networkOf(context.address) }]);
  await context.ports.database.transaction(async run => {
    await run([enterAccount]);
    await queueLetter(context.ports, run, { letter: 'reset', email: emailKey(email) });
  });
  return data(true);
};

/** With the token of a letter: a forgotten password, an invitation, the first administrator. */
export const resetPassword = async (context: RequestContext): Promise<Reply<true>> => {
  const { ports, at } = context;
  const { token, password } = await inputOf(context, { input: resetFields });
  const [, found] = await ports.database.batch([enterAccount, userByToken(ports, token, passwordPurposes, at)]);
  const [user, email, purpose] = found!.rows[0] ?? [];
  if (!user || !email) throw spentLink();
  await refuseEasy(ports, 'password', password, [nameIn(email)]);
  const hash = await ports.passwords.hash(password);
  await ports.database.transaction(async run => {
    const [, , used] = await run([enterAccount, lockNames([userName(user)]), spendToken(ports, token)]);
    if (!used!.count) throw spentLink();
    await run([
      dropLinks(user, passwordPurposes),
      setPassword(user, hash),
      proveAddress(user),
      endSessions(user),
      forgive(guessesAt(context, emailKey(email))),
      recheck(user),
    ]);
    if (purpose === 'invite') await tellJoined(ports, run, user);
  });
  [context.person, context.accessed] = [user, 'passwordSet'];
  return data(true);
};

export const spentLink = () => invalid({ token: say('linkSpent') });

/** This session stays, every other one ends. */
export const changePassword = async (context: RequestContext): Promise<Reply<true>> => {
  const { ports, session } = context;
  const { password, newPassword } = await inputOf(context, { input: changePasswordFields });
  const { user, email, hash, attempts } = await provenPerson(context, password);
  if (!hash) throw notPresentPassword();
  await refuseEasy(ports, 'newPassword', newPassword, [nameIn(email)]);
  await context.batch([
    lockNames([userName(user)]),
    samePassword(user, hash),
    dropLinks(user, passwordPurposes),
    setPassword(user, await ports.passwords.hash(newPassword)),
    endSessions(user, session),
    recheck(user),
    forgetAttempts(attempts),
  ]);
  context.accessed = 'passwordChanged';
  return data(true);
};
