/** What the app keeps of who is signed in. */
export type Session = Record<string, unknown>;

/** The demo's owner, in their first shop; `call` reads as they may. */
export async function signedIn(address: string) {
  const ask = async <T>(path: string, init: RequestInit = {}) =>
    ((await (await fetch(`${address}/api${path}`, init)).json()) as { data: T }).data;
  const body = JSON.stringify({ email: 'owner@demo.test', password: 'Demo@1234' });
  const headers = { 'content-type': 'application/json' };
  const who = await ask<{ token: string; user: unknown; shops: { id: string }[] }>('/account/signin', {
    method: 'POST',
    headers,
    body,
  });
  const { token, user, shops } = who;
  const shopId = shops[0]!.id;
  const call = <T>(path: string) => ask<T>(path, { headers: { authorization: `Bearer ${token}` } });
  const session: Session = {
    token,
    user,
    hasAccount: true,
    shopId,
    permissions: await call(`/shops/${shopId}/permissions`),
  };
  return { session, shopId, call };
}
