import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asha, renderInApp } from '../testing.tsx';
import { ProofBar } from './ProofBar.tsx';

const withUser = (more: object) => ({ user: { ...asha.user!, ...more } });

it('stands over the page until the address is proved', () => {
  renderInApp(<ProofBar />, { session: withUser({ isEmailProved: false }) });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Prove your address asha@demo.test: open the link in our letter.',
  );
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
});

it.each([
  ['an address that is proved', { isEmailProved: true }],
  ['a session of a former version', {}],
  ['the guest of the sample shop', { isEmailProved: false, readsOnly: true }],
])('is not there for %s', (_, user) => {
  renderInApp(<ProofBar />, { session: withUser(user) });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
