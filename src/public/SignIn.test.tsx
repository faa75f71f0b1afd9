import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, test } from 'vitest';
import { getSession, setSession } from '../authProvider/session.ts';
import { SignIn } from './SignIn.tsx';
import { andheri, asha, pune, signedIn, visitors } from './testing.tsx';
import { eventually } from '../../tests/support/eventually.ts';

const { show, sent, leaveFor } = visitors();
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const path = '/accounts/signin';
const server = {
  'POST /account/signin': [200, signedIn(andheri)],
  'GET /shops/s1/permissions': [200, ['shop/contacts/list']],
} as const;
const refused = (status: number, reply: object) => ({ 'POST /account/signin': [status, reply] as [number, object] });
const fill = async (secret = 'Demo@1234') => {
  await userEvent.type(email(), ' asha@demo.test ');
  await userEvent.type(password(), `${secret}{Enter}`);
};

it('R-45 is one that password managers know', async () => {
  await show(SignIn, path);
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('type', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  expect(email()).toHaveFocus();
});

it('R-45 says at each field what is missing, focuses the first, and sends nothing', async () => {
  await show(SignIn, path);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(email()).toHaveAccessibleDescription('Email is required');
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(email()).toHaveFocus();
  await userEvent.type(email(), 'asha');
  expect(email()).toHaveAccessibleDescription('Invalid Email');
  await userEvent.type(email(), '@demo.test');
  expect(email()).not.toHaveAccessibleDescription();
  expect(sent).toEqual([]);
});

it('R-45 tells wrong credentials in the words of the server, focuses what to correct, loses nothing', async () => {
  await show(SignIn, path, refused(401, { responseMessage: 'Wrong e-mail or password.' }));
  await fill('nope');
  await eventually(() => expect(password()).toHaveAccessibleDescription('Wrong e-mail or password.'));
  expect(sent[0]!.body).toEqual({ email: 'asha@demo.test', password: 'nope' });
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue('nope');
  expect(email()).toHaveValue('asha@demo.test');
});

test.each([
  [429, {}, 'Too many attempts. Wait a while and try again.'],
  [503, {}, 'The server is busy. Try again in a moment.'],
  [500, { responseMessage: 'Server Error', reference: '019a-1' }, 'Server ErrorReference 019a-1'],
])('tells any other failure, such as %i, above the button', async (status, reply, text) => {
  await show(SignIn, path, refused(status, reply));
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'false');
});

it('X-01 says so when no one answers, and keeps what was typed', async () => {
  await show(SignIn, path);
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
  expect(password()).toHaveValue('Demo@1234');
});

it('E-13 S-01 stores the session, chooses the only shop, and goes on to where one was going', async () => {
  await show(SignIn, `${path}?returnUrl=%2Fproducts%3Fpage%3D2`, server);
  await fill();
  await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/products?page=2'));
  expect(sent.map(({ token }) => token)).toEqual([null, 'Bearer fresh']);
  expect(getSession()).toEqual({
    token: 'fresh',
    user: asha,
    hasAccount: true,
    shopId: 's1',
    permissions: ['shop/contacts/list'],
  });
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
});

it('E-13 leaves the choice among several shops', async () => {
  await show(SignIn, path, { 'POST /account/signin': [200, signedIn(andheri, pune)] });
  await fill();
  await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/home'));
  expect(getSession()).toMatchObject({ token: 'fresh', shopId: null, permissions: [] });
});

it('sends once, however often the button is pressed', async () => {
  await show(SignIn, path, { 'POST /account/signin': () => new Promise(() => {}) });
  await userEvent.type(email(), 'asha@demo.test');
  await userEvent.type(password(), 'Demo@1234{Enter}{Enter}{Enter}');
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
});

it('stores nothing when the permissions cannot be had', async () => {
  await show(SignIn, path, { ...server, 'GET /shops/s1/permissions': [503, {}] });
  await fill();
  await screen.findByRole('alert');
  expect(getSession().token).toBeNull();
});

it('R-45 lets a signed-in person pass, and nobody to another site', async () => {
  setSession({ token: 't', hasAccount: true });
  await show(SignIn, `${path}?returnurl=//evil.test/`);
  expect(leaveFor()).toHaveBeenCalledWith('/home');
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it('X-03 renews a session that ended over a form of another tab, and stays', async () => {
  setSession({ token: 'ended', user: asha, hasAccount: true, shopId: 's1' });
  await show(SignIn, `${path}?renew`, server);
  await fill();
  expect(await screen.findByRole('heading', { name: 'You are signed in again' })).toBeVisible();
  expect(leaveFor()).not.toHaveBeenCalled();
});

it('shows the password on demand', async () => {
  await show(SignIn, path);
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

it('offers the other ways, with the same way on', async () => {
  await show(SignIn, `${path}?returnUrl=%2Fproducts`);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Sign in with Google')).toBe('/accounts/gsignin?returnUrl=%2Fproducts');
  expect(link('Register your shop')).toBe('/account/register');
  expect(link('Forgot the password?')).toBe('/account/forgotpwd');
});
