import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pictureFile } from '../../../../tests/support/screens/pictureFile.ts';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop } from '../../../../tests/support/screens/shop.ts';

const remarks = async () => within(await screen.findByRole('region', { name: 'Remarks' }));
const attach = async (...files: File[]) =>
  userEvent.upload((await remarks()).getByLabelText('Attach pictures', { selector: 'input' }), files, {
    applyAccept: false,
  });

it('sends pictures with what is said, and keeps both when that is refused', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const shop = await openScreenShop();
  const [person] = await shop.make(at.contacts, { name: 'Asha', gender: 0, mobileNo: '9820012345' });
  renderPage(`/contacts/${person!.id}/show`, shop.session);
  await attach(...['1', '2', '3', '4', '5', '6'].map(name => pictureFile(`${name}.png`)));
  expect(await (await remarks()).findByText('At most 5 pictures')).toBeVisible();
  for (const name of ['4', '5'])
    await userEvent.click((await remarks()).getByRole('button', { name: `Remove ${name}.png` }));
  await attach(new File(['x'], 'a.txt'));
  expect(await (await remarks()).findByText('Invalid image file.')).toBeVisible();
  const send = (await remarks()).getByRole('button', { name: 'Add remark' });
  await userEvent.click(send);
  expect(await (await remarks()).findByText('Write something')).toBeVisible();
  expect((await remarks()).getByRole('button', { name: 'Remove 3.png' })).toBeVisible();
  await userEvent.type((await remarks()).getByLabelText('Write a remark'), 'As she brought it');
  await userEvent.click(send);
  const pictures = within(await (await remarks()).findByRole('list', { name: 'Pictures of the remark' }));
  expect(pictures.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(
    ['1', '2', '3'].map(name => `Open ${name}.png`),
  );
  expect((await remarks()).queryByRole('button', { name: 'Remove 3.png' })).toBeNull();
  await userEvent.click(pictures.getByRole('button', { name: 'Open 2.png' }));
  expect(await screen.findByRole('dialog', { name: '2.png' })).toBeVisible();
  await waitFor(async () => {
    const { items } = await shop.call<{ items: object[] }>('GET', `contacts/${person!.id}/remarks`);
    expect(items).toHaveLength(1);
  });
  log.mockClear();
});
