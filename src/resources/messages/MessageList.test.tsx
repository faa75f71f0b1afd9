import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { fakeMessenger, message } from './testing.ts';

const path = '/contacts/messenger';
const without = (permission: string) => ({ permissions: shopPermissions.filter(name => name !== permission) });

beforeEach(() => localStorage.clear());

describe('R-35 the messages', () => {
  it('are listed with how they went; each opens by its name', async () => {
    fakeMessenger({ messages: [message({ total: 40, read: 22 })] });
    renderPage(path);
    expect(await screen.findByRole('link', { name: 'Bills' })).toHaveAttribute('href', `${path}/m1/show`);
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.getByText('22')).toBeVisible();
  });

  it('say what to do when there are none, to whoever may do it', async () => {
    fakeMessenger();
    renderPage(path);
    expect(await screen.findByText(/No messages yet. Choose people and a template/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'New message' })[0]).toHaveAttribute('href', `${path}/create`);
  });

  it('offer nobody else a new one', async () => {
    fakeMessenger();
    renderPage(path, without(can.MessageSend));
    expect(await screen.findByText(/No messages yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New message' })).toBeNull();
  });
});

describe('E-12 the balance', () => {
  it('stands above them, with how far it reaches', async () => {
    fakeMessenger();
    renderPage(path);
    expect(await screen.findByText('₹880')).toBeVisible();
    expect(await screen.findByText('enough for 1,000 messages')).toBeVisible();
  });

  it('is asked for by nobody who may not see it', async () => {
    const api = fakeMessenger();
    renderPage(path, without(can.MessageBalance));
    expect(await screen.findByText(/No messages yet/)).toBeVisible();
    expect(screen.queryByText('₹880')).toBeNull();
    expect(api.calls('GET', 'whatsapp/balance')).toEqual([]);
  });

  it.each([
    [{ prices: null }, /no WhatsApp number yet/],
    [{ approved: false }, /waits for approval/],
  ])('what keeps the shop from sending is told', async (terms, told) => {
    fakeMessenger({ terms });
    renderPage(path);
    expect(await screen.findByText(told)).toBeVisible();
  });
});
