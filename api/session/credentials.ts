import { Refusal } from '../../schema/errors.ts';
import type { Call } from '../call.ts';
import { enterAccount } from '../db/doors.ts';
import type { Passwords, Ports, Statement } from '../ports.ts';
import { admit, forgetAttempts } from './admission.ts';
import { networkOf } from './network.ts';
import { samePassword, userByEmail } from './statements.ts';

/** Longer ones are nobody's password and not worth a computation. */
const longestPassword = 128;

/** Wrong password, unknown account and one that is shut are told apart by nothing. */
export const wrongCredentials = () => new Refusal(401, 'Wrong e-mail or password.');

/** What an e-mail is looked up and counted by: exactly what the database compares. */
export const emailKey = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/** `also` belongs into the transaction that lets them in: the attempt does not count, and the password is still the same. */
export type Proven = { user: string; also: Statement[] };

/** Whose e-mail and password these are. Costs one verification, whether there is such an account or not. */
export const provenBy = async (call: Call, email: string, password: string): Promise<Proven> => {
  const { ports } = call;
  const key = emailKey(email);
  const attempts = await admit(call, [
    { limit: 'account', name: key },
    { limit: 'address', name: networkOf(call.address) },
  ]);
  if (password.length > longestPassword) throw wrongCredentials();
  const [, found] = await ports.database.batch([enterAccount, userByEmail(key)]);
  const [user, hash, mayEnter] = found!.rows[0] ?? [];
  const right = await ports.passwords.verify(hash ?? (await nobodysHash(ports)), password);
  if (!right || !user || !hash || mayEnter !== 't') throw wrongCredentials();
  return { user, also: [samePassword(user, hash), forgetAttempts(attempts)] };
};

const nobodys = new WeakMap<Passwords, Promise<string>>();
/** Of no known password; made once, so that an unknown account costs one verification like any other. */
export const nobodysHash = ({ passwords, secrets }: Ports): Promise<string> => {
  const made = nobodys.get(passwords) ?? passwords.hash(secrets.token());
  nobodys.set(passwords, made);
  return made;
};
