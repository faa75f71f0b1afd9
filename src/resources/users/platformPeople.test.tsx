import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { platformPermissions } from '../../../schema/permissions.ts';
import { dataProvider } from '../../dataProvider/dataProvider.ts';
import { asha, renderInApp } from '../../testing.tsx';
import { data, fakeApi, refuse } from '../testing/fakeApi.ts';
import { platformCatalogue } from './platformCatalogue.ts';
import { PlatformPeople } from './PlatformPeople.tsx';
import { eventually } from '../../../tests/support/eventually.ts';

vi.setConfig({ testTimeout: 60_000 });

const person = {
  id: 'u7',
  name: 'Kiran Rao',
  email: 'kiran@demo.test',
  tenant: null,
  isActive: true,
  permissions: ['ads/read'],
};
const open = () => {
  const api = fakeApi({});
  api.answer('GET', /system\/users$/, () => data([person]));
  const user = { ...asha.user!, permissions: ['system/all'] };
  renderInApp(<PlatformPeople />, { path: '/system/users', session: { user, shopId: null }, dataProvider });
  return api;
};
const dialogOf = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Kiran Rao' }));
  return within(await screen.findByRole('dialog', { name: 'What Kiran Rao may do on the platform' }));
};

beforeEach(() => localStorage.clear());

it('the catalogue holds every permission of the platform once', () => {
  const all = Object.values(platformCatalogue.groups)
    .flat()
    .flatMap(area => platformCatalogue.verbsOf(area).map(verb => `${area}/${verb}`));
  expect(all.toSorted()).toEqual(platformPermissions.toSorted());
});

it('gives a person what is switched on, and takes what is switched off', async () => {
  const api = open();
  api.answer('PUT', /users\/u7\/permissions$/, () => data(person));
  const dialog = await dialogOf();
  const downloads = within(dialog.getByRole('group', { name: 'Downloads' }));
  await userEvent.click(downloads.getByRole('checkbox', { name: 'Add' }));
  await userEvent.click(
    within(dialog.getByRole('group', { name: 'Advertisements' })).getByRole('checkbox', { name: 'See' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls('PUT', 'permissions')[0]!.body).toEqual({ permissions: ['shop/download/add'] });
});

it('keeps what was switched when the server refuses, and asks before it is lost', async () => {
  const api = open();
  api.answer('PUT', /permissions$/, () => refuse(409, { responseMessage: 'Give system/all to somebody else first.' }));
  const dialog = await dialogOf();
  await userEvent.click(
    within(dialog.getByRole('group', { name: 'Businesses' })).getByRole('checkbox', { name: 'See' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give system/all to somebody else first.')).toBeVisible();
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(ask).toHaveBeenCalled();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
});
