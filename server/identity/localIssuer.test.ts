import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../schema/demo.ts';
import { systemClock } from '../clock.ts';
import { issuerPath } from './issuerPath.ts';
import { openLocalIssuer, type LocalIssuer } from './localIssuer.ts';

const clientId = 'demo-client';
let issuer: LocalIssuer;
let site: string;

/** A browser that keeps cookies and shows where it is sent. */
const browser = () => {
  const cookies = new Map<string, string>();
  return async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ');
    const reply = await fetch(new URL(address, site), { redirect: 'manual', ...init, headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    return {
      status: reply.status,
      headers: reply.headers,
      to: reply.headers.get('location') ?? '',
      text: await reply.text(),
    };
  };
};

const question = (more: Record<string, string> = {}) =>
  `${issuerPath}/auth?${new URLSearchParams({
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${site}/accounts/gsignin`,
    nonce: 'a nonce',
    state: '/products?x=1',
    ...more,
  })}`;

/** What the site gets back from somebody who chooses a person. */
const chosen = async (go: ReturnType<typeof browser>, subject: string) => {
  const page = (await go(question())).to;
  expect((await go(page)).status).toBe(200);
  const back = await go(page, { method: 'POST', body: new URLSearchParams({ subject }) });
  const answer = new URL((await go(back.to)).to, site);
  return { address: answer.origin + answer.pathname, ...Object.fromEntries(new URLSearchParams(answer.hash.slice(1))) };
};

beforeAll(async () => {
  issuer = await openLocalIssuer({
    publicUrl: 'http://127.0.0.1:3000',
    clientId,
    trustProxy: false,
    clock: systemClock,
  });
  const server = createServer((request, response) => issuer.handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => server.close();
});

describe('the demo stands in for Google', () => {
  it('describes itself as OpenID providers do', async () => {
    const reply = await browser()(`${issuerPath}/.well-known/openid-configuration`);
    expect(JSON.parse(reply.text)).toMatchObject({
      authorization_endpoint: `${site}${issuerPath}/auth`,
      response_types_supported: ['id_token'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });

  it('lists the demo accounts and one stranger, by a page without script', async () => {
    const go = browser();
    const page = await go((await go(question())).to);
    for (const { name, email } of [...demoAccounts, { name: 'New Visitor', email: 'visitor@demo.test' }]) {
      expect(page.text).toContain(`<strong>${name}</strong>`);
      expect(page.text).toContain(email);
    }
    expect(page.text).not.toMatch(/<script|javascript:| on\w+=/i);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('<html lang="en">');
  });

  it('says who was chosen, in a token that this server believes', async () => {
    const {
      address,
      id_token: token,
      state,
    } = (await chosen(browser(), 'demo:owner@demo.test')) as Record<string, string>;
    expect([address, state]).toEqual([`${site}/accounts/gsignin`, '/products?x=1']);
    expect(await issuer.identity.verify(token!)).toEqual({
      issuer: 'urn:tolashop:demo-identity',
      subject: 'demo:owner@demo.test',
      email: 'owner@demo.test',
      emailVerified: true,
      name: 'Rajesh Shah',
      nonce: 'a nonce',
    });
    const other = await openLocalIssuer({
      publicUrl: 'http://127.0.0.1:3000',
      clientId,
      trustProxy: false,
      clock: systemClock,
    });
    await expect(other.identity.verify(token!)).rejects.toMatchObject({ status: 401 });
  });

  it('asks every time', async () => {
    const go = browser();
    const who = async (subject: string) =>
      (await issuer.identity.verify(((await chosen(go, subject)) as Record<string, string>)['id_token']!)).subject;
    expect(await who('demo:staff@demo.test')).toBe('demo:staff@demo.test');
    expect(await who('demo:visitor')).toBe('demo:visitor');
  });

  it.each(['', 'demo:nobody', "<script>alert('x')</script>"])('chooses nobody for %j', async subject => {
    expect(await chosen(browser(), subject)).toMatchObject({
      address: `${site}/accounts/gsignin`,
      error: 'access_denied',
    });
  });

  it.each([
    ['another site', { redirect_uri: 'https://evil.test/accounts/gsignin' }],
    ['another page', { redirect_uri: 'http://127.0.0.1:3000/outbox' }],
    ['a name that begins like this machine', { redirect_uri: 'http://127.0.0.1.evil.test/accounts/gsignin' }],
    ['another client', { client_id: 'somebody' }],
  ])('sends nobody to %s', async (_, more) => {
    const reply = await browser()(question(more));
    expect([reply.status, reply.to]).toEqual([400, '']);
    expect(reply.text).toContain('Please start again');
  });

  it('gives no token without a nonce, and no code at all', async () => {
    const less: Record<string, string>[] = [{ nonce: '' }, { response_type: 'code' }, { response_type: 'token' }];
    for (const more of less) {
      const reply = await browser()(question(more));
      expect(reply.to).toContain('error=');
      expect(reply.to).not.toContain('id_token=');
    }
  });

  it('takes a choice from the browser that was asked, nobody else', async () => {
    const page = (await browser()(question())).to;
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? new URLSearchParams({ subject: 'demo:owner@demo.test' }) : null;
      const reply = await browser()(page, { method, body });
      expect([reply.status, reply.to]).toEqual([400, '']);
    }
  });
});
