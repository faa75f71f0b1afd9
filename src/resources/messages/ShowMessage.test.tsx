import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { refuse } from '../../../tests/support/screens/calls.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { sql, type Made } from '../../../tests/support/screens/shop.ts';
import { openMessenger, type Messenger } from '../../../tests/support/screens/messenger.ts';
import { say, storedSaid } from '../../../schema/words/said.ts';

const pathOf = (id: string) => `/contacts/messenger/${id}/show`;
const open = async (shop: Messenger, ...of: Parameters<Messenger['message']>) => {
  const id = await shop.message(...of);
  renderPage(pathOf(id), shop.session);
  return id;
};
/** As the list shows them. */
const recipientsOf = async ({ call }: Messenger, id: string) =>
  (await call<{ items: Made[] }>('GET', `whatsapp/messages/${id}/recipients`)).items;
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('a message as it goes', () => {
  const going = { status: 1, total: 10, queued: 4, sending: 1, sent: 4, delivered: 1, skipped: 1 };
  const people = [{ state: 'delivered' }, { state: 'failed', reason: storedSaid(say('whatsApp131026')) }] as const;

  it('says how far it has come, in words and in one line of all states', async () => {
    await open(await openMessenger(), going, ...people);
    expect(await screen.findByText('4 of 9 have gone out')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Delivered 1, Sent 3, Sending 1, Queued 4, Left out 1' })).toBeVisible();
    expect(await screen.findByText('This number cannot be reached on WhatsApp.')).toBeVisible();
    expect(screen.getByText(/Dear Asha Mehta, thank you for your purchase. Your bill RA\/1 is attached/)).toBeVisible();
  });

  it('looks again by itself until it is over', async () => {
    const shop = await openMessenger();
    const id = await open(shop, going);
    await screen.findByText('4 of 9 have gone out');
    await shop.move(id, 'status = 2, queued = 0, sending = 0, sent = 9, delivered = 9, read = 9');
    expect(await screen.findByText('Reached 9 of 9')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
  });

  it('narrows the list to a state, and takes that back', async () => {
    const shop = await openMessenger();
    const id = await open(shop, going, ...people);
    const delivered = await button('Delivered 1');
    await userEvent.click(delivered);
    await waitFor(() => expect(asked()).toBe('delivered'));
    expect(await button('Delivered 1')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await button('Delivered 1'));
    await waitFor(() => expect(asked()).toBeUndefined());
    function asked() {
      return shop.calls('GET', `${id}/recipients`).at(-1)!.query.state;
    }
  });

  it('finds a person by name or number, among those of the chosen state', async () => {
    const shop = await openMessenger();
    const id = await open(shop, going, ...people);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'asha');
    const asked = () => shop.calls('GET', `${id}/recipients`).at(-1)!.query;
    await waitFor(() => expect(asked()).toMatchObject({ query: 'asha' }));
    await userEvent.click(await button('Delivered 1'));
    await waitFor(() => expect(asked()).toMatchObject({ query: 'asha', state: 'delivered' }));
    await userEvent.click(await button('Delivered 1'));
    await waitFor(() => expect(asked().state).toBeUndefined());
    expect(asked()).toMatchObject({ query: 'asha' });
  });

  it('stays while nobody answers, and goes on by itself afterwards', async () => {
    const shop = await openMessenger();
    const id = await open(shop, going, ...people);
    await screen.findByText('4 of 9 have gone out');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let asked = 0;
    const away = () => (asked++, refuse(503, {}));
    const one = new RegExp(`${id}$`);
    shop.answer('GET', one, away);
    // Once by itself and once more.
    await waitFor(() => expect(asked).toBeGreaterThan(2));
    expect(screen.getByText('4 of 9 have gone out')).toBeVisible();
    await shop.move(id, 'queued = 0, sent = 8');
    shop.answer('GET', one, (_, pass) => pass());
    expect(await screen.findByText('8 of 9 have gone out')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(pathOf(id));
    log.mockClear();
  });

  it('C-34 is stopped after a question that tells the truth', async () => {
    const shop = await openMessenger();
    const id = await open(shop, { ...going, sending: 0, sent: 5 }, ...Array(4).fill({ state: 'queued' }));
    await userEvent.click(await button('Stop sending'));
    expect(dialog().getByText(/paid back: 4 of 10\. What has begun cannot be called back/)).toBeVisible();
    expect(shop.calls('PUT', 'cancel')).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Stop sending' }));
    expect(await screen.findByText(/^Nothing more begins/)).toBeVisible();
    expect(shop.calls('PUT', `${id}/cancel`)).toHaveLength(1);
    expect((await recipientsOf(shop, id)).map(({ state }) => state)).toEqual(Array(4).fill('canceled'));
  });

  it('C-34 says so when something has begun whose end is not known yet', async () => {
    const shop = await openMessenger();
    const id = await open(shop, going);
    // The API itself waits some seconds before it says that.
    shop.answer('PUT', new RegExp(`${id}/cancel$`), () => Response.json({ data: false }));
    await userEvent.click(await button('Stop sending'));
    await userEvent.click(dialog().getByRole('button', { name: 'Stop sending' }));
    expect(await screen.findByText(/What had begun comes to its end/)).toBeVisible();
  });

  it('is stopped by nobody who may not', async () => {
    await open(await openMessenger(shopPermissions.filter(name => name !== can.MessageCancel)), going);
    await screen.findByText('4 of 9 have gone out');
    expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
  });
});

describe('what nobody knows', () => {
  it('a person settles', async () => {
    const shop = await openMessenger();
    const id = await open(shop, { total: 1, unknown: 1 }, { state: 'unknown' });
    expect(await screen.findByText(/It is not sent again by itself/)).toBeVisible();
    await userEvent.click(await button('Say what became of it'));
    await userEvent.click(dialog().getByRole('radio', { name: 'It arrived' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Say what became of it' }));
    expect(await screen.findByText('Noted')).toBeVisible();
    expect(await recipientsOf(shop, id)).toMatchObject([{ name: 'Asha Mehta', state: 'sent' }]);
    expect(await button('Sent 1')).toBeVisible();
  });
});

describe('a message that is over', () => {
  const over = { total: 5, sent: 3, delivered: 3, read: 2, failed: 2 };

  it('goes again to those it did not reach, later where one wants', async () => {
    const shop = await openMessenger();
    const id = await open(shop, over, { state: 'failed' }, { state: 'failed' });
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await userEvent.click(await button('Send again'));
    expect(dialog().getByRole('radio', { name: 'Those it did not reach: 2' })).toBeChecked();
    expect(dialog().getByText('₹0.12 for each')).toBeVisible();
    await userEvent.type(dialog().getByLabelText(/Send at/), `${day}T10:30`);
    await userEvent.click(dialog().getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent(pathOf(id)));
    expect(shop.calls('POST', `${id}/retry`)[0]!.body).toEqual({
      name: 'Bills (2)',
      to: 'failed',
      scheduledAt: `${day}T05:00:00.000Z`,
    });
    const items = await shop.call<Made[]>('GET', 'whatsapp/messages?query=Bills');
    const again = items.find(({ name }) => name === 'Bills (2)')!;
    expect(again).toMatchObject({ total: 2, status: 0 });
    expect(screen.getByTestId('address')).toHaveTextContent(pathOf(again.id));
  });

  it('keeps what was typed when it is refused, which is told at its field', async () => {
    const shop = await openMessenger();
    await shop.message({ name: 'Bills (2)' });
    await open(shop, over, { state: 'failed' });
    await userEvent.click(await button('Send again'));
    await userEvent.click(dialog().getByRole('button', { name: 'Send again' }));
    expect(await dialog().findByText('Name exists already')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: /Name/ })).toHaveValue('Bills (2)');
  });

  it('of which everything arrived and was read is not sent again', async () => {
    await open(await openMessenger(), { total: 2, sent: 2, delivered: 2, read: 2 });
    expect(await screen.findByText('Reached 2 of 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});

describe('a message that waits', () => {
  it('says how far its list is made', async () => {
    await open(await openMessenger(), { status: 0, total: 40_000, prepared: 6_000 });
    expect(await screen.findByText('Making the list: 6,000 of 40,000')).toBeVisible();
  });

  it('says until when', async () => {
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    await open(await openMessenger(), { status: 0, total: 2, queued: 2, scheduledAt });
    expect(await screen.findByText(/^Goes out on/)).toBeVisible();
  });

  it('says that it rests during the quiet hours', async () => {
    const [from, to] = [clock(-60), clock(120)];
    const shop = await openMessenger();
    await sql(`update shops set quiet_from = '${from}', quiet_to = '${to}' where id = '${shop.id}'`);
    await open(shop, { status: 1, total: 2, queued: 2 });
    expect(await screen.findByText(/^Rests until/)).toBeVisible();
    expect(screen.getByText(/sends nothing during its quiet hours/)).toBeVisible();
  });
});

/** So many minutes from now, by the clock in India. */
function clock(minutes: number) {
  return new Date(Date.now() + (330 + minutes) * 60_000).toISOString().slice(11, 16);
}
