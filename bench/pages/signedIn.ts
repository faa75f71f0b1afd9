import type { Browser, Page } from '@playwright/test';

/** What the app keeps of who is signed in. */
export type Session = Record<string, unknown>;

/** The demo's owner, in their first shop; `call` reads as they may, and posts what it is given. */
export async function signedIn(address: string) {
  const ask = async <T>(path: string, init: RequestInit = {}) =>
    ((await (await fetch(`${address}/api${path}`, init)).json()) as { data: T }).data;
  const body = JSON.stringify({ email: 'owner@demo.test', password: 'Demo@1234' });
  const who = await ask<{ token: string; user: unknown; shops: { id: string }[] }>('/account/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { token, user, shops } = who;
  const shopId = shops[0]!.id;
  const authorization = `Bearer ${token}`;
  const call = <T>(path: string, body?: object) =>
    ask<T>(path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', authorization },
    });
  const session: Session = {
    token,
    user,
    hasAccount: true,
    shopId,
    permissions: await call(`/shops/${shopId}/permissions`),
  };
  return { session, shopId, call };
}

/** A page of a browser that has read nothing yet, signed in; its context is whoever asks's to close. */
export async function signedInPage(on: Browser, address: string, session: Session, width = 1280): Promise<Page> {
  const viewport = { width, height: width < 600 ? 740 : 900 };
  const page = await (await on.newContext({ viewport, locale: 'en-IN' })).newPage();
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate(kept => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`ts.${name}`, JSON.stringify(value));
  }, session);
  return page;
}
