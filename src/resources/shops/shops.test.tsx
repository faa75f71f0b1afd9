import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { dataProvider } from '../../dataProvider/dataProvider.ts';
import { asha, renderInApp } from '../../testing.tsx';
import { fakeApi } from '../testing/fakeApi.ts';
import { pictureFile } from '../testing/pictureFile.ts';
import { ShopPage } from './ShopPage.tsx';

const andheri = {
  id: 's1',
  name: 'Rajlakshmi Andheri',
  status: 'Pending',
  tenantId: 't1',
  tenant: null,
  logo: { id: 'i1', url: '/i1', thumbnailUrl: '/i1t', position: 1 },
  city: 'Mumbai',
  pin: '400058',
  stateCode: '27',
};
const lists = { shops: [andheri], 'system/shops': [andheri] };

function open(permissions: string[]) {
  const page = (
    <Routes>
      <Route path="/shops/:id" element={<ShopPage />} />
    </Routes>
  );
  return renderInApp(page, {
    path: '/shops/s1',
    session: { user: { ...asha.user!, permissions } },
    dataProvider,
  });
}

beforeEach(() => localStorage.clear());

describe('R-07 the shop', () => {
  it('is read by whoever may not change it', async () => {
    fakeApi(lists);
    open([can.ShopList]);
    expect(await screen.findByText('Mumbai')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('says what pending means, and is approved by nobody of its own', async () => {
    const api = fakeApi(lists);
    open([can.ShopList, can.ShopEdit]);
    expect(await screen.findByText(/Messages and public pages start once the shop is approved/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(api.calls('GET', 'shops/s1').map(({ path }) => path)).toEqual(['shops/s1']);
  });

  it('is found among all shops by whoever looks after the platform', async () => {
    const api = fakeApi(lists);
    open([can.SystemAll]);
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    expect(api.calls('GET', 'shops/s1').map(({ path }) => path)).toEqual(['system/shops/s1']);
  });

  it('follows its PIN with the state, and keeps the logo that it had', async () => {
    const api = fakeApi(lists);
    open([can.ShopList, can.ShopEdit]);
    const pin = await screen.findByRole('textbox', { name: 'PIN' });
    await userEvent.clear(pin);
    await userEvent.type(pin, '560001');
    expect(await screen.findByText('Karnataka')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls('PUT', 'shops/s1')).toHaveLength(1));
    expect(api.calls('PUT', 'shops/s1')[0]!.body).toMatchObject({ pin: '560001', stateCode: '29', logo: { id: 'i1' } });
  });

  it('sends a new logo in parts, where what is empty is said too', async () => {
    const api = fakeApi(lists);
    open([can.ShopList, can.ShopEdit]);
    await screen.findByRole('img', { name: 'Logo' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, pictureFile('new.png'));
    await userEvent.clear(screen.getByRole('textbox', { name: 'City' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls('PUT', 'shops/s1')).toHaveLength(1));
    const sent = api.calls('PUT', 'shops/s1')[0]!.body as FormData;
    expect((sent.get('logo') as File).name).toBe('new.png');
    expect([sent.get('city'), sent.get('version')]).toEqual(['', '1']);
  });
});
