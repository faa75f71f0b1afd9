import { generateKeyPair, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, accountPorts, clock, credential, issuer, newNonce, password, post } from '../../support/accounts.ts';
import { onPostgres, type World } from '../../support/everyEntity.ts';

const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(clock.now().getTime() / 1_000);
const { privateKey: strangersKey, publicKey: strangersPublic } = await generateKeyPair('RS256', { extractable: true });
const strangersJwk = await crypto.subtle.exportKey('jwk', strangersPublic);
const ec = await generateKeyPair('ES256');
const pss = await generateKeyPair('PS256');
const bytes = (value: string) => new TextEncoder().encode(value);
const pem = `-----BEGIN PUBLIC KEY-----\n${Buffer.from(
  await crypto.subtle.exportKey(
    'spki',
    await crypto.subtle.importKey('jwk', issuer.publicKey, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, true, [
      'verify',
    ]),
  ),
).toString('base64')}\n-----END PUBLIC KEY-----`;

type Forge = (claims: JWTPayload, world: World) => unknown;
const changed =
  (more: JWTPayload): Forge =>
  claims =>
    issuer.sign({ ...claims, ...more });
const without =
  (name: string): Forge =>
  ({ [name]: _, ...claims }) =>
    issuer.sign(claims);
const later =
  (change: () => JWTPayload): Forge =>
  claims =>
    issuer.sign({ ...claims, ...change() });
const inParts =
  (change: (parts: [string, string, string]) => string): Forge =>
  async claims =>
    change((await issuer.sign(claims)).split('.') as [string, string, string]);

const forged: Record<string, Forge> = {
  'alg none': claims => `${text({ alg: 'none', typ: 'JWT' })}.${text(claims)}.`,
  'alg None with a signature': inParts(([, body, signature]) => `${text({ alg: 'None' })}.${body}.${signature}`),
  'alg missing': inParts(([, body, signature]) => `${text({ typ: 'JWT' })}.${body}.${signature}`),
  'HS256 with the public key as PEM': claims => issuer.sign(claims, { alg: 'HS256' }, bytes(pem)),
  'HS256 with the public key as JWK': claims =>
    issuer.sign(claims, { alg: 'HS256' }, bytes(JSON.stringify(issuer.publicKey))),
  'HS256 with the modulus': claims => issuer.sign(claims, { alg: 'HS256' }, bytes(String(issuer.publicKey.n))),
  'RS256 said, HS256 signed': async claims => {
    const [, body, signature] = (await issuer.sign(claims, { alg: 'HS256' }, bytes(pem))).split('.');
    return `${text({ alg: 'RS256', kid: 'test-key' })}.${body}.${signature}`;
  },
  'ES256 of a key of their own': claims => issuer.sign(claims, { alg: 'ES256' }, ec.privateKey),
  'PS256 of a key of their own': claims => issuer.sign(claims, { alg: 'PS256' }, pss.privateKey),
  'another key under the same name': claims => issuer.sign(claims, {}, strangersKey),
  'another key under another name': claims => issuer.sign(claims, { kid: 'mine' }, strangersKey),
  'another key without a name': claims => issuer.sign(claims, { kid: undefined as never }, strangersKey),
  'a key in its own header': claims => issuer.sign(claims, { jwk: strangersJwk as never }, strangersKey),
  'an address of keys in its header': claims =>
    issuer.sign(claims, { jku: 'https://evil.test/keys', kid: 'mine' }, strangersKey),
  'a certificate in its header': claims => issuer.sign(claims, { x5c: ['MIIB'] }, strangersKey),
  'a path as the name of its key': claims => issuer.sign(claims, { kid: '../../dev/null' }, strangersKey),
  'something critical that nobody knows': claims => issuer.sign(claims, { crit: ['exp2'], exp2: 1 }),
  'another issuer': changed({ iss: 'https://accounts.evil.test' }),
  'an issuer that begins like it': changed({ iss: 'https://accounts.google.com.evil.test' }),
  'an issuer with a slash more': changed({ iss: 'https://accounts.google.com/' }),
  'no issuer': without('iss'),
  'another audience': changed({ aud: 'somebody-else', azp: undefined }),
  'another audience in a list': changed({ aud: ['somebody-else'], azp: undefined }),
  'no audience': without('aud'),
  'two audiences': changed({ aud: ['test-client', 'somebody-else'] }),
  'asked for by another site': changed({ azp: 'somebody-else' }),
  expired: later(() => ({ iat: now() - 7_200, exp: now() - 3_600 })),
  'expired two minutes ago': later(() => ({ exp: now() - 120 })),
  'without an end': without('exp'),
  'not yet valid': later(() => ({ nbf: now() + 600 })),
  'issued in the future': later(() => ({ iat: now() + 600 })),
  'issued long ago, good for ever': later(() => ({ iat: now() - 86_400, exp: now() + 86_400 })),
  'an end in words': changed({ exp: 'tomorrow' as never }),
  'an e-mail nobody verified': changed({ email_verified: false }),
  'an e-mail verified in words': changed({ email_verified: 'true' }),
  'nothing said of the e-mail': without('email_verified'),
  'no e-mail': without('email'),
  'an e-mail that is a list': claims => issuer.sign({ ...claims, email: [claims['email']] }),
  'no subject': without('sub'),
  'an empty subject': changed({ sub: '' }),
  'no nonce': without('nonce'),
  'an empty nonce': changed({ nonce: '' }),
  'a nonce that this site never said': changed({ nonce: `${'a'.repeat(43)}.${9e15}.${'b'.repeat(43)}` }),
  'a nonce with a later end': async (claims, world) => {
    const [random, , signature] = (await newNonce(world)).split('.');
    return issuer.sign({ ...claims, nonce: `${random}.${clock.now().getTime() + 86_400_000}.${signature}` });
  },
  'a nonce cut short': async (claims, world) => issuer.sign({ ...claims, nonce: (await newNonce(world)).slice(0, -1) }),
  'claims changed after signing': inParts(
    ([head, body, signature]) =>
      `${head}.${text({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), name: 'X' })}.${signature}`,
  ),
  'cut off in its signature': inParts(parts => parts.join('.').slice(0, -20)),
  'without its signature': inParts(([head, body]) => `${head}.${body}.`),
  'two parts': inParts(([head, body]) => `${head}.${body}`),
  'five parts': inParts(parts => `${parts.join('.')}.a.b`),
  huge: claims => issuer.sign({ ...claims, padding: 'x'.repeat(20_000) }),
  'two million characters': () => 'a.'.repeat(500_000),
  words: () => 'let me in',
  JSON: claims => JSON.stringify(claims),
  'a list': async claims => [await issuer.sign(claims)],
  nothing: () => '',
};

