import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { data, fakeApi } from '../testing/fakeApi.ts';
import { at, renderPage } from '../testing/renderPage.tsx';

const vip = { id: 'g1', name: 'VIP', memberCount: 2 };
const asha = {
  id: 'k1',
  name: 'Asha Rao',
  gender: 0,
  mobileNo: '9820011002',
  selectedGroups: ['g1'],
  groupName: 'VIP',
};
const ravi = { ...asha, id: 'k2', name: 'Ravi Rao', mobileNo: '9820011003' };
const meera = { ...asha, id: 'k3', name: 'Meera Iyer', selectedGroups: [], groupName: '-' };
const members = `${at.groups}/g1/members`;

let api: ReturnType<typeof fakeApi>;
const open = (path: string) => {
  api = fakeApi({ [at.groups]: [vip], [at.contacts]: [asha, ravi, meera], [members]: [asha, ravi] });
  api.answer('GET', /imports$/, () => data([]));
  renderPage(path);
};
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));

beforeEach(() => localStorage.clear());

it('E-10 lists groups with how many they are, each leading to its members', async () => {
  open('/contacts/groups');
  const row = await screen.findByRole('row', { name: /VIP 2/ });
  expect(within(row).getByRole('link', { name: 'VIP' })).toHaveAttribute('href', '/groups/g1/members');
});

it('C-25 V-17 makes a group in a dialog', async () => {
  open('/contacts/groups/create');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Bridal {Enter}');
  expect(await screen.findByText('Group created successfully!')).toBeVisible();
  expect(api.calls('POST', at.groups)[0]!.body).toEqual({ name: 'Bridal' });
});

it('C-27 K-02 lists the members of a group, fifty to a page', async () => {
  open('/groups/g1/members');
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'VIP2' })).toBeInTheDocument();
  expect(api.calls('GET', members)[0]!.query).toMatchObject({ pageNumber: '1', pageSize: '50' });
});

it('D-04 C-28 K-02 adds several members at once, found by the server; those who are in are marked', async () => {
  open('/groups/g1/members');
  api.answer('POST', /members\/add$/, () => data({ changed: 1 }));
  await click('Add member');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add member' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Choose a contact')).toBeVisible();
  expect(await dialog.findByRole('checkbox', { name: /Asha Rao.*Member already/ })).toBeDisabled();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Name or number' }), 'mee');
  await waitFor(() => expect(api.calls('GET', at.contacts).at(-1)!.query).toMatchObject({ query: 'mee' }));
  await waitFor(() => expect(dialog.queryByText('Asha Rao')).not.toBeInTheDocument());
  await userEvent.click(dialog.getByRole('checkbox', { name: /Meera Iyer/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls('POST', `${members}/add`).map(({ body }) => body)).toEqual([{ contactIds: ['k3'] }]);
});

it('asks before chosen members are lost', async () => {
  open('/groups/g1/members');
  await click('Add member');
  await click('Choose all 3');
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await waitFor(async () => {
    await click('Close');
    expect(ask).toHaveBeenCalled();
  });
  expect(screen.getByRole('dialog', { name: 'Add member' })).toBeVisible();
  ask.mockReturnValue(true);
  await click('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('K-02 chooses all that were found, up to a thousand', async () => {
  open('/groups/g1/members');
  api.answer('POST', /members\/add$/, () => data({ changed: 1 }));
  await click('Add member');
  await click('Choose all 3');
  await waitFor(() => expect(api.calls('GET', at.contacts).at(-1)!.query).toMatchObject({ pageSize: '1000' }));
  await click('Add');
  await waitFor(() => expect(api.calls('POST', `${members}/add`)[0]?.body).toEqual({ contactIds: ['k3'] }));
});

it('lets several members leave in one call, and takes them back', async () => {
  open('/groups/g1/members');
  for (const how of ['add', 'remove']) api.answer('POST', new RegExp(`members/${how}$`), () => data({ changed: 2 }));
  await click('Select Asha Rao', 'checkbox');
  await click('Select Ravi Rao', 'checkbox');
  await click('Remove from the group');
  expect(await screen.findByText('2 members removed')).toBeVisible();
  expect(api.calls('POST', `${members}/remove`).map(({ body }) => body)).toEqual([{ contactIds: ['k1', 'k2'] }]);
  await click('Undo');
  await waitFor(() => expect(api.calls('POST', `${members}/add`)[0]?.body).toEqual({ contactIds: ['k1', 'k2'] }));
});

it('D-04 C-23 imports a file of contacts into the group', async () => {
  open('/groups/g1/members');
  const report = {
    id: 'i1',
    entity: 'contacts',
    fileName: 'a.csv',
    state: 'completed',
    total: 2,
    done: 2,
    created: 1,
    updated: 1,
  };
  const whole = { ...report, skipped: 0, failed: 0, errors: [], problem: null, dryRun: false, undoneAt: null };
  api.answer('POST', /members\/list$/, () => data(whole, 202));
  api.answer('GET', /imports\/i1$/, () => data(whole));
  await click('Import');
  const file = new File(['Name,Mobile\n'], 'a.csv');
  await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file, {
    applyAccept: false,
  });
  expect(await screen.findByText('a.csv was imported.')).toBeVisible();
  const [sent] = api.calls('POST', '/members/list');
  expect(((sent!.body as FormData).get('contacts') as File).name).toBe('a.csv');
});
