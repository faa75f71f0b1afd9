import { screen } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { andheri, signedIn, visitors } from '../testing.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import type { GoogleAccounts } from './identityServices.ts';
import { eventually } from '../../../tests/support/eventually.ts';

const { show, sent, leaveFor } = visitors();
const server = {
  'GET /account/nonce': [200, { nonce: 'n1', clientId: 'shop.apps.googleusercontent.com' }],
  'POST /account/gsignin': [200, signedIn(andheri)],
  'GET /shops/s1/permissions': [200, []],
} as const;

const script = () =>
  document.head.querySelector<HTMLScriptElement>('script[src="https://accounts.google.com/gsi/client"]');
const google = () => ({
  initialize: vi.fn<GoogleAccounts['initialize']>(),
  renderButton: vi.fn<GoogleAccounts['renderButton']>(),
  prompt: vi.fn<GoogleAccounts['prompt']>(),
  cancel: vi.fn<GoogleAccounts['cancel']>(),
});

beforeEach(() => {
  script()?.remove();
  vi.resetModules();
});

it('R-44 a script that does not load is told, and the other way stays open', async () => {
  await show(GoogleSignIn, '/accounts/gsignin', server);
  await eventually(() => expect(script()).not.toBeNull());
  script()!.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Google cannot be reached from here.');
  expect(screen.getByRole('link', { name: 'Sign in with e-mail and password' })).toBeVisible();
});

it('R-44 Google draws its button and offers One Tap, and what it brings signs in', async () => {
  const id = google();
  vi.stubGlobal('google', { accounts: { id } });
  await show(GoogleSignIn, '/accounts/gsignin', server);
  await eventually(() => expect(script()).not.toBeNull());
  script()!.dispatchEvent(new Event('load'));
  await eventually(() => expect(id.prompt).toHaveBeenCalledOnce());
  expect(id.initialize.mock.lastCall![0]).toMatchObject({ client_id: 'shop.apps.googleusercontent.com', nonce: 'n1' });
  expect(id.renderButton.mock.lastCall![0]).toBeInTheDocument();
  id.initialize.mock.lastCall![0].callback({ credential: 'from Google' });
  await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/home'));
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ credential: 'from Google' });
});
