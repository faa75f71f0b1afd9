import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { Forgot } from './Forgot.tsx';
import { ChatOutbox } from './ChatOutbox.tsx';
import { Outbox } from './Outbox.tsx';
import { Register } from './Register.tsx';
import { Reset } from './Reset.tsx';
import { andheri, signedIn, visitors } from './testing.tsx';
import { eventually } from '../../tests/support/eventually.ts';

const { show, sent, leaveFor } = visitors();
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('R-46 registering', () => {
  const path = '/account/register';
  const server = {
    'POST /account/register': [200, signedIn(andheri)],
    'GET /shops/s1/permissions': [200, []],
  } as const;
  const fillIn = async (pin: string) => {
    await userEvent.type(field('Name'), 'Asha Kulkarni');
    await userEvent.type(field('Email'), 'asha@demo.test');
    await userEvent.type(field('Password'), 'Demo@1234');
    await userEvent.type(field('Mobile Number'), '+91 98200 11001');
    await userEvent.type(field('Shop name'), 'Kulkarni Jewels');
    await userEvent.type(field('PIN'), pin);
  };

  it('V-19 says at each field what is missing', async () => {
    await show(Register, path);
    await press('Register');
    const said = ['Name', 'Email', 'Password', 'Mobile Number', 'Shop name', 'PIN'].map(
      name => document.getElementById(field(name).getAttribute('aria-describedby')!)!.textContent,
    );
    expect(said).toEqual([
      'Name is required',
      'Email is required',
      'Password is required',
      'Mobile number is required',
      'Shop name is required',
      'PIN is required',
    ]);
    expect(field('Name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('is a form that password managers know', async () => {
    await show(Register, path);
    const known = ['Name', 'Email', 'Password', 'Mobile Number', 'Shop name', 'PIN'];
    expect(known.map(name => field(name).getAttribute('autocomplete'))).toEqual([
      'name',
      'username',
      'new-password',
      'tel-national',
      'organization',
      'postal-code',
    ]);
  });

  it('shows the state of the PIN, sends what was typed tidied, and goes on', async () => {
    await show(Register, path, server);
    await fillIn('400 058');
    expect(screen.getByText('Maharashtra')).toBeVisible();
    expect(screen.queryByLabelText('State')).toBeNull();
    await press('Register');
    await eventually(() => expect(leaveFor()).toHaveBeenCalledWith('/home'));
    expect(sent[0]!.body).toEqual({
      name: 'Asha Kulkarni',
      email: 'asha@demo.test',
      password: 'Demo@1234',
      mobileNo: '9820011001',
      shopName: 'Kulkarni Jewels',
      pin: '400058',
    });
  });

  it('asks for the state where a PIN may lie in two', async () => {
    await show(Register, path, server);
    await fillIn('160017{Enter}');
    expect(field('State')).toHaveAccessibleDescription('Choose the state');
    expect(field('State')).toHaveFocus();
    await userEvent.selectOptions(field('State'), 'Chandigarh');
    await press('Register');
    await eventually(() => expect(sent[0]?.body).toMatchObject({ pin: '160017', stateCode: '04' }));
  });

  it('puts what the server refuses at its field, and loses nothing', async () => {
    const problems = { email: 'This e-mail address is registered already. Sign in instead.' };
    const refusal = { responseMessage: problems.email, errors: problems };
    await show(Register, path, { 'POST /account/register': [400, refusal] });
    await fillIn('400058{Enter}');
    await eventually(() => expect(field('Email')).toHaveAccessibleDescription(problems.email));
    expect(field('Email')).toHaveFocus();
    expect(field('Password')).toHaveValue('Demo@1234');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field('Email'), 'x');
    expect(field('Email')).not.toHaveAccessibleDescription();
  });
});

describe('R-46 a forgotten password', () => {
  const demo = { 'GET /account/nonce': [200, { nonce: 'n', clientId: 'demo', issuer: '/i' }] } as const;

  it('says the same whoever asks, and where a demo keeps its mails', async () => {
    await show(Forgot, '/account/forgotpwd', { 'POST /account/forgotpwd': [200, {}], ...demo });
    await userEvent.type(field('Email'), 'asha@demo.test{Enter}');
    expect(await screen.findByText(/If asha@demo.test has an account, a link is on its way/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the outbox of this demo' })).toHaveAttribute('href', '/outbox');
    await press('Ask again');
    expect(field('Email')).toHaveValue('asha@demo.test');
  });

  it('offers no outbox where mails are sent', async () => {
    await show(Forgot, '/account/forgotpwd', { 'POST /account/forgotpwd': [200, {}] });
    await userEvent.type(field('Email'), 'asha@demo.test{Enter}');
    expect(await screen.findByText(/a link is on its way/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /outbox/ })).toBeNull();
  });
});

describe('R-46 a new password', () => {
  const path = '/account/resetpwd?token=t1';

  it('goes with the token of the mail', async () => {
    await show(Reset, path, { 'POST /account/resetpwd': [200, {}] });
    await userEvent.type(field('New password'), 'short{Enter}');
    expect(field('New password')).toHaveAccessibleDescription('Minimum 8 characters required');
    await userEvent.type(field('New password'), ' and long{Enter}');
    expect(await screen.findByRole('heading', { name: 'The new password holds' })).toBeVisible();
    expect(sent).toMatchObject([{ body: { token: 't1', password: 'short and long' } }]);
  });

  it('tells that a link was used, and where to ask for another', async () => {
    const token = 'This link was used already.';
    await show(Reset, path, { 'POST /account/resetpwd': [400, { responseMessage: token, errors: { token } }] });
    await userEvent.type(field('New password'), 'Demo@1234{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(token);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/account/forgotpwd');
    expect(field('New password')).toHaveValue('Demo@1234');
  });

  it('tells that half a link is none', async () => {
    await show(Reset, '/account/resetpwd');
    await userEvent.type(field('New password'), 'Demo@1234{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete. Open it from the mail again.');
    expect(sent).toEqual([]);
  });
});

describe('the outbox of a demo', () => {
  const mail = { id: '1', to: 'asha@demo.test', subject: 'New password', at: '2026-11-20T08:00:00Z', html: '' };

  it('shows letters whose links can be followed, and no markup', async () => {
    const text = 'Open https://shop.test/account/resetpwd?token=a.b now <b>please</b>';
    await show(Outbox, '/outbox', { 'GET /outbox': [200, [{ ...mail, text }]] });
    expect(await screen.findByRole('heading', { name: 'New password' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^https/ })).toHaveAttribute(
      'href',
      'https://shop.test/account/resetpwd?token=a.b',
    );
    expect(screen.getByText(/<b>please<\/b>/)).toBeVisible();
    expect(screen.getByText(/20 Nov 2026, 1:30 pm/)).toBeVisible();
  });

  test.each([
    [404, 'There is no such page'],
    [503, 'No answer from the server'],
  ])('%i: %s', async (status, title) => {
    await show(Outbox, '/outbox', { 'GET /outbox': [status, {}] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

describe('the WhatsApp outbox of a demo', () => {
  const message = {
    id: 'wamid.1',
    to: '919820011001',
    at: '2026-11-20T08:00:00Z',
    media: null,
    header: 'Diwali greetings',
    body: 'Dear Asha,\n*20 % off* until <b>Sunday</b>',
    footer: 'Reply STOP to hear no more offers',
    buttons: ['Stop promotions', 'See the collection'],
    status: 'delivered',
    reason: null,
  };
  const path = '/chat_outbox';

  it('shows messages as a phone does, and no markup', async () => {
    await show(ChatOutbox, path, { 'GET /chat-outbox': [200, [message]] });
    expect(await screen.findByRole('heading', { name: 'To +91 98200 11001' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Diwali greetings' })).toBeVisible();
    expect(screen.getByText('20 % off').tagName).toBe('STRONG');
    expect(screen.getByText(/<b>Sunday<\/b>/)).toBeVisible();
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(message.buttons);
    expect(screen.getByText('Delivered')).toBeVisible();
    expect(screen.getByText(/20 Nov 2026, 1:30 pm/)).toBeVisible();
  });

  it('says why a message failed, and what it carried', async () => {
    const failed = { ...message, media: 'image', header: null, status: 'failed', reason: 'Cannot be reached.' };
    await show(ChatOutbox, path, { 'GET /chat-outbox': [200, [failed]] });
    expect(await screen.findByText('Failed')).toBeVisible();
    expect(screen.getByText(/Cannot be reached\./)).toBeVisible();
    expect(screen.getByText('Picture')).toBeVisible();
  });

  it('looks again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await show(ChatOutbox, path, { 'GET /chat-outbox': () => [200, sent.length > 1 ? [message] : []] });
    expect(await screen.findByText('No message yet.')).toBeVisible();
    vi.advanceTimersByTime(3_000);
    expect(await screen.findByText('Delivered')).toBeVisible();
  });

  it('keeps what somebody reads when newer ones push it out', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const newer = { ...message, id: 'wamid.newer', to: '919820011002' };
    await show(ChatOutbox, path, { 'GET /chat-outbox': () => [200, sent.length > 1 ? [newer] : [message]] });
    expect(await screen.findByRole('heading', { name: 'To +91 98200 11001' })).toBeVisible();
    vi.advanceTimersByTime(3_000);
    expect(await screen.findByRole('heading', { name: 'To +91 98200 11002' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'To +91 98200 11001' })).toBeVisible();
  });

  test.each([
    [404, 'There is no such page'],
    [503, 'No answer from the server'],
  ])('%i: %s', async (status, title) => {
    await show(ChatOutbox, path, { 'GET /chat-outbox': [status, {}] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
