import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { Refusal, unavailable } from '../../schema/errors.ts';
import type { Claims, Clock, Identity } from '../../api/ports.ts';
import { say } from '../../schema/words/said.ts';

export type Issuer = {
  clientId: string;
  /** Its names: the first is the one that people are known by. */
  issuers: readonly string[];
  keys: JWTVerifyGetKey;
  clock: Clock;
};

/** Google's own are about 1,200. */
const longestToken = 8_192;
const leewaySeconds = 60;

const refused = () => new Refusal(401, say('googleUnconfirmed'));

/** Checks ID tokens as OpenID Connect Core 3.1.3.7 asks for. */
export const openIdIdentity = ({ clientId, issuers, keys, clock }: Issuer): Identity => ({
  clientId,
  async verify(credential) {
    if (credential.length > longestToken) throw refused();
    const payload = await verified(credential, keys, {
      algorithms: ['RS256'],
      issuer: [...issuers],
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'email', 'nonce'],
      maxTokenAge: '1h',
      clockTolerance: leewaySeconds,
      currentDate: clock.now(),
    });
    return claimsOf(payload, clientId, issuers[0]!);
  },
});

const verified = async (...given: Parameters<typeof jwtVerify<JWTPayload>>): Promise<JWTPayload> => {
  try {
    return (await jwtVerify(...given)).payload;
  } catch (error) {
    throw keysAreOutOfReach(error) ? unavailable() : refused();
  }
};

/** What fails on the way to the keys says nothing of the token. */
const keysAreOutOfReach = (error: unknown) =>
  !(error instanceof errors.JOSEError) || error.code === 'ERR_JWKS_TIMEOUT' || error.code === 'ERR_JOSE_GENERIC';

/** A token for several sites, or asked for by another one, is not for this one alone. */
const claimsOf = (payload: JWTPayload, clientId: string, issuer: string): Claims => {
  const { sub, aud, azp, email, email_verified: emailVerified, name, nonce } = payload;
  if (aud !== clientId && !(Array.isArray(aud) && aud.length === 1)) throw refused();
  if (azp !== undefined && azp !== clientId) throw refused();
  if (!sub || typeof email !== 'string' || typeof nonce !== 'string') throw refused();
  return {
    issuer,
    subject: sub,
    email,
    emailVerified: emailVerified === true,
    name: typeof name === 'string' ? name : '',
    nonce,
  };
};
