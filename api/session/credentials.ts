import { Refusal } from '../../schema/errors.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { shareName } from '../db/locks.ts';
import type { Passwords, Ports, Statement } from '../ports.ts';
import { refuseTooMany, writeAttempt, type Subject } from './attempts.ts';
import { isKnownBrowser } from './knownBrowser.ts';
import { networkOf } from './network.ts';
import { samePassword, userByEmail, userName } from './statements.ts';
import { say } from '../../schema/words/said.ts';

/** Longer ones are nobody's password and not worth a computation. */
const longestPassword = 128;

/** Wrong password, unknown account and one that is shut are told apart by nothing. */
export const wrongCredentials = () => new Refusal(401, say('wrongCredentials'));

/** What an e-mail is looked up and counted by: exactly what the database compares. */
export const emailKey = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/** `also` belongs into the transaction that lets them in: there were not too many wrong ones meanwhile, and the password is still the same. */
export type Proven = { user: string; also: Statement[] };

/** Whom a wrong password for the e-mail counts against. */
export const guessesAt = ({ address }: RequestContext, key: string): Subject[] => [
  { limit: 'account', name: `${networkOf(address)} ${key}` },
  { limit: 'everywhere', name: key },
];

/**
 * Whose e-mail and password these are. Costs one verification, whether there is such an account or not. What counts is known
 * to be wrong, so that those for one e-mail from one address come one after the other: otherwise any number of guesses that
 * come at once would be verified before the first of them counts.
 */
export const provenBy = (context: RequestContext, email: string, password: string): Promise<Proven> => {
  const key = emailKey(email);
  const guesses = guessesAt(context, key).filter(({ limit }) => limit === 'account' || !isKnownBrowser(context, key));
  const subjects: Subject[] = [...guesses, { limit: 'address', name: networkOf(context.address) }];
  return turns(`${networkOf(context.address)} ${key}`, () => proven(context, key, password, subjects));
};

/** Works of one name one after the other, those of other names beside them. */
const inTurn = (): (<T>(name: string, work: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
};

const turns = inTurn();

const proven = async (
  context: RequestContext,
  key: string,
  password: string,
  subjects: readonly Subject[],
): Promise<Proven> => {
  const { ports } = context;
  const notTooMany = subjects.map(subject => refuseTooMany(subject, context.at));
  const results = await ports.database.batch([enterAccount, ...notTooMany, userByEmail(key)]);
  const [user, hash, mayEnter] = results.at(-1)!.rows[0] ?? [];
  context.person = user ?? null;
  const right =
    password.length <= longestPassword && (await ports.passwords.verify(hash ?? (await nobodysHash(ports)), password));
  if (right && user && hash && mayEnter === 't')
    return { user, also: [shareName(userName(user)), ...notTooMany, samePassword(user, hash)] };
  const wrong = subjects.map(subject => writeAttempt(subject, ports.ids.next(), context.at));
  await ports.database.batch([enterAccount, ...wrong]);
  context.accessed = 'failed';
  throw wrongCredentials();
};

const nobodys = new WeakMap<Passwords, Promise<string>>();
/** Of no known password; made once, so that an unknown account costs one verification like any other. */
export const nobodysHash = ({ passwords, secrets }: Ports): Promise<string> => {
  const made = nobodys.get(passwords) ?? passwords.hash(secrets.token());
  nobodys.set(passwords, made);
  return made;
};
