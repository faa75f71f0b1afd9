import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { can, roles, shopPermissions } from '../../../schema/permissions.ts';
import { data, fakeApi } from '../testing/fakeApi.ts';
import { at, renderPage } from '../testing/renderPage.tsx';

const kiran = {
  id: 'p1',
  name: 'Kiran Patil',
  email: 'kiran@demo.test',
  mobileNo: null,
  role: 'sales',
  permissions: roles.sales,
  isActive: true,
  isInvited: true,
};
const pill = async (area: string, verb: RegExp) =>
  within(await screen.findByRole('group', { name: area })).getByRole('checkbox', { name: verb });

beforeEach(() => localStorage.clear());

describe('R-49 the person', () => {
  it('is given and left only what one holds oneself; why the rest is greyed is said', async () => {
    fakeApi({ [at.users]: [kiran] });
    renderPage('/users/p1', { permissions: [can.UserList, can.UserEdit, can.ContactList, can.ContactDelete] });
    expect(await pill('Contacts', /^Delete/)).toBeEnabled();
    expect(await pill('Contacts', /^See/)).toBeChecked();
    const add = await pill('Contacts', /^Add/);
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleName(/you do not hold this yourself/);
    expect(screen.getByText(/What is greyed you do not hold yourself/)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
    expect(screen.getByRole('option', { name: /Owner/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: /Owner/ })).toHaveTextContent('holds more than you do');
  });

  it('shows what departs from the role, and goes back to it', async () => {
    const permissions = [...roles.sales.filter(name => name !== can.ContactAdd), can.ContactDelete];
    const api = fakeApi({ [at.users]: [{ ...kiran, permissions }] });
    renderPage('/users/p1');
    expect(await pill('Contacts', /^Delete/)).toHaveAccessibleName('Delete (more than the role)');
    expect(await pill('Contacts', /^Add/)).toHaveAccessibleName('Add (less than the role)');
    expect(screen.getByText('1 more and 1 less than Sales staff.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the role' }));
    expect(screen.getByText('Exactly what the role holds.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls('PUT', 'users/p1')).toHaveLength(1));
    const sent = api.calls('PUT', 'users/p1')[0]!.body as { role: string; permissions: string[]; version: number };
    expect([...sent.permissions].sort()).toEqual([...roles.sales].sort());
    expect(sent).toMatchObject({ role: 'sales', version: 1 });
  });

  it('is invited again, and let in no longer after a question', async () => {
    const api = fakeApi({ [at.users]: [kiran] });
    api.answer('POST', /invite$/, () => data(kiran));
    renderPage('/users/p1');
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation again' }));
    expect(await screen.findByText('The invitation is on its way to kiran@demo.test')).toBeVisible();
    expect(api.calls('POST', 'users/p1/invite')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Disable sign-in' }));
    const question = screen.getByRole('dialog', { name: 'Disable Kiran Patil?' });
    expect(question).toHaveTextContent('signed out everywhere at once');
    await userEvent.click(within(question).getByRole('button', { name: 'Disable sign-in' }));
    await waitFor(() => expect(api.calls('PUT', 'users/p1')[0]!.body).toEqual({ isActive: false, version: 1 }));
    expect(await screen.findByText('Cannot sign in')).toBeVisible();
  });

  it('offers nothing that is not permitted', async () => {
    fakeApi({ [at.users]: [kiran] });
    renderPage('/users/p1', { permissions: shopPermissions.filter(name => !/^users\/(add|delete)/.test(name)) });
    await screen.findByRole('button', { name: 'Disable sign-in' });
    expect(screen.queryByRole('button', { name: /invitation/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Take out/ })).toBeNull();
  });
});

it('R-49 is read in plain words by whoever sees the staff and decides nothing about it', async () => {
  fakeApi({ [at.users]: [kiran] });
  renderPage('/users', { permissions: [can.UserList] });
  const link = await screen.findByRole('link', { name: 'Kiran Patil' });
  expect(link).toHaveAttribute('href', '/users/p1/show');
  await userEvent.click(link);
  expect(await screen.findByText('Can see, add and change contacts and products.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  for (const name of [/Save/, /invitation/, /Disable/, /Take out/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

describe('R-49 the list', () => {
  it('has no trash, no import and no change of many: people are looked after one by one', async () => {
    fakeApi({ [at.users]: [kiran] });
    renderPage('/users');
    expect(await screen.findByRole('link', { name: 'Kiran Patil' })).toHaveAttribute('href', '/users/p1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kiran Patil' }));
    for (const name of ['Trash', 'Import', 'Change', 'Delete'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(2);
  });
});
