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
