import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewSession } from '../dataProvider/renewal.ts';
import { renderInApp } from '../testing.tsx';
import * as account from './account.ts';
import { setSession } from './session.ts';
import { SignInAgain } from './SignInAgain.tsx';

const outerSubmit = vi.fn<() => void>();
let renewed: Promise<boolean>;

beforeEach(() => {
  vi.spyOn(account, 'signInAgain').mockImplementation(async () => setSession({ token: 'fresh' }));
  outerSubmit.mockClear();
  renderInApp(
    <form onSubmit={outerSubmit}>
      <input aria-label="Name" defaultValue="half typed" />
      <SignInAgain />
    </form>,
  );
  act(() => {
    renewed = renewSession();
  });
});

describe('X-03 over a form', () => {
  it('asks for the password and leaves the form as it was', async () => {
    await userEvent.type(screen.getByLabelText('Password'), 'Demo@1234{Enter}');
    expect(await renewed).toBe(true);
    expect(account.signInAgain).toHaveBeenCalledWith('Demo@1234');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Name')).toHaveValue('half typed');
    expect(outerSubmit).not.toHaveBeenCalled();
  });

  it('asks again after a wrong password', async () => {
    vi.mocked(account.signInAgain).mockRejectedValueOnce(new HttpError('Wrong e-mail or password.', 401));
    await userEvent.type(screen.getByLabelText('Password'), 'nope{Enter}');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Wrong e-mail or password.');
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(await renewed).toBe(true);
  });

  it('offers Google in another tab, and goes on once the session arrives from there', async () => {
    const link = screen.getByRole('link', { name: 'Sign in with Google in a new tab' });
    expect(link).toHaveAttribute('href', '/accounts/gsignin?renew');
    expect(link).toHaveAttribute('target', '_blank');
    localStorage.setItem('ts.token', '"from Google"');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ts.token' })));
    expect(await renewed).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Name')).toHaveValue('half typed');
  });

  it('takes a refusal for an answer', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await renewed).toBe(false);
  });
});
