import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { at, renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let vip: Made;
let [asha, ravi, meera]: Made[] = [];
const open = async (path: (vip: string) => string = id => `/groups/${id}/members`) => {
  shop = await openScreenShop();
  [vip] = (await shop.make(at.groups, { name: 'VIP' })) as [Made];
  [asha, ravi, meera] = await shop.make(
    at.contacts,
    { name: 'Asha Rao', gender: 0, mobileNo: '9820011002', selectedGroups: [vip.id] },
    { name: 'Ravi Rao', gender: 1, mobileNo: '9820011003', selectedGroups: [vip.id] },
    { name: 'Meera Iyer', gender: 0, mobileNo: '9820011004' },
  );
  renderPage(path(vip.id), shop.session);
};
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));
const members = async () => {
  const { items } = await shop.call('GET', `${at.groups}/${vip.id}/members`);
  return (items as Made[]).map(({ name }) => name as string).toSorted();
};

it('E-10 lists groups with how many they are, each leading to its members', async () => {
  await open(() => '/contacts/groups');
  const row = await screen.findByRole('row', { name: /VIP 2/ });
  expect(within(row).getByRole('link', { name: 'VIP' })).toHaveAttribute('href', `/groups/${vip.id}/members`);
});

it('C-25 V-17 makes a group in a dialog', async () => {
  await open(() => '/contacts/groups/create');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Bridal {Enter}');
  expect(await screen.findByText('Group created successfully!')).toBeVisible();
  expect(shop.calls('POST', at.groups)[0]!.body).toEqual({ name: 'Bridal' });
  expect(await screen.findByRole('row', { name: /Bridal 0/ })).toBeVisible();
});

it('C-25 a name that another group has is told at its field', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await open(() => '/contacts/groups/create');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'VIP{Enter}');
  const field = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/exists already/));
  expect(field).toHaveValue('VIP');
  log.mockClear();
});

it('C-27 K-02 lists the members of a group, fifty to a page', async () => {
  await open();
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.getByText('Ravi Rao')).toBeVisible();
  expect(screen.queryByText('Meera Iyer')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'VIP2' })).toBeInTheDocument();
  expect(shop.calls('GET', '/members')[0]!.query).toMatchObject({ pageNumber: '1', pageSize: '50' });
});

it('D-04 C-28 K-02 adds several members at once, found by the server; those who are in are marked', async () => {
  await open();
  await click('Add member');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add member' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Choose a contact')).toBeVisible();
  expect(await dialog.findByRole('checkbox', { name: /Asha Rao.*Member already/ })).toBeDisabled();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Name or number' }), 'mee');
  await waitFor(() => expect(shop.calls('GET', at.contacts).at(-1)!.query).toMatchObject({ query: 'mee' }));
  await waitFor(() => expect(dialog.queryByText('Asha Rao')).not.toBeInTheDocument());
  await userEvent.click(dialog.getByRole('checkbox', { name: /Meera Iyer/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shop.calls('POST', '/members/add').map(({ body }) => body)).toEqual([{ contactIds: [meera!.id] }]);
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'VIP3' })).toBeInTheDocument();
});

it('asks before chosen members are lost', async () => {
  await open();
  await click('Add member');
  await click('Choose all 3');
  await screen.findByRole('button', { name: 'Choose none' });
  await click('Close');
  await click('Stay here');
  expect(await screen.findByRole('dialog', { name: 'Add member' })).toBeVisible();
  await click('Close');
  await click('Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('K-02 chooses all that were found, up to a thousand', async () => {
  await open();
  await click('Add member');
  await click('Choose all 3');
  await waitFor(() => expect(shop.calls('GET', at.contacts).at(-1)!.query).toMatchObject({ pageSize: '1000' }));
  // Nothing is added before it is known who was chosen.
  await screen.findByRole('button', { name: 'Choose none' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
  await click('Add');
  await waitFor(() => expect(shop.calls('POST', '/members/add')[0]?.body).toEqual({ contactIds: [meera!.id] }));
});

it('lets several members leave in one call, and takes them back', async () => {
  await open();
  await click('Select Asha Rao', 'checkbox');
  await click('Select Ravi Rao', 'checkbox');
  await click('Remove from the group');
  expect(await screen.findByText('2 members removed')).toBeVisible();
  const contactIds = [asha!.id, ravi!.id];
  const [left] = shop.calls('POST', '/members/remove').map(({ body }) => body as { contactIds: string[] });
  expect(left!.contactIds.toSorted()).toEqual(contactIds.toSorted());
  expect(await members()).toEqual([]);
  await click('Undo');
  await waitFor(async () => expect(await members()).toEqual(['Asha Rao', 'Ravi Rao']));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
});

it('D-04 C-23 imports a file of contacts into the group', async () => {
  await open();
  await click('Import');
  const file = new File(['Name,Mobile\nLata Sen,9820011005\n,9820011006\n'], 'a.csv');
  await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file, {
    applyAccept: false,
  });
  expect(await screen.findByText('a.csv was imported.')).toBeVisible();
  const [sent] = shop.calls('POST', '/members/list');
  expect(((sent!.body as FormData).get('contacts') as File).name).toBe('a.csv');
  expect(await members()).toEqual(['Asha Rao', 'Lata Sen', 'Ravi Rao']);
});
