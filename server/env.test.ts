import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('runs the demo on this machine when nothing is configured', () => {
  expect(readEnv({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    demo: true,
    databaseUrl: null,
    trustProxy: false,
    publicUrl: 'http://127.0.0.1:3000',
  });
});

it.each([
  ['an address of this machine', { HOST: '127.0.0.9' }, true],
  ['its name', { HOST: 'localhost' }, true],
  ['another address', { HOST: '0.0.0.0', GOOGLE_CLIENT_ID: 'x' }, false],
  ['every address', { HOST: '::', GOOGLE_CLIENT_ID: 'x' }, false],
  ['an address that strangers know', { PUBLIC_URL: 'https://shop.example', GOOGLE_CLIENT_ID: 'x' }, false],
  ['a proxy in front', { TRUST_PROXY: 'on', GOOGLE_CLIENT_ID: 'x' }, false],
  ['a word, wherever it listens', { HOST: '0.0.0.0', PUBLIC_URL: 'https://a.test', DEMO: 'on' }, true],
  ['production', { NODE_ENV: 'production', PUBLIC_URL: 'https://a.test', GOOGLE_CLIENT_ID: 'x' }, false],
  ['a server database', { DATABASE_URL: 'postgres://x', GOOGLE_CLIENT_ID: 'x' }, false],
  ['a word', { NODE_ENV: 'production', PUBLIC_URL: 'https://a.test', DEMO: 'on', GOOGLE_CLIENT_ID: 'x' }, true],
  ['another word', { DEMO: 'off', GOOGLE_CLIENT_ID: 'x' }, false],
])('DEMO follows %s', (_what, variables, demo) => {
  expect(readEnv(variables).demo).toBe(demo);
});

it.each([
  [{}, true],
  [{ SAMPLE: 'off' }, false],
  [{ DEMO: 'off', GOOGLE_CLIENT_ID: 'x' }, false],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://a.test', GOOGLE_CLIENT_ID: 'x', SAMPLE: 'on' }, true],
])('has a sample shop with a demo, or where it is asked for: %o', (variables, sample) => {
  expect(readEnv(variables).sample).toBe(sample);
});

it.each([
  ['the demo on this machine', {}, true],
  ['a server with a demo', { DATABASE_URL: 'postgres://x', DEMO: 'on' }, true],
  ['a client of Google itself', { GOOGLE_CLIENT_ID: 'x' }, false],
  ['no demo', { DEMO: 'off', GOOGLE_CLIENT_ID: 'x' }, false],
  [
    'production, demo or not',
    { NODE_ENV: 'production', PUBLIC_URL: 'https://a.test', DEMO: 'on', GOOGLE_CLIENT_ID: 'x' },
    false,
  ],
])('stands in for Google itself: %s', (_what, variables, stands) => {
  expect(readEnv(variables).localIssuer).toBe(stands);
});

it('asks Google, or whoever a test names', () => {
  expect(readEnv({ GOOGLE_CLIENT_ID: 'x' }).google).toEqual({
    clientId: 'x',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  });
  expect(
    readEnv({ GOOGLE_CLIENT_ID: 'x', GOOGLE_ISSUER: 'https://a.test', GOOGLE_JWKS_URL: 'http://b.test/keys' }).google,
  ).toEqual({ clientId: 'x', issuers: ['https://a.test'], jwksUrl: 'http://b.test/keys' });
});

it('sends mail from the site itself unless told otherwise', () => {
  expect(readEnv({ PUBLIC_URL: 'https://shop.example/', GOOGLE_CLIENT_ID: 'x' })).toMatchObject({
    publicUrl: 'https://shop.example',
    smtpUrl: null,
    mailFrom: 'TolaShop <no-reply@shop.example>',
  });
  expect(readEnv({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.test' })).toMatchObject({
    smtpUrl: 'smtp://mail',
    mailFrom: 'a@b.test',
  });
});

it.each([
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'https://a.test', DEMO: 'on' },
    "GOOGLE_CLIENT_ID is empty: set it to the client identifier that Google gave this site (the demo's own identities are not for production)",
  ],
  [{ NODE_ENV: 'production', GOOGLE_CLIENT_ID: 'x' }, 'PUBLIC_URL is empty: in production'],
  [{ PUBLIC_URL: 'shop.example' }, "PUBLIC_URL is 'shop.example'"],
  [{ DEMO: 'off' }, 'GOOGLE_CLIENT_ID is empty'],
  [{ HOST: '0.0.0.0' }, '(or DEMO=on, to try it out'],
  [{ GOOGLE_CLIENT_ID: '  ' }, 'GOOGLE_CLIENT_ID is empty'],
  [{ PORT: 'eighty' }, "PORT is 'eighty'"],
  [{ PORT: '70000' }, "PORT is '70000'"],
  [{ TRUST_PROXY: 'perhaps' }, "TRUST_PROXY is 'perhaps'"],
  [{ METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN is too short'],
  [
    { DATABASE_REPLICA_URL: 'postgres://x' },
    'DATABASE_REPLICA_URL is set, and DATABASE_URL, which it is a replica of, is empty.',
  ],
])('V-18 %j stops the start with one clear line', (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message);
});

const whatsapp = { WHATSAPP_TOKEN: 't', WHATSAPP_APP_SECRET: 's', WHATSAPP_VERIFY_TOKEN: 'w' };

it('sends by Meta, by whoever else is named, in a demo by its own stand-in, and else not at all', () => {
  const known = { token: 't', appSecret: 's', verifyToken: 'w' };
  expect(readEnv(whatsapp)).toMatchObject({
    whatsapp: { baseUrl: 'https://graph.facebook.com/v23.0', ...known },
    localChat: false,
  });
  expect(readEnv({ ...whatsapp, WHATSAPP_BASE_URL: 'http://127.0.0.1:1/v23.0/' }).whatsapp).toEqual({
    baseUrl: 'http://127.0.0.1:1/v23.0',
    ...known,
  });
  expect(readEnv({})).toMatchObject({ whatsapp: null, localChat: true });
  expect(readEnv({ DEMO: 'off', GOOGLE_CLIENT_ID: 'x' })).toMatchObject({ whatsapp: null, localChat: false });
});

it.each([
  [{ WHATSAPP_TOKEN: 't' }, 'WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN must be set as well'],
  [{ ...whatsapp, WHATSAPP_APP_SECRET: ' ' }, 'WHATSAPP_APP_SECRET must be set as well'],
  [{ WHATSAPP_BASE_URL: 'http://a.test' }, 'WHATSAPP_TOKEN and WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN must'],
  [{ ...whatsapp, WHATSAPP_BASE_URL: 'a.test' }, "WHATSAPP_BASE_URL is 'a.test'"],
])('does not start with half of WhatsApp: %j', (variables, message) =>
  expect(() => readEnv(variables)).toThrow(message),
);

describe('payments', () => {
  const razorpay = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
  const known = { keyId: 'rzp_1', keySecret: 's', webhookSecret: 'w' };

  it('are taken by Razorpay when all of it is told', () => {
    const paid = { razorpay: { baseUrl: 'https://api.razorpay.com', ...known }, localPayments: false };
    expect(readEnv(razorpay)).toMatchObject(paid);
    expect(() => readEnv({ ...razorpay, RAZORPAY_KEY_SECRET: ' ' })).toThrow('RAZORPAY_KEY_SECRET must be set as well');
  });

  it('are taken by UPI, and in the demo by a stand-in unless one is told', () => {
    expect(readEnv({})).toMatchObject({ razorpay: null, upi: null, localPayments: true });
    expect(readEnv({ UPI_ID: 'tolashop@okbank' })).toMatchObject({
      upi: { address: 'tolashop@okbank', name: 'TolaShop Software' },
      localPayments: false,
    });
    expect(() => readEnv({ UPI_ID: 'tolashop' })).toThrow('it must be a UPI address');
  });
});
