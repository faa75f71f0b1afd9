import { invalid } from '../../schema/errors.ts';
import { ownersPlatform } from '../../schema/permissions.ts';
import type { Values } from '../../schema/kit/defineEntity.ts';
import { registerFields } from '../../schema/rules/account.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { inputOf } from '../handlers/input.ts';
import { queueLetter } from '../mail/job.ts';
import { DatabaseError, type Claims, type Statement } from '../ports.ts';
import type { Reply } from '../reply.ts';
import { countAttempts } from './attempts.ts';
import { newMembership, newPerson, newShop, newTenant, shopBegins } from './businesses.ts';
import { nameIn, refuseEasy } from './chosenPassword.ts';
import { emailKey } from './credentials.ts';
import { claimsOf, newIdentity } from './google.ts';
import { networkOf } from './network.ts';
import { spendNonce } from './nonces.ts';
import { openSession } from './sessions.ts';
import type { SignedIn } from './shapes.ts';
import { proveAddress, userByEmail } from './statements.ts';
import { say } from '../../schema/words/said.ts';

type Registration = Values<typeof registerFields>;

const taken = () => invalid({ email: say('emailRegistered') });

/** A business, its first shop and their owner, all or nothing; the owner is signed in. */
export const register = async (context: RequestContext): Promise<Reply<SignedIn>> => {
  const input = await inputOf(context, { input: registerFields });
  await countAttempts(context, [{ limit: 'register', name: networkOf(context.address) }]);
  const claims = input.credential ? await claimsOf(context, input.credential) : null;
  if (claims && emailKey(claims.email) !== emailKey(input.email)) throw invalid({ email: say('googleOtherEmail') });
  const [, same] = await context.ports.database.batch([enterAccount, userByEmail(emailKey(input.email))]);
  if (same!.count) throw taken();
  const { name, email, shopName } = input;
  if (input.password) await refuseEasy(context.ports, 'password', input.password, [name, nameIn(email), shopName]);
  const hash = input.password ? await context.ports.passwords.hash(input.password) : null;
  const user = context.ports.ids.next();
  context.accessed = 'registered';
  try {
    return await context.ports.database.transaction(async run => {
      const reply = await openSession(context, user, newOwner(context, user, input, hash, claims), { run });
      if (!claims) await queueLetter(context.ports, run, { letter: 'proof', user });
      return reply;
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'users_email_key') throw taken();
    throw error;
  }
};

/** The shop's history begins in the shop, as its owner. */
const newOwner = (
  { ports, at, wording }: RequestContext,
  user: string,
  input: Registration,
  hash: string | null,
  claims: Claims | null,
): Statement[] => {
  const [tenant, shop] = [ports.ids.next(), ports.ids.next()];
  const { name, email, mobileNo, shopName, pin, stateCode } = input;
  const contact = { email, mobileNo };
  const { language } = wording;
  return [
    ...(claims ? [spendNonce(ports, claims.nonce, at)] : []),
    newTenant({ id: tenant, name: shopName, contactName: name, ...contact }, at),
    newShop({ id: shop, tenant, name: shopName, status: 'Pending', pin, stateCode }, at),
    newPerson({ id: user, tenant, name, ...contact, permissions: ownersPlatform, passwordHash: hash, language }, at),
    ...newMembership({ user, shop, role: 'owner' }, at),
    ...(claims ? [newIdentity(claims, user, at), proveAddress(user)] : []),
    enterJob(shop, user),
    ...shopBegins(shop, { ids: ports.ids, at, language }),
    enterAccount,
  ];
};
