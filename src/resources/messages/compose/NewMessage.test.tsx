import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../tests/support/screens/calls.ts';
import { renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { sql, type Made } from '../../../../tests/support/screens/shop.ts';
import { openMessenger, openUnconnected, saidIn } from '../../../../tests/support/screens/messenger.ts';

const path = '/contacts/messenger/create';
const open = async () => {
  const shop = await openMessenger();
  renderPage(path, shop.session);
  return shop;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const words = (placeholder: string) =>
  within(screen.getByRole('group', { name: label => label.startsWith(placeholder) })).getByRole('combobox', {
    name: 'Words',
  });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function choose(combobox: string, option: string | RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: combobox }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** To everybody, with the template for orders. */
async function writeAll() {
  await press('All who match');
  await choose('Template', /Order ready, English/);
  type(words('{{2}}'), 'RA/W-214');
  type(words('{{3}}'), 'Andheri');
  await screen.findByText('To 2 people', { exact: false });
}

async function send() {
  await press('Send');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
}

describe('writing a message', () => {
  it('shows it as the phone of each of them will, with what is kept of them', async () => {
    await open();
    await writeAll();
    expect(await screen.findByText('As Asha Mehta sees it')).toBeVisible();
    expect(screen.getByText(/Dear Asha Mehta, your order RA\/W-214 is ready .* our Andheri shop/)).toBeVisible();
    await press('The next person');
    expect(await screen.findByText(/Dear Vikram Rao, your order/)).toBeVisible();
  });

  it('says what it costs before it is sent, and asks once more', async () => {
    const shop = await openMessenger();
    await shop.plant('optOuts', { name: 'Vikram Rao', number: '9820011002', source: 'By hand' });
    renderPage(path, shop.session);
    await press('All who match');
    await choose('Template', /Order ready, English/);
    type(words('{{2}}'), 'RA/W-214');
    type(words('{{3}}'), 'Andheri');
    expect(await screen.findByText('1 person is left out')).toBeVisible();
    expect(screen.getByText('Wants no messages')).toBeInTheDocument();
    expect(screen.getByText('₹879.88')).toBeVisible();
    await press('Send');
    expect(await screen.findByRole('dialog', { name: 'Send it to 1 person?' })).toHaveTextContent('It costs ₹0.12');
    expect(shop.calls('POST', 'whatsapp/messages')).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/messenger\/[\w-]{36}\/show$/));
    expect(saidIn(shop.calls('POST', 'whatsapp/messages')[0]!.body)).toEqual({
      name: expect.stringMatching(/^Order ready, /) as string,
      templateName: 'order_ready',
      templateLanguage: 'en',
      templateVariables: [{ field: 'name', fallback: '' }, 'RA/W-214', 'Andheri'],
      filter: {},
    });
    const items = await shop.call<Made[]>('GET', 'whatsapp/messages');
    expect(items).toMatchObject([{ templateName: 'order_ready', total: 2, skipped: 1, cost: 0.12 }]);
  });

  it('tells at its field what is missing, and sends nothing', async () => {
    const shop = await open();
    await press('Send');
    expect(await screen.findByText('Choose at least one contact')).toBeVisible();
    expect(screen.getByText('Choose a template')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shop.calls('POST', 'whatsapp/messages')).toEqual([]);
  });

  it('keeps everything when the server refuses, which is told at its field', async () => {
    const shop = await open();
    const errors = { filter: 'This would cost ₹9', templateVariables: 'Variable 2: too long' };
    shop.answer('POST', /whatsapp\/messages$/, () => refuse(400, { responseMessage: 'This would cost ₹9', errors }));
    await writeAll();
    await send();
    expect(await screen.findByText('too long')).toBeVisible();
    expect(screen.getAllByText('This would cost ₹9').length).toBeGreaterThan(0);
    expect(words('{{2}}')).toHaveValue('RA/W-214');
    expect(words('{{2}}')).toHaveAccessibleDescription('too long');
    expect(screen.getByTestId('address')).toHaveTextContent(path);
  });

  it('keeps the words when only the language changes', async () => {
    await open();
    await writeAll();
    await choose('Template', /Order ready, Hindi/);
    expect(words('{{2}}')).toHaveValue('RA/W-214');
    expect(screen.getByText(/प्रिय Asha Mehta, आपका ऑर्डर RA\/W-214/)).toBeVisible();
  });

  it('shows a template that cannot be sent, and why', async () => {
    await open();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Template' }));
    const paused = await screen.findByRole('option', { name: /Monsoon sale, English/ });
    expect(paused).toHaveAttribute('aria-disabled', 'true');
    expect(paused).toHaveTextContent('Paused by WhatsApp');
  });
});

