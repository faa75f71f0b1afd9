import { get, post } from '../dataProvider/calls.ts';
import { httpClient } from '../dataProvider/httpClient.ts';
import { statusOf } from '../dataProvider/errors.ts';
import { forgetStoredTries } from '../dataProvider/leftTries.ts';
import { forget } from '../push/device.ts';
import { clearSession, getSession, isSignedIn, setSession, type User } from './session.ts';

export type Shop = { id: string; name: string };

/** The same person goes on where the session ended: shop, screen and input stay. */
export async function signInAgain(password: string): Promise<void> {
  const { user, shopId } = getSession();
  const { token } = await post<{ token: string }>('/account/signin', { email: user?.email, password });
  setSession({ token, permissions: shopId ? await permissionsIn(shopId, token) : [] });
}

/** Done here at once; the server is told and not waited for. */
export function signOut(): void {
  const { token } = getSession();
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}` };
  httpClient('/account/signout', { method: 'POST', body: '{}', headers, keepalive: true }).catch(() => {});
  clearSession();
  forgetStoredTries();
  // Nobody is told on a device where nobody is signed in.
  forget().catch(() => {});
}

/** The app starts afresh in the shop, at the address `to`. Nothing changes when the permissions cannot be had. */
export async function chooseShop(shopId: string, to: string): Promise<void> {
  const permissions = await permissionsIn(shopId);
  history.pushState(null, '', to);
  setSession({ shopId, permissions });
}

/** What was stored may be old. A shop that is no longer the person's is left; without an answer the stored list stands. */
export async function refreshPermissions(): Promise<void> {
  const { shopId } = getSession();
  if (!isSignedIn() || !shopId) return;
  try {
    const permissions = await permissionsIn(shopId);
    if (getSession().shopId === shopId && changed(permissions)) setSession({ permissions });
  } catch (error) {
    if (getSession().shopId !== shopId) return;
    if (statusOf(error) === 401) clearSession();
    if (statusOf(error) === 403) setSession({ shopId: null, permissions: [] });
  }
}

export function whoAmI(signal?: AbortSignal): Promise<User> {
  return get<{ user: User }>('/account/me', { signal }).then(({ user }) => user);
}

export function myShops(signal?: AbortSignal): Promise<Shop[]> {
  return get<{ shops: Shop[] }>('/account/me', { signal }).then(({ shops }) => shops);
}

async function permissionsIn(shopId: string, token = getSession().token): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await httpClient(`/shops/${encodeURIComponent(shopId)}/permissions`, { headers })).json as string[];
}

function changed(permissions: string[]): boolean {
  return JSON.stringify(permissions) !== JSON.stringify(getSession().permissions);
}
