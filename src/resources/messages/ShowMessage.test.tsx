import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { data, refuse } from '../testing/fakeApi.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { fakeMessenger, message, recipient } from './testing.ts';

const path = '/contacts/messenger/m1/show';
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => localStorage.clear());

describe('a message as it goes', () => {
  const going = message({
    status: 1,
    total: 10,
    queued: 4,
    sending: 1,
    sent: 3,
    delivered: 1,
    skipped: 1,
    updatedAt: now(),
  });
  const people = [
    recipient('1', 'Asha Mehta', 'delivered'),
    recipient('2', 'Vikram Rao', 'failed', { reason: 'This number cannot be reached on WhatsApp.' }),
  ];

  it('says how far it has come, in words and in one line of all states', async () => {
    fakeMessenger({ messages: [going], recipients: people });
    renderPage(path);
    expect(await screen.findByText('4 of 9 have gone out')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Delivered 1, Sent 3, Sending 1, Queued 4, Left out 1' })).toBeVisible();
    expect(await screen.findByText('This number cannot be reached on WhatsApp.')).toBeVisible();
    expect(screen.getByText(/Dear Asha Mehta, thank you for your purchase. Your bill RA\/1 is attached/)).toBeVisible();
  });

  it('looks again by itself until it is over', async () => {
    const api = fakeMessenger({ messages: [going] });
    renderPage(path);
    await screen.findByText('4 of 9 have gone out');
    const over = { ...going, ...none, status: 2, read: 9, skipped: 1, version: 2, updatedAt: '2026-11-01T00:00:00Z' };
    api.answer('GET', /messages\/m1$/, () => data(over));
    expect(await screen.findByText('Reached 9 of 9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
  });

  it('narrows the list to a state, and takes that back', async () => {
    const api = fakeMessenger({ messages: [going], recipients: people });
    renderPage(path);
    const delivered = await button('Delivered 1');
    await userEvent.click(delivered);
    await waitFor(() => expect(asked()).toBe('delivered'));
    expect(await button('Delivered 1')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await button('Delivered 1'));
    await waitFor(() => expect(asked()).toBeUndefined());
    function asked() {
      return api.calls('GET', 'm1/recipients').at(-1)!.query.state;
    }
  });

  it('finds a person by name or number, among those of the chosen state', async () => {
    const api = fakeMessenger({ messages: [going], recipients: people });
    renderPage(path);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'asha');
    const asked = () => api.calls('GET', 'm1/recipients').at(-1)!.query;
    await waitFor(() => expect(asked()).toMatchObject({ query: 'asha' }));
    await userEvent.click(await button('Delivered 1'));
    await waitFor(() => expect(asked()).toMatchObject({ query: 'asha', state: 'delivered' }));
    await userEvent.click(await button('Delivered 1'));
    await waitFor(() => expect(asked().state).toBeUndefined());
    expect(asked()).toMatchObject({ query: 'asha' });
  });

  it('stays while nobody answers, and goes on by itself afterwards', async () => {
    const api = fakeMessenger({ messages: [going], recipients: people });
    renderPage(path);
    await screen.findByText('4 of 9 have gone out');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let asked = 0;
    const away = () => (asked++, refuse(503, {}));
    api.answer('GET', /messages\/m1$/, away);
    // Once by itself and once more.
    await waitFor(() => expect(asked).toBeGreaterThan(2));
    expect(screen.getByText('4 of 9 have gone out')).toBeVisible();
    api.answer('GET', /messages\/m1$/, () => data({ ...going, queued: 0, sent: 7 }));
    expect(await screen.findByText('8 of 9 have gone out')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(path);
    log.mockClear();
  }, 60_000);

  it.each([
    [true, 'Stopped. Nothing more goes out.'],
    [false, /Stopping. Nothing more begins/],
  ])('C-34 is stopped after a question that tells the truth: %s', async (isEnded, told) => {
    const api = fakeMessenger({ messages: [going] });
    api.answer('PUT', /m1\/cancel$/, () => data(isEnded));
    renderPage(path);
    await userEvent.click(await button('Stop sending'));
    expect(dialog().getByText(/4 people do not get it.*5 have begun and cannot be called back/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Stop sending' }));
    expect(await screen.findByText(told)).toBeVisible();
    expect(api.calls('PUT', 'm1/cancel')).toHaveLength(1);
  });

  it('is stopped by nobody who may not', async () => {
    fakeMessenger({ messages: [going] });
    renderPage(path, { permissions: shopPermissions.filter(name => name !== can.MessageCancel) });
    await screen.findByText('4 of 9 have gone out');
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
  });
});

describe('what nobody knows', () => {
  it('a person settles', async () => {
    const api = fakeMessenger({
      messages: [message({ total: 1, unknown: 1 })],
      recipients: [recipient('1', 'Asha Mehta', 'unknown')],
    });
    api.answer('POST', /settle$/, () => data(recipient('1', 'Asha Mehta', 'sent')));
    renderPage(path);
    expect(await screen.findByText(/It is not sent again by itself/)).toBeVisible();
    await userEvent.click(await button('Say what became of it'));
    await userEvent.click(dialog().getByRole('button', { name: 'It arrived' }));
    await waitFor(() => expect(api.calls('POST', '1/settle').map(({ body }) => body)).toEqual([{ state: 'sent' }]));
    expect(await screen.findByText('Noted')).toBeVisible();
  });
});

describe('a message that is over', () => {
  const over = message({ total: 5, read: 2, delivered: 1, failed: 2 });

  it('goes again to those it did not reach, later where one wants', async () => {
    const api = fakeMessenger({ messages: [over, message({ id: 'm2', name: 'Bills (2)' })] });
    api.answer('POST', /m1\/retry$/, () => data(message({ id: 'm2', name: 'Bills (2)' }), 201));
    renderPage(path);
    await userEvent.click(await button('Send again'));
    expect(dialog().getByRole('combobox')).toHaveTextContent('Those it did not reach: 2');
    expect(dialog().getByText('₹0.12 for each')).toBeVisible();
    await userEvent.type(dialog().getByLabelText(/Send at/), '2026-12-01T10:30');
    await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/contacts/messenger/m2/show'));
    expect(api.calls('POST', 'm1/retry')[0]!.body).toEqual({
      name: 'Bills (2)',
      to: 'failed',
      scheduledAt: '2026-12-01T05:00:00.000Z',
    });
  });

  it('keeps what was typed when it is refused, which is told at its field', async () => {
    const api = fakeMessenger({ messages: [over] });
    api.answer('POST', /m1\/retry$/, () =>
      refuse(400, { responseMessage: 'x', errors: { name: 'Name exists already' } }),
    );
    renderPage(path);
    await userEvent.click(await button('Send again'));
    await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
    expect(await dialog().findByText('Name exists already')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: /Name/ })).toHaveValue('Bills (2)');
  });

  it('of which everything arrived and was read is not sent again', async () => {
    fakeMessenger({ messages: [message({ total: 2, read: 2 })] });
    renderPage(path);
    expect(await screen.findByText('Reached 2 of 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});

describe('a message that waits', () => {
  it('says how far its list is made', async () => {
    fakeMessenger({ messages: [{ ...message({ status: 0, total: 40_000 }), prepared: 6_000 }] });
    renderPage(path);
    expect(await screen.findByText('Making the list: 6,000 of 40,000')).toBeVisible();
  });

  it('says until when', async () => {
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    fakeMessenger({ messages: [message({ status: 0, total: 2, queued: 2, scheduledAt })] });
    renderPage(path);
    expect(await screen.findByText(/^Goes out on/)).toBeVisible();
  });

  it('says that it rests during the quiet hours', async () => {
    const [from, to] = [clock(-60), clock(120)];
    fakeMessenger({ messages: [message({ status: 1, total: 2, queued: 2 })], terms: { quiet: { from, to } } });
    renderPage(path);
    expect(await screen.findByText(/^Rests until/)).toBeVisible();
    expect(screen.getByText(/sends nothing during its quiet hours/)).toBeVisible();
  });
});

const none = { queued: 0, sending: 0, unknown: 0, sent: 0, delivered: 0 };

function now() {
  return new Date().toISOString();
}

/** So many minutes from now, by the clock in India. */
function clock(minutes: number) {
  return new Date(Date.now() + (330 + minutes) * 60_000).toISOString().slice(11, 16);
}
