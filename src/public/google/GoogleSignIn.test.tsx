import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { act } from 'preact/test-utils';
import { describe, expect, it, test, vi } from 'vitest';
import { getSession, setSession } from '../../authProvider/session.ts';
import { andheri, asha, signedIn, visitors } from '../testing.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { eventually } from '../../../tests/support/eventually.ts';

const { show, sent, leaveFor, visit } = visitors();
const path = '/accounts/gsignin';
const demo = { nonce: 'n1', clientId: 'demo', issuer: '/demo-identity' };
const credential = `h.${btoa(JSON.stringify({ email: 'asha@demo.test' }))}.s`;
const entered = {
  'GET /account/nonce': [200, demo],
  'POST /account/gsignin': [200, signedIn(andheri)],
  'GET /shops/s1/permissions': [200, []],
} as const;
const refused = (status: number, reply: object) => ({
  ...entered,
  'POST /account/gsignin': [status, reply] as [number, object],
});

/** The way to the demo's issuer and back. */
async function comeBack(
  server: Parameters<typeof show>[2],
  { search = '', with: brought = { id_token: credential } } = {},
) {
  await show(GoogleSignIn, path + search, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Google (demo)' }));
  const { state } = Object.fromEntries(new URL(visit().mock.lastCall![0], location.origin).searchParams);
  const hash = new URLSearchParams({ state: state!, ...brought } as Record<string, string>);
  await show(() => null, '/elsewhere');
  await show(GoogleSignIn, `${path}#${hash}`, server);
}

describe('R-44 the sign-in with Google in a demo', () => {
  it('asks the local issuer as Google would be asked', async () => {
    await show(GoogleSignIn, path, entered);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Google (demo)' }));
    const { pathname, searchParams } = new URL(visit().mock.lastCall![0], location.origin);
    expect(pathname).toBe('/demo-identity/auth');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'demo',
      response_type: 'id_token',
      scope: 'openid email profile',
      nonce: 'n1',
      redirect_uri: `${location.origin}/accounts/gsignin`,
    });
  });

  it('signs in with what comes back, and goes on to where one was going', async () => {
    await comeBack(entered, { search: '?returnUrl=%2Fproducts' });
    await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/products'));
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ credential });
    expect(getSession()).toMatchObject({ token: 'fresh', user: asha, shopId: 's1' });
    expect(location.href).not.toContain('id_token');
  });

  it('takes no credential that this tab did not ask for', async () => {
    await show(GoogleSignIn, `${path}#state=x&id_token=${credential}`, entered);
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await comeBack(entered, { with: { id_token: credential, state: 'another' } as { id_token: string } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in with Google was not finished.');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('tells when it was given up, and offers it again', async () => {
    await comeBack(entered, { with: { error: 'access_denied' } as unknown as { id_token: string } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in with Google was not finished.');
    expect(await screen.findByRole('button', { name: 'Sign in with Google (demo)' })).toBeVisible();
  });

  it('tells a refusal in the words of the server, with a new nonce for another try', async () => {
    await comeBack(refused(401, { responseMessage: 'That took too long.' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long.');
    expect(await screen.findByRole('button', { name: 'Sign in with Google (demo)' })).toBeVisible();
  });
});

it('goes on to register whom nobody knows, with name and address filled in', async () => {
  const register = vi.fn<(body: unknown) => void>();
  const profile = { name: 'Asha Kulkarni', email: 'asha@demo.test' };
  await comeBack({
    ...refused(200, { hasAccount: false, profile }),
    'POST /account/register': ({ body }) => {
      register(body);
      return [200, signedIn(andheri)];
    },
  });
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Kulkarni');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@demo.test');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(location.pathname).toBe('/account/register');
  expect(document.title).toBe('Register your shop · TolaShop');
  await userEvent.type(screen.getByLabelText('Mobile Number'), '98200 11001');
  await userEvent.type(screen.getByLabelText('Shop name'), 'Kulkarni Jewels');
  await userEvent.type(screen.getByLabelText('PIN'), '400058{Enter}');
  await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/home'));
  const typed = { mobileNo: '9820011001', shopName: 'Kulkarni Jewels', pin: '400058' };
  expect(register).toHaveBeenCalledWith({ ...profile, ...typed, credential });
});

it('asks for the password before two ways in become one', async () => {
  const link = vi.fn<(body: unknown) => void>();
  const answers: [number, object][] = [
    [401, { responseMessage: 'Wrong e-mail or password.' }],
    [200, signedIn(andheri)],
  ];
  await comeBack({
    ...refused(409, { responseMessage: 'There is an account.', data: { linkRequired: true } }),
    'POST /account/link': ({ body }) => {
      link(body);
      return answers.shift()!;
    },
  });
  expect(await screen.findByText(/asha@demo.test has an account with a password already/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Password'), 'nope{Enter}');
  await eventually(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Wrong e-mail or password.'),
  );
  await userEvent.type(screen.getByLabelText('Password'), '!{Enter}');
  await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/home'));
  expect(link).toHaveBeenLastCalledWith({ credential, password: 'nope!' });
});

describe('R-44 whoever is signed in', () => {
  it('passes', async () => {
    setSession({ token: 't', hasAccount: true });
    await show(GoogleSignIn, `${path}?returnUrl=/contacts`, entered);
    expect(leaveFor()).toHaveBeenCalledWith('/contacts');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('passes when another tab signs in', async () => {
    await show(GoogleSignIn, path, entered);
    localStorage.setItem('ts.hasAccount', 'true');
    localStorage.setItem('ts.token', '"from there"');
    await act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ts.token' })));
    expect(leaveFor()).toHaveBeenCalledWith('/home');
  });

  it('X-03 stays to renew a session that ended over a form of another tab', async () => {
    setSession({ token: 'ended', user: asha, hasAccount: true, shopId: 's1' });
    await comeBack(entered, { search: '?renew' });
    expect(await screen.findByRole('heading', { name: 'You are signed in again' })).toBeVisible();
    expect(leaveFor()).not.toHaveBeenCalled();
    expect(getSession()).toMatchObject({ token: 'fresh', shopId: 's1' });
  });
});

test('X-01 no answer is told, with a way to try again', async () => {
  const server: Parameters<typeof show>[2] = {};
  await show(GoogleSignIn, path, server);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
  Object.assign(server, entered);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Sign in with Google (demo)' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page left open asks for a new nonce before the old one is worth nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await show(GoogleSignIn, path, entered);
    const asked = () => sent.filter(call => call.path === '/account/nonce').length;
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(asked()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('the other ways in stay open, with the same way on', async () => {
  await show(GoogleSignIn, `${path}?returnUrl=%2Fproducts`, entered);
  const link = screen.getByRole('link', { name: 'Sign in with e-mail and password' });
  expect(link).toHaveAttribute('href', '/accounts/signin?returnUrl=%2Fproducts');
});