describe('what stands in a placeholder', () => {
  it('may be the day or a rate of today, offered at the field', async () => {
    const shop = await openMessenger();
    await shop.plant('commodityRates', {
      goldRate: 12_480,
      silverRate: null,
      diamondRate: null,
      at: new Date().toISOString(),
    });
    renderPage(path, shop.session);
    await choose('Template', /Gold rate today, English/);
    await userEvent.click(words('{{2}} · Gold 999: ____ a gram'));
    expect(await screen.findByRole('option', { name: /Gold 916/ })).toHaveTextContent('₹11,431.68');
    await userEvent.click(screen.getByRole('option', { name: /Gold 999/ }));
    expect(words('{{2}}')).toHaveValue('₹12,480');
  });
});

describe('whom it goes to', () => {
  it('are contacts, found by their names', async () => {
    const shop = await open();
    await choose('Contacts', 'Vikram Rao, 98200 11002');
    await choose('Template', /Instalment due, English/);
    for (const n of ['2', '3', '4']) type(words(`{{${n}}}`), 'x');
    await waitFor(() => expect(shop.calls('POST', 'estimate').length).toBeGreaterThan(0));
    expect(saidIn(shop.calls('POST', 'estimate').at(-1)!.body)).toMatchObject({ contacts: [shop.people.vikram.id] });
    expect(await screen.findByText('As Vikram Rao sees it')).toBeVisible();
  });

  it('may be chosen already elsewhere', async () => {
    const shop = await openMessenger();
    const { selectedGroups: groups } = shop.people.asha;
    const chosen = encodeURIComponent(JSON.stringify({ by: 'groups', groups }));
    renderPage(`${path}?source=${chosen}`, shop.session);
    expect(await screen.findByRole('button', { name: /Regulars/ })).toBeVisible();
    expect(await screen.findByText('As Asha Mehta sees it')).toBeVisible();
  });

  it('are groups, whose members are shown', async () => {
    const shop = await open();
    await press('Groups');
    await choose('Groups', /Regulars · 2 members/);
    expect(await screen.findByText('As Asha Mehta sees it')).toBeVisible();
    expect(shop.calls('GET', '/contacts').at(-1)!.query).toMatchObject({
      selectedGroups: shop.people.asha.selectedGroups[0],
    });
  });

  it('are all whom a search finds', async () => {
    const shop = await open();
    await press('All who match');
    expect(await screen.findByText('Every contact of the shop: 2')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'vikram');
    expect(await screen.findByText('1 contact matches')).toBeVisible();
    expect(shop.calls('GET', '/contacts').at(-1)!.query).toMatchObject({ query: 'vikram' });
  });
});

