import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { getSession, setSession } from '../authProvider/session.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { Sample } from './Sample.tsx';
import { SignIn } from './SignIn.tsx';
import { andheri, asha, signedIn, visitors } from './testing.tsx';

const { show, sent, leaveFor } = visitors();
const guest = { ...asha, id: 'g1', readsOnly: true };
const server = {
  'POST /public/sample-session': [200, { ...signedIn(andheri), user: guest }],
  'GET /shops/s1/permissions': [200, ['shop/contacts/list']],
} as const;

it('goes into the sample shop as its guest', async () => {
  await show(Sample, '/sample', server);
  await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/home'));
  expect(getSession()).toMatchObject({ user: guest, shopId: 's1', permissions: ['shop/contacts/list'] });
});

it('says why it cannot, and leads to registration', async () => {
  const responseMessage = 'Sample shop not found.';
  await show(Sample, '/sample', { 'POST /public/sample-session': [404, { responseMessage }] });
  await eventually(() => expect(screen.getByRole('alert')).toHaveTextContent(responseMessage));
  expect(screen.getByRole('link', { name: 'Register your shop' })).toHaveAttribute('href', '/account/register');
});

it('leaves whoever is signed in as themselves', async () => {
  setSession({ token: 'own', user: asha, hasAccount: true });
  await show(Sample, '/sample', server);
  await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/home'));
  expect([sent, getSession().token]).toEqual([[], 'own']);
});

it('a guest is asked to sign in like anybody who is not signed in', async () => {
  setSession({ token: 'look', user: guest, hasAccount: true });
  await show(SignIn, '/accounts/signin');
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(leaveFor()).not.toHaveBeenCalled();
});
