import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { getSession } from '../../authProvider/session.ts';
import { asha, renderInApp } from '../../testing.tsx';
import { data, fakeApi } from '../testing/fakeApi.ts';
import { SupportBar } from './SupportBar.tsx';

const aMinute = 60_000;
const access = (until: number) => ({
  id: 'a1',
  userId: 'u1',
  userName: 'Meera Kulkarni',
  shopId: 's1',
  shopName: 'Rajlakshmi Andheri',
  reason: 'Asked on the phone',
  from: new Date(Date.now() - aMinute).toISOString(),
  until: new Date(Date.now() + until).toISOString(),
});

/** In the shop as an administrator, or as one of its owners. */
function open(who: 'admin' | 'owner' | 'staff', accesses: object[]) {
  const api = fakeApi({});
  api.answer('GET', /support$/, () => data(accesses));
  api.answer('DELETE', /support$/, () => data({}));
  const platform = { admin: [can.SystemAll], owner: [can.ShopList], staff: [] }[who];
  const permissions = who === 'admin' ? [can.SystemAll] : [];
  renderInApp(<SupportBar />, { session: { user: { ...asha.user!, permissions: platform }, permissions } });
  return api;
}

beforeEach(() => localStorage.clear());

describe('contract 6 the bar of a support access', () => {
  it('tells the administrator until when, and ends it', async () => {
    const api = open('admin', [access(aMinute)]);
    expect(await screen.findByText(/You are in Rajlakshmi Andheri for support until/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    expect(api.calls('DELETE', 'system/shops/s1/support')).toHaveLength(1);
    expect(getSession().shopId).toBeNull();
  });

  it('says when it is over, and leads out', async () => {
    open('admin', [access(-1_000)]);
    expect(await screen.findByText('Your support access to this shop is over.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the shop' }));
    expect(getSession().shopId).toBeNull();
  });

  it('tells an owner who looks in and why, while it lasts', async () => {
    open('owner', [access(aMinute)]);
    expect(await screen.findByText(/Meera Kulkarni is looking into this shop/)).toHaveTextContent('Asked on the phone');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there without one, and asks nothing for those who do not look after the shop', async () => {
    const api = open('staff', [access(aMinute)]);
    expect(screen.queryByText(/looking into/)).toBeNull();
    expect(api.sent).toEqual([]);
  });
});
