import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, SignJWT } from 'jose';
import type { LicenseSigner } from '../../api/licenses/port.ts';
import { keptSecret } from '../secrets.ts';

/** An Ed25519 key as PKCS #8 in PEM, with `\n` in place of lines where a variable has one alone, or as a JWK. Throws for any other. */
export const readLicenseKey = (text: string): KeyObject => {
  const trimmed = text.trim().replaceAll(String.raw`\n`, '\n');
  const key = trimmed.startsWith('{')
    ? createPrivateKey({ key: JSON.parse(trimmed) as Record<string, string>, format: 'jwk' })
    : createPrivateKey(trimmed);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('It is another kind of key than Ed25519.');
  return key;
};

/** The key in `folder`, made at the first start and readable by its owner only. What another one signs, no app believes. */
export const loadLicenseKey = async (folder: string): Promise<KeyObject> => {
  const path = join(folder, 'license.pem');
  const kept = await keptSecret(folder, path, made);
  try {
    return readLicenseKey(kept.toString());
  } catch (cause) {
    throw new Error(`${path} is damaged: it must hold an Ed25519 key as PEM.`, { cause });
  }
};

const made = () => Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));

export const edSigner = async (key: KeyObject): Promise<LicenseSigner> => {
  const { kty, crv, x } = (await exportJWK(createPublicKey(key))) as { kty: string; crv: string; x: string };
  const kid = await calculateJwkThumbprint({ kty, crv, x });
  return {
    keys: [{ kty, crv, x, kid, alg: 'EdDSA', use: 'sig' }],
    sign: (claims, { issuer, license, at, until }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid })
        .setIssuer(issuer)
        .setSubject(license)
        .setIssuedAt(at)
        .setExpirationTime(until)
        .sign(key),
  };
};
