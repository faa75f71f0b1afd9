import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { sql } from '../../../tests/support/screens/shop.ts';
import { openMessenger, openUnconnected, type Messenger } from '../../../tests/support/screens/messenger.ts';

const path = '/contacts/messenger';
const without = (permission: string) => shopPermissions.filter(name => name !== permission);
const show = ({ session }: Messenger) => renderPage(path, session);

describe('R-35 the messages', () => {
  it('are listed with how they went; each opens by its name', async () => {
    const shop = await openMessenger();
    const id = await shop.message({ total: 40, sent: 39, delivered: 36, read: 22, skipped: 1 });
    show(shop);
    expect(await screen.findByRole('link', { name: 'Bills' })).toHaveAttribute('href', `${path}/${id}/show`);
    expect(screen.getByText('Completed')).toBeVisible();
    for (const figure of ['39', '36', '22']) expect(screen.getByText(figure)).toBeVisible();
    expect(screen.getByText('3 not delivered yet')).toBeVisible();
    expect(screen.getByText('Bill copy, English')).toBeVisible();
  });

  it('say when they go out', async () => {
    const shop = await openMessenger();
    await shop.message({ status: 0, total: 2, queued: 2, scheduledAt: '2099-11-21T04:30:00Z' });
    show(shop);
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.getByText(/^Goes out on 21 Nov 2099, 10:00/)).toBeVisible();
  });

  it('say what to do when there are none, to whoever may do it', async () => {
    show(await openMessenger());
    expect(await screen.findByText(/No messages yet. Choose people and a template/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'New message' })[0]).toHaveAttribute('href', `${path}/create`);
  });

  it('offer nobody else a new one', async () => {
    show(await openMessenger(without(can.MessageSend)));
    expect(await screen.findByText(/No messages yet/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New message' })).toBeNull();
  });
});

describe('E-12 the balance', () => {
  it('stands above them, with how far it reaches', async () => {
    show(await openMessenger());
    expect(await screen.findByText('₹880.00')).toBeVisible();
    expect(await screen.findByText('enough for 1,000 messages')).toBeVisible();
  });

  it('is asked for by nobody who may not see it', async () => {
    const shop = await openMessenger(without(can.MessageBalance));
    show(shop);
    expect(await screen.findByText(/No messages yet/)).toBeVisible();
    expect(screen.queryByText('₹880.00')).toBeNull();
    expect(shop.calls('GET', 'whatsapp/balance')).toEqual([]);
  });

  it('without a number it is told that the shop cannot send', async () => {
    show(await openUnconnected());
    expect(await screen.findByText(/no WhatsApp number yet/)).toBeVisible();
  });

  it('before the approval it is told that the shop cannot send', async () => {
    const shop = await openMessenger();
    await sql(`update shops set status = 'Pending' where id = '${shop.id}'`);
    show(shop);
    expect(await screen.findByText(/waits for approval/)).toBeVisible();
  });
});
