import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { can, platformPermissions } from '../../../schema/permissions.ts';
import { dataProvider } from '../../dataProvider/dataProvider.ts';
import { renderInApp } from '../../testing.tsx';
import { refuse } from '../../../tests/support/screens/calls.ts';
import { openScreenShop, sql, type ScreenShop } from '../../../tests/support/screens/shop.ts';
import { platformCatalogue } from './catalogue.ts';
import { PlatformPeople } from './PlatformPeople.tsx';
import { eventually } from '../../../tests/support/eventually.ts';

let shop: ScreenShop;
/** Kiran, who may see advertisements, found among everybody by the own address. */
const open = async () => {
  shop = await openScreenShop([can.SystemAll]);
  const kiran = await shop.colleague('ads/read');
  await sql(`update users set name = 'Kiran Rao' where id = '${kiran.user!.id}'`);
  renderInApp(<PlatformPeople />, { path: '/system/users', session: { ...shop.session, shopId: null }, dataProvider });
  await userEvent.type(await screen.findByRole('searchbox'), kiran.user!.email);
  return kiran.user!;
};
const dialogOf = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Kiran Rao' }));
  return within(await screen.findByRole('dialog', { name: 'What Kiran Rao may do on the platform' }));
};

it('the catalogue holds every permission of the platform once', () => {
  const all = Object.values(platformCatalogue.groups)
    .flat()
    .flatMap(area => platformCatalogue.verbsOf(area).map(verb => `${area}/${verb}`));
  expect(all.toSorted()).toEqual(platformPermissions.toSorted());
});

it('gives a person what is switched on, and takes what is switched off', async () => {
  const kiran = await open();
  const dialog = await dialogOf();
  const downloads = within(dialog.getByRole('group', { name: 'Downloads' }));
  await userEvent.click(downloads.getByRole('checkbox', { name: 'Add' }));
  await userEvent.click(
    within(dialog.getByRole('group', { name: 'Advertisements' })).getByRole('checkbox', { name: 'See' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [held] = await sql(`select permissions::text from users where id = '${kiran.id}'`);
  expect(held).toEqual({ permissions: '{shop/download/add}' });
});

it('keeps what was switched when the server refuses, and asks before it is lost', async () => {
  await open();
  shop.answer('PUT', /permissions$/, () => refuse(409, { responseMessage: 'Give system/all to somebody else first.' }));
  const dialog = await dialogOf();
  await userEvent.click(
    within(dialog.getByRole('group', { name: 'Businesses' })).getByRole('checkbox', { name: 'See' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give system/all to somebody else first.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
});
