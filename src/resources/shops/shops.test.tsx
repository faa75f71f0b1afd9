import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { can, type Permission } from '../../../schema/permissions.ts';
import { dataProvider } from '../../dataProvider/dataProvider.ts';
import { renderInApp } from '../../testing.tsx';
import { openScreenShop, sql, type ScreenShop } from '../../../tests/support/screens/shop.ts';
import { pictureFile } from '../../../tests/support/screens/pictureFile.ts';
import { ShopPage } from './ShopPage.tsx';

let shop: ScreenShop;
async function open(...permissions: Permission[]) {
  shop = await openScreenShop([can.ShopList, can.ShopEdit]);
  await shop.call('PUT', '', { city: 'Mumbai', pin: '400058', stateCode: '27' });
  await sql(`update shops set status = 'Pending' where id = '${shop.id}'`);
  await shop.addPicture('', 'logo');
  shop.sent.length = 0;
  const page = (
    <Routes>
      <Route path="/shops/:id" element={<ShopPage />} />
    </Routes>
  );
  renderInApp(page, { path: `/shops/${shop.id}`, session: await shop.colleague(...permissions), dataProvider });
}
const asked = (method: string) => shop.calls(method, shop.id);

describe('R-07 the shop', () => {
  it('is read by whoever may not change it', async () => {
    await open(can.ShopList);
    expect(await screen.findByText('Mumbai')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('says what pending means, and is approved by nobody of its own', async () => {
    await open(can.ShopList, can.ShopEdit);
    expect(await screen.findByText(/Messages and public pages start once the shop is approved/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(asked('GET').map(({ path }) => path)).toEqual([`shops/${shop.id}`]);
  });

  it('is found among all shops by whoever looks after the platform', async () => {
    await open(can.SystemAll);
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(asked('GET').map(({ path }) => path)).toEqual([`system/shops/${shop.id}`]);
  });

  it('follows its PIN with the state, and keeps the logo that it had', async () => {
    await open(can.ShopList, can.ShopEdit);
    const pin = await screen.findByRole('textbox', { name: 'PIN' });
    await userEvent.clear(pin);
    await userEvent.type(pin, '560001');
    expect(await screen.findByText('Karnataka')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked('PUT')).toHaveLength(1));
    expect(asked('PUT')[0]!.body).toMatchObject({ pin: '560001', stateCode: '29' });
    const kept = { pin: '560001', stateCode: '29', city: 'Mumbai', logo: { url: expect.any(String) as string } };
    await waitFor(async () => expect(await shop.call('GET', '')).toMatchObject(kept));
  });

  it('sends a new logo in parts, where what is empty is said too', async () => {
    await open(can.ShopList, can.ShopEdit);
    await screen.findByRole('img', { name: 'Logo' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, pictureFile('new.png'));
    await userEvent.clear(screen.getByRole('textbox', { name: 'City' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked('PUT')).toHaveLength(1));
    const sent = asked('PUT')[0]!.body as FormData;
    expect((sent.get('logo') as File).name).toBe('new.png');
    expect(sent.get('city')).toBe('');
    await waitFor(async () => expect(await shop.call('GET', '')).toMatchObject({ city: null, pin: '400058' }));
  });
});
