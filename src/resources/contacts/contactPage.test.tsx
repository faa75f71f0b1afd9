import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { can, type Permission } from '../../../schema/permissions.ts';
import { at, renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let [vip, old, asha]: Made[] = [];
const open = async (path: (id: string) => string, ...held: Permission[]) => {
  shop = await openScreenShop();
  [vip, old] = await shop.make(at.groups, { name: 'VIP' }, { name: 'Old' });
  const selectedGroups = [vip!.id, old!.id];
  [asha] = await shop.make(at.contacts, { name: 'Asha Rao', gender: 0, mobileNo: '9820011002', selectedGroups });
  renderPage(path(asha!.id), held.length ? await shop.colleague(...held) : shop.session);
};
const page = (id: string) => `/contacts/${id}/show`;
const counts = Object.fromEntries(
  'total prepared queued sending unknown sent delivered read failed canceled skipped cost charged turn'
    .split(' ')
    .map(name => [name, 0]),
);
const offer = { name: 'Diwali offer', templateName: 'offer', templateLanguage: 'en', category: 'MARKETING', status: 2 };
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));

it('a contact in the list leads to its own page, and from there a number is a call', async () => {
  await open(() => '/contacts');
  const [messageId] = await shop.plant('messages', { ...offer, ...counts });
  const [{ name, mobileNo: number }, at] = [asha!, new Date().toISOString()];
  const recipient = { messageId, contactId: asha!.id, name, number, state: 'read', nextAt: at, startedAt: at };
  await shop.plant('recipients', { ...recipient, attempts: 0, price: 0, billed: 'none' });
  await userEvent.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919820011002');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/919820011002');
  expect(await screen.findByText('Diwali offer')).toBeVisible();
  expect(screen.getByText('Read')).toBeVisible();
  expect(await screen.findByText(/Person added it/)).toBeVisible();
});

it('C-26 C-29 shows the groups of a contact, and takes it out of several at once', async () => {
  await open(page);
  expect(await screen.findByRole('link', { name: 'VIP' })).toHaveAttribute('href', `/groups/${vip!.id}/members`);
  await click('Choose VIP', 'checkbox');
  await click('Choose Old', 'checkbox');
  await click('Leave 2 groups');
  expect(await screen.findByText('Taken out of 2 groups')).toBeVisible();
  const groups = async () => (await shop.call('GET', `${at.contacts}/${asha!.id}`)).selectedGroups as string[];
  expect(await groups()).toEqual([]);
  expect(shop.calls('POST', `contacts/${asha!.id}/groups/members`)).toHaveLength(1);
  await click('Undo');
  await waitFor(async () => expect((await groups()).toSorted()).toEqual([vip!.id, old!.id].toSorted()));
  expect(await screen.findByRole('link', { name: 'VIP' })).toBeVisible();
});

it('D-08 is changed in a dialog of 600 px over its page', async () => {
  await open(page);
  await click('Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit contact' });
  expect(dialog).toHaveStyle({ width: '600px' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Patil');
  await click('Save');
  expect(await screen.findByText('Contact updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await screen.findAllByText('Asha Rao Patil')).length).toBeGreaterThan(0);
});

it('shows nobody what they may not see', async () => {
  await open(page, can.ContactList);
  expect(await screen.findByRole('link', { name: 'Call' })).toBeVisible();
  for (const name of ['Groups', 'Messages']) expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});
