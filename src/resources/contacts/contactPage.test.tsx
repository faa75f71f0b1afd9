import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { data, fakeApi } from '../testing/fakeApi.ts';
import { at, renderPage } from '../testing/renderPage.tsx';

const [vip, old] = [
  { id: '01a1f787-0000-7000-8000-000000000001', name: 'VIP' },
  { id: '01a1f787-0000-7000-8000-000000000002', name: 'Old' },
];
const asha = { id: 'k1', name: 'Asha Rao', gender: 0, mobileNo: '9820011002', email: null, phoneNo: null };
const sent = { id: 'r1', messageId: 'm1', name: 'Diwali offer', state: 'read', at: '2026-11-01T10:00:00.000Z' };

let api: ReturnType<typeof fakeApi>;
const open = (path: string, session = {}) => {
  api = fakeApi({
    [at.contacts]: [{ ...asha, selectedGroups: [vip.id, old.id], groupName: 'VIP, Old' }],
    [at.groups]: [vip, old],
  });
  api.answer('GET', /imports$/, () => data([]));
  api.answer('GET', /k1\/groups$/, () => data([vip, old]));
  api.answer('GET', /k1\/messages$/, () => data([sent]));
  api.answer('POST', /members(\/add)?$/, () => data(true));
  renderPage(path, session);
};
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));

beforeEach(() => localStorage.clear());

it('a contact in the list leads to its own page, and from there a number is a call', async () => {
  open('/contacts');
  await userEvent.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919820011002');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/919820011002');
  expect(await screen.findByText('Diwali offer')).toBeVisible();
  expect(screen.getByText('Read')).toBeVisible();
  expect(await screen.findByText('No changes yet.')).toBeVisible();
});

it('C-26 C-29 shows the groups of a contact, and takes it out of several at once', async () => {
  open('/contacts/k1/show');
  expect(await screen.findByRole('link', { name: 'VIP' })).toHaveAttribute('href', `/groups/${vip.id}/members`);
  await click('Choose VIP', 'checkbox');
  await click('Choose Old', 'checkbox');
  await click('Leave 2 groups');
  expect(await screen.findByText('Taken out of 2 groups')).toBeVisible();
  expect(api.calls('POST', 'contacts/k1/groups/members').map(({ body }) => body)).toEqual([
    { GroupIds: [vip.id, old.id] },
  ]);
  await click('Undo');
  await waitFor(() => expect(api.calls('POST', `groups/${old.id}/members`)[0]?.body).toEqual({ contactId: 'k1' }));
});

it('D-08 is changed in a dialog of 600 px over its page', async () => {
  open('/contacts/k1/show');
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
  open('/contacts/k1/show', { permissions: [can.ContactList] });
  expect(await screen.findByRole('link', { name: 'Call' })).toBeVisible();
  for (const name of ['Groups', 'Messages']) expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});
