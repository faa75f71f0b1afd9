// @vitest-environment node
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { can } from '../../schema/permissions.ts';
import { refuse, testServer, type Sent } from '../dataProvider/testServer.ts';
import { chooseShop, refreshPermissions, signInAgain } from './account.ts';
import { authProvider } from './authProvider.ts';
import { clearSession, getSession, setSession } from './session.ts';

const { sent, answer } = testServer();
const user = { id: 'u1', name: 'Asha', email: 'asha@demo.test', permissions: [] };
const andheri = { id: 's1', name: 'Andheri' };
const pune = { id: 's2', name: 'Pune' };
const credentials = { email: 'asha@demo.test', password: 'Demo@1234' };

/** A server with these shops, in each of which the person may read that shop's list. */
const serve = (shops: object[]) =>
  answer(({ path }: Sent) => {
    if (path === '/api/account/signin')
      return Response.json({ data: { token: 'fresh', user, hasAccount: true, shops } });
    if (path === '/api/shops/s1/permissions') return Response.json({ data: [can.ContactList] });
    if (path === '/api/shops/s2/permissions') return Response.json({ data: [can.GroupList] });
    return refuse(403);
  });

const stored = () =>
  ['token', 'user', 'hasAccount', 'shopId', 'permissions'].map(name => localStorage.getItem(`ts.${name}`));

describe('signed out', () => {
  beforeEach(() => clearSession());

  it('E-13 S-01 a shop is chosen among several', async () => {
    serve([andheri, pune]);
    setSession({ token: 'fresh', user, hasAccount: true });
    const pushState = vi.fn<History['pushState']>();
    vi.stubGlobal('history', { pushState });
    await chooseShop('s2', '/products');
    expect(pushState).toHaveBeenCalledWith(null, '', '/products');
    expect(getSession()).toMatchObject({ shopId: 's2', permissions: [can.GroupList] });
    await expect(authProvider.checkAuth()).resolves.toBeUndefined();
    expect(await authProvider.canAccess({ resource: 'contacts/groups', action: 'list' })).toBe(true);
    expect(await authProvider.canAccess({ resource: 'contacts', action: 'list' })).toBe(false);
  });

  it('R-55 sends a signed-out person to the sign-in, with the way back', async () => {
    await expect(authProvider.checkAuth()).rejects.toMatchObject({
      redirectTo: '/accounts/gsignin?returnUrl=%2Fproducts',
      message: false,
    });
  });
});

describe('signed in', () => {
  beforeEach(() => setSession({ user, shopId: 's1', permissions: [can.GroupList] }));

  it('S-01 signing out clears everything and ends the session on the server', async () => {
    expect(await authProvider.logout()).toBe('/accounts/gsignin');
    expect(stored()).toEqual([null, null, null, null, null]);
    await expect.poll(() => sent).toMatchObject([{ method: 'POST', path: '/api/account/signout' }]);
    expect(sent[0]!.headers.get('Authorization')).toBe('Bearer secret');
  });

  test.each([
    [401, true],
    [403, false],
    [404, false],
    [500, false],
  ])('X-03 X-04 an error %i signs out: %s', async (status, signsOut) => {
    const check = authProvider.checkError(new HttpError('', status));
    if (signsOut) await expect(check).rejects.toMatchObject({ redirectTo: '/accounts/gsignin?returnUrl=%2Fproducts' });
    else await expect(check).resolves.toBeUndefined();
  });

  it('goes on in the same shop after giving the password again', async () => {
    serve([andheri, pune]);
    await signInAgain('Demo@1234');
    expect(sent[0]!.body).toEqual(credentials);
    expect(getSession()).toMatchObject({ token: 'fresh', shopId: 's1', permissions: [can.ContactList] });
  });

  it('learns at start what is granted by now', async () => {
    serve([andheri]);
    await refreshPermissions();
    expect(getSession().permissions).toEqual([can.ContactList]);
  });

  test.each([
    [403, { token: 'secret', shopId: null, permissions: [] }],
    [401, { token: null, shopId: null, permissions: [] }],
    [503, { token: 'secret', shopId: 's1', permissions: [can.GroupList] }],
  ])('an answer %i at start leaves %o', async (status, session) => {
    answer(() => refuse(status));
    await refreshPermissions();
    expect(getSession()).toMatchObject(session);
  });
});
