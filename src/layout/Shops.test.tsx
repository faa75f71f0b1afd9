import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { can } from '../../schema/permissions.ts';
import * as account from '../authProvider/account.ts';
import { asha, renderInApp } from '../testing.tsx';
import { Shops } from './Shops.tsx';
import { ShopLine } from './ShopLine.tsx';
import { ShopSwitcher } from './ShopSwitcher.tsx';
import { TopBar } from './TopBar.tsx';

const andheri = { id: 's1', name: 'Rajlakshmi Andheri' };
const pune = { id: 's2', name: 'Rajlakshmi Pune' };
const click = async (role: string, name: RegExp) => userEvent.click(await screen.findByRole(role, { name }));

beforeEach(() => {
  vi.spyOn(account, 'myShops').mockResolvedValue([andheri, pune]);
  vi.spyOn(account, 'chooseShop').mockResolvedValue();
});

describe('R-06 A-21 the shops', () => {
  it('lists mine, says where I am, and enters another at the page I wanted', async () => {
    renderInApp(<Shops />, { path: '/shops?returnUrl=%2Fproducts' });
    expect(await screen.findByRole('button', { name: /Andheri You are here/ })).toBeVisible();
    await click('button', /Pune/);
    expect(account.chooseShop).toHaveBeenCalledWith('s2', '/products');
  });

  it('only goes on when I stay where I am', async () => {
    renderInApp(<Shops />, { path: '/shops?returnUrl=%2Fproducts' });
    await click('button', /Andheri/);
    expect(account.chooseShop).not.toHaveBeenCalled();
    expect(screen.getByTestId('address')).toHaveTextContent('/products');
  });

  it('stays when the shop cannot be entered', async () => {
    vi.mocked(account.chooseShop).mockRejectedValue(new HttpError('You do not have permission to do this.', 403));
    renderInApp(<Shops />, { path: '/shops' });
    await click('button', /Pune/);
    expect(screen.getByRole('alert')).toHaveTextContent('You do not have permission');
    expect(screen.getByRole('button', { name: /Pune/ })).toBeEnabled();
  });

  it('says what to do when there is none', async () => {
    vi.mocked(account.myShops).mockResolvedValue([]);
    renderInApp(<Shops />, { path: '/shops', session: { shopId: null } });
    expect(await screen.findByText('You are in no shop yet')).toBeVisible();
  });

  it('offers another try when they cannot be had', async () => {
    vi.mocked(account.myShops).mockRejectedValueOnce(new HttpError('', 500));
    renderInApp(<Shops />, { path: '/shops' });
    await click('button', /Try again/);
    expect(await screen.findByRole('button', { name: /Pune/ })).toBeVisible();
  });
});

describe('the bar of a phone', () => {
  it.each([
    ['names the shop where a person has several', [andheri, pune], 1],
    ['says nothing where there is one', [andheri], 0],
  ])('%s', async (_, mine, times) => {
    vi.mocked(account.myShops).mockResolvedValue(mine);
    renderInApp(<ShopLine />);
    await waitFor(() => expect(account.myShops).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryAllByText('Rajlakshmi Andheri')).toHaveLength(times));
  });

  it('has a button that looks like a menu', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const open = vi.fn<() => void>();
    renderInApp(<TopBar onMenu={open} />);
    const menu = screen.getByLabelText('Menu');
    expect(within(menu).getByTestId('MenuRoundedIcon')).toBeInTheDocument();
    await userEvent.click(menu);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('the shop switcher', () => {
  it('enters another shop at the list that one was looking at', async () => {
    renderInApp(<ShopSwitcher />, { path: '/contacts/groups/g1', session: { permissions: [can.GroupList] } });
    await click('button', /now Rajlakshmi Andheri/);
    await click('menuitem', /Pune/);
    expect(account.chooseShop).toHaveBeenCalledWith('s2', '/contacts/groups');
  });

  it('enters the details of the other shop from those of this one', async () => {
    const user = { ...asha.user!, permissions: [can.ShopList] };
    renderInApp(<ShopSwitcher />, { path: '/shops/s1', session: { user } });
    await click('button', /now Rajlakshmi Andheri/);
    await click('menuitem', /Pune/);
    expect(account.chooseShop).toHaveBeenCalledWith('s2', '/shops/s2');
  });

  it('is not there where there is no shop', async () => {
    vi.mocked(account.myShops).mockResolvedValue([]);
    const { container } = renderInApp(<ShopSwitcher />, { session: { shopId: null } });
    await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeNull());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a name and no button where there is one shop', async () => {
    vi.mocked(account.myShops).mockResolvedValue([andheri]);
    renderInApp(<ShopSwitcher />);
    expect(await screen.findByText('Rajlakshmi Andheri')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
