import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';
import type { Clock, Identity } from '../../api/ports.ts';
import { openIdIdentity } from '../../server/identity/google.ts';

const clientId = 'test-client';
const [name, alias] = ['https://accounts.google.com', 'accounts.google.com'];
const kid = 'test-key';

export type TestIssuer = {
  name: string;
  alias: string;
  clientId: string;
  /** Its public key, as anybody may know it. */
  publicKey: JsonWebKey;
  identity: Identity;
  /** What it says of somebody; undefined leaves a claim out. */
  claims(more?: JWTPayload): JWTPayload;
  /** Signed with its own key unless another one is given. */
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>, key?: CryptoKey | Uint8Array): Promise<string>;
};

const keys = await generateKeyPair('RS256', { extractable: true });
const publicKey = { ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' };

/** In Google's place: tokens as it makes them, and all that it never would. */
export const testIssuer = (clock: Clock): TestIssuer => ({
  name,
  alias,
  clientId,
  publicKey,
  identity: openIdIdentity({ clientId, issuers: [name, alias], keys: createLocalJWKSet({ keys: [publicKey] }), clock }),
  claims: more => {
    const now = Math.floor(clock.now().getTime() / 1_000);
    return {
      iss: name,
      aud: clientId,
      azp: clientId,
      sub: '110248495921238986420',
      email: 'asha@example.test',
      email_verified: true,
      name: 'Asha Rao',
      iat: now,
      exp: now + 3_600,
      ...more,
    };
  },
  sign: (claims, header = {}, key = keys.privateKey) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header })
      .sign(key, { crit: Object.fromEntries((header.crit ?? []).map(extension => [extension, true])) }),
});