describe("the header's file", () => {
  const picker = () => screen.findByLabelText<HTMLInputElement>(/Choose a(nother)? file/);
  const pick = async (file: File) => userEvent.upload(await picker(), file, { applyAccept: false });

  it('is refused as soon as it is picked when WhatsApp would not take it', async () => {
    await open();
    await choose('Template', /New collection, English/);
    await pick(new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Choose a JPEG or PNG picture')).toBeVisible();
    const large = new File(['\x89PNG\r\n\x1a\n'], 'large.png', { type: 'image/png' });
    await pick(await filled([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], large.name, 5 * 1024 * 1024 + 1));
    expect(await screen.findByText('At most 5 MB')).toBeVisible();
    expect(screen.queryByText(/large.png/)).toBeNull();
  });

  it('waits while the template has no place for it, and goes where the next has one for another kind', async () => {
    await open();
    await choose('Template', /Bill copy, English/);
    await pick(new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }));
    await choose('Template', /Order ready, English/);
    expect(screen.queryByText(/bill.pdf/)).toBeNull();
    await choose('Template', /Bill copy, Hindi/);
    expect(await screen.findAllByText(/bill.pdf/)).not.toEqual([]);
    await userEvent.clear(screen.getByRole('combobox', { name: 'Template' }));
    expect(await screen.findByText(/^bill.pdf goes along: choose a template/)).toBeVisible();
    await choose('Template', /New collection, English/);
    await choose('Template', /Bill copy, English/);
    expect(screen.queryByText(/bill.pdf/)).toBeNull();
  });

  it('is shown on the phone and goes along', async () => {
    const shop = await open();
    await press('All who match');
    await choose('Template', /Bill copy, English/);
    type(words('{{2}}'), 'RA/1');
    await pick(await filled([0x25, 0x50, 0x44, 0x46, 0x2d], 'bill.pdf', 2_048));
    expect(await screen.findAllByText(/bill.pdf/)).not.toEqual([]);
    await screen.findByText('To 2 people', { exact: false });
    await send();
    await waitFor(() => expect(shop.calls('POST', 'whatsapp/messages')).toHaveLength(1));
    expect(saidIn(shop.calls('POST', 'whatsapp/messages')[0]!.body).headerMedia).toMatchObject({ name: 'bill.pdf' });
  });
});

describe('when it goes out', () => {
  it('is a time by the clock of the shop', async () => {
    const shop = await open();
    await writeAll();
    await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    type(screen.getByLabelText(/Date and time/), `${day}T10:00`);
    await press('Schedule');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(shop.calls('POST', 'whatsapp/messages')).toHaveLength(1));
    expect(saidIn(shop.calls('POST', 'whatsapp/messages')[0]!.body)).toMatchObject({
      scheduledAt: `${day}T04:30:00.000Z`,
    });
  });

  it('a time gone by is refused at its field', async () => {
    await open();
    await writeAll();
    await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
    type(screen.getByLabelText(/Date and time/), '2020-01-01T10:00');
    await press('Schedule');
    expect(await screen.findByText('Choose a time that is still to come')).toBeVisible();
  });

  it('inside the quiet hours it is told when it will really go', async () => {
    const shop = await openMessenger();
    await sql(`update shops set quiet_from = '00:00', quiet_to = '23:30' where id = '${shop.id}'`);
    renderPage(path, shop.session);
    await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
    type(screen.getByLabelText(/Date and time/), '2099-01-01T10:00');
    expect(
      await screen.findByText(/Between 12:00 am and 11:30 pm the shop sends nothing. .* 1 Jan 2099, 11:30 pm/),
    ).toBeVisible();
  });
});

describe('a test to myself', () => {
  it('goes to my own number, with the words as they stand', async () => {
    const shop = await open();
    await writeAll();
    await press('Test to myself');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Mobile Number/), '98200 11009');
    await userEvent.click(dialog.getByRole('button', { name: 'Test to myself' }));
    expect(await screen.findByText('The test is on its way')).toBeVisible();
    const said = saidIn(shop.calls('POST', 'messages/test')[0]!.body);
    expect(said).toMatchObject({ number: '9820011009', templateName: 'order_ready' });
    expect(said).not.toHaveProperty('filter');
  });

  it('wants the words first', async () => {
    await open();
    await press('Test to myself');
    expect(await screen.findByText('Choose a template')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a shop that cannot send', () => {
  it('without a number is told so before anything is written', async () => {
    renderPage(path, (await openUnconnected()).session);
    expect(await screen.findByText(/no WhatsApp number yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

/** A file of so many bytes that begins with these. */
async function filled(head: number[], name: string, size: number): Promise<File> {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return new File([bytes], name);
}
