import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { can, roles, shopPermissions, type Permission } from '../../../schema/permissions.ts';
import { at, renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, sql, type Made, type ScreenShop } from '../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let kiran: Made;
/** Kiran's page as somebody who may do everything, or just that. */
const open = async ({ held, more, path = id => `/users/${id}` }: Opening = {}) => {
  shop = await openScreenShop();
  const email = `kiran.${shop.id}@demo.test`;
  [kiran] = (await shop.make(at.users, { name: 'Kiran Patil', email, role: 'sales', ...more })) as [Made];
  renderPage(path(kiran.id), held ? await shop.colleague(...held) : shop.session);
};
type Opening = { held?: Permission[]; more?: object; path?: (id: string) => string };
const pill = async (area: string, verb: RegExp) =>
  within(await screen.findByRole('group', { name: area })).getByRole('checkbox', { name: verb });

describe('R-49 the person', () => {
  it('is given and left only what one holds oneself; why the rest is greyed is said', async () => {
    await open({ held: [can.UserList, can.UserEdit, can.ContactList, can.ContactDelete] });
    expect(await pill('Contacts', /^Delete/)).toBeEnabled();
    expect(await pill('Contacts', /^See/)).toBeChecked();
    const add = await pill('Contacts', /^Add/);
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleName(/you do not hold this yourself/);
    expect(screen.getByText(/You do not hold the greyed permissions yourself/)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
    expect(screen.getByRole('option', { name: /Owner/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: /Owner/ })).toHaveTextContent('holds more than you do');
  });

  it('shows what departs from the role, and goes back to it', async () => {
    const permissions = [...roles.sales.filter(name => name !== can.ContactAdd), can.ContactDelete];
    await open({ more: { permissions } });
    expect(await pill('Contacts', /^Delete/)).toHaveAccessibleName('Delete (more than the role)');
    expect(await pill('Contacts', /^Add/)).toHaveAccessibleName('Add (less than the role)');
    expect(screen.getByText('1 more and 1 less than Sales staff.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the role' }));
    expect(screen.getByText('Exactly what the role holds.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const saved = async () => (await shop.call<Made>('GET', `${at.users}/${kiran.id}`))['permissions'] as string[];
    await waitFor(async () => expect((await saved()).toSorted()).toEqual(roles.sales.toSorted()));
    expect(shop.calls('PUT', kiran.id)[0]!.body).toMatchObject({ role: 'sales', version: kiran.version });
  });

  it('is invited again, and let in no longer after a question', async () => {
    await open();
    // Not twice within a minute.
    await sql(`update account_links set created_at = now() - interval '1 hour' where user_id = '${kiran.id}'`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation again' }));
    expect(await screen.findByText(`The invitation is on its way to ${kiran['email']}`)).toBeVisible();
    expect(shop.calls('POST', `${kiran.id}/invite`)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Disable sign-in' }));
    const question = screen.getByRole('dialog', { name: 'Disable Kiran Patil?' });
    expect(question).toHaveTextContent('signed out everywhere at once');
    await userEvent.click(within(question).getByRole('button', { name: 'Disable sign-in' }));
    await waitFor(() => expect(shop.calls('PUT', kiran.id)[0]!.body).toMatchObject({ isActive: false }));
    await waitFor(() => expect(screen.getByText('Cannot sign in')).toBeVisible());
  });

  it('offers nothing that is not permitted', async () => {
    await open({ held: shopPermissions.filter(name => !/^users\/(add|delete)/.test(name)) });
    await screen.findByRole('button', { name: 'Disable sign-in' });
    expect(screen.queryByRole('button', { name: /invitation/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Take out/ })).toBeNull();
  });
});

it('R-49 is read in plain words by whoever sees the staff and decides nothing about it', async () => {
  await open({ held: [can.UserList], path: () => '/users' });
  const link = await screen.findByRole('link', { name: 'Kiran Patil' });
  expect(link).toHaveAttribute('href', `/users/${kiran.id}/show`);
  await userEvent.click(link);
  expect(
    await screen.findByText(
      'Can see, add and change contacts, products, pieces, old gold, passbooks of schemes, work orders and tasks.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  for (const name of [/Save/, /invitation/, /Disable/, /Take out/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

describe('R-49 the list', () => {
  it('has no trash, no import and no change of many: people are looked after one by one', async () => {
    await open({ path: () => '/users' });
    expect(await screen.findByRole('link', { name: 'Kiran Patil' })).toHaveAttribute('href', `/users/${kiran.id}`);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kiran Patil' }));
    for (const name of ['Trash', 'Import', 'Change', 'Delete'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(2);
  });
});
