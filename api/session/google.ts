import { Refusal } from '../../schema/errors.ts';
import { credentialFields, linkFields } from '../../schema/rules/account.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { inputOf } from '../handlers/input.ts';
import type { Claims, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { emailKey, provenBy, wrongCredentials } from './credentials.ts';
import { checkNonce, newNonce, spendNonce } from './nonces.ts';
import { openSession } from './sessions.ts';
import type { GoogleClient, SignedIn, UnknownPerson } from './shapes.ts';
import { proveSameAddress, userByEmail, userByIdentity } from './statements.ts';
import { say } from '../../schema/words/said.ts';

/** What the page needs to ask Google, or whoever stands in for it, who somebody is. */
export const nonce = async ({ ports, at }: RequestContext): Promise<Reply<GoogleClient>> => {
  const { clientId, issuer } = ports.identity;
  return data({ nonce: newNonce(ports, at), clientId, ...(issuer && { issuer }) });
};

/** What a credential says, when it was given for a sign-in that this site began, about an e-mail that is really theirs. */
export const claimsOf = async ({ ports, at }: RequestContext, credential: string): Promise<Claims> => {
  const claims = await ports.identity.verify(credential);
  if (!claims.emailVerified) throw new Refusal(401, say('googleUnverified'));
  checkNonce(ports, claims.nonce, at);
  return claims;
};

/** People are known by issuer and subject. An e-mail alone opens nothing: it may have had another owner before. */
export const googleSignIn = async (context: RequestContext): Promise<Reply<SignedIn | UnknownPerson>> => {
  const claims = await claimsOf(context, (await inputOf(context, { input: credentialFields })).credential);
  const [, known, sameEmail] = await context.ports.database.batch([
    enterAccount,
    userByIdentity(claims.issuer, claims.subject),
    userByEmail(emailKey(claims.email)),
  ]);
  const [user, mayEnter] = known!.rows[0] ?? [];
  if (user && mayEnter !== 't') throw wrongCredentials();
  if (user) {
    context.accessed = 'google';
    return openSession(context, user, [
      spendNonce(context.ports, claims.nonce, context.at),
      proveSameAddress(user, emailKey(claims.email)),
    ]);
  }
  if (sameEmail!.count) {
    const text = say('linkRequired');
    throw new Refusal(409, text, { data: { linkRequired: true } });
  }
  return data({ hasAccount: false, profile: { name: claims.name, email: claims.email } });
};

/** Whoever was invited has no password yet, so that this refuses them: the invitation's letter comes first. */
export const link = async (context: RequestContext): Promise<Reply<SignedIn>> => {
  const { credential, password } = await inputOf(context, { input: linkFields });
  const claims = await claimsOf(context, credential);
  const { user, also } = await provenBy(context, claims.email, password);
  context.accessed = 'google';
  return openSession(context, user, [
    spendNonce(context.ports, claims.nonce, context.at),
    ...also,
    newIdentity(claims, user, context.at),
    proveSameAddress(user, emailKey(claims.email)),
  ]);
};

export const newIdentity = ({ issuer, subject, email }: Claims, user: string, at: Date): Statement => ({
  text: 'insert into identities (issuer, subject, user_id, email, created_at) values ($1, $2, $3, $4, $5::timestamptz)',
  values: [issuer, subject, user, email, at.toISOString()],
});