/** A credential that should never open the account it speaks of. */
onPostgres(world => {
  const subject = 'victim';
  let email: string;
  beforeAll(async () => {
    email = (await account(world)).email;
    const linked = await post(world, 'link', {
      credential: await credential(world, { sub: subject, email }),
      password,
    });
    expect(linked.status, linked.text).toBe(200);
  });

  it('lets in with a true one', async () => {
    const answer = await post(world, 'gsignin', { credential: await credential(world, { sub: subject, email }) });
    expect([answer.status, answer.data.user.email]).toEqual([200, email]);
  });

  let count = 0;
  const bodies = {
    gsignin: {},
    link: { password },
    // Nobody has this e-mail, so that nothing but the credential is in the way.
    register: { name: 'Asha Rao', mobileNo: '9820011001', shopName: 'Asha Gold', pin: '400058' },
  };
  describe.each(Object.entries(bodies))('POST /account/%s', (call, more) => {
    it.each(Object.entries(forged))('refuses %s', async (_, forge) => {
      const person =
        call === 'register' ? { sub: `new-${++count}`, email: `new.${count}@example.test` } : { sub: subject, email };
      const claims = issuer.claims({ nonce: await newNonce(world), ...person });
      const body = {
        ...more,
        credential: await forge(claims, world),
        ...(call === 'register' && { email: person.email }),
      };
      const answer = await post(world, call, body);
      expect([400, 401], answer.text).toContain(answer.status);
      expect(answer.text).not.toContain('"token":');
      expect(answer.body.responseMessage).toBeTruthy();
    });
  });
}, accountPorts);
