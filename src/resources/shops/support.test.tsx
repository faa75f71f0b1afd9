import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { getSession } from '../../authProvider/session.ts';
import { renderInApp } from '../../testing.tsx';
import { openScreenShop, sql, type ScreenShop } from '../../../tests/support/screens/shop.ts';
import { SupportBar } from './SupportBar.tsx';

let shop: ScreenShop;
/** In the shop as an administrator who was let in, or as one of its owners or staff. */
async function open(who: 'admin' | 'owner' | 'staff', isOver = false) {
  shop = await openScreenShop([can.ShopList]);
  const platform = await openScreenShop([can.SystemAll]);
  await sql(`update shops set name = 'Rajlakshmi Andheri' where id = '${shop.id}'`);
  await sql(`update users set name = 'Meera Kulkarni' where id = '${platform.session.user!.id}'`);
  await platform.call('POST', `/system/shops/${shop.id}/support`, { reason: 'Asked on the phone' });
  if (isOver) await sql(`update support_accesses set expires_at = now() where shop_id = '${shop.id}'`);
  shop.sent.length = 0;
  const admin = { ...platform.session, shopId: shop.id, permissions: [can.SystemAll] };
  const session = { admin, owner: shop.session, staff: await shop.colleague(can.ContactList) }[who];
  renderInApp(<SupportBar />, { session });
  return platform;
}
const accesses = (admin: ScreenShop) => admin.call<{ shopId: string }[]>('GET', '/system/support');

describe('contract 6 the bar of a support access', () => {
  it('tells the administrator until when, and ends it', async () => {
    const admin = await open('admin');
    expect(await screen.findByText(/You are in Rajlakshmi Andheri for support until/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'End' }));
    await waitFor(() => expect(getSession().shopId).toBeNull());
    expect(await accesses(admin)).toEqual([]);
  });

  it('says when it is over, and leads out', async () => {
    await open('admin', true);
    expect(await screen.findByText('Your support access to this shop is over.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the shop' }));
    expect(getSession().shopId).toBeNull();
  });

  it('tells an owner who looks in and why, while it lasts', async () => {
    await open('owner');
    expect(await screen.findByText(/Meera Kulkarni is looking into this shop/)).toHaveTextContent('Asked on the phone');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there without one, and asks nothing for those who do not look after the shop', async () => {
    const { sent } = await open('staff');
    expect(screen.queryByText(/looking into/)).toBeNull();
    expect(sent).toEqual([]);
  });
});
