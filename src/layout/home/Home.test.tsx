import { screen, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import * as calls from '../../dataProvider/calls.ts';
import { renderInApp } from '../../testing.tsx';
import { RatesLine } from '../RatesLine.tsx';
import { Home } from './Home.tsx';
import { Movement } from '../rates/Movement.tsx';

const entry = (goldRate: number, silverRate: number | null, at: string) => ({
  goldRate,
  silverRate,
  diamondRate: 48_500,
  at,
});
const entries = [
  entry(12_245.5, 158, '2026-11-20T04:30:00Z'),
  entry(12_300, null, '2026-11-19T04:30:00Z'),
  entry(12_000, 157.4, '2026-11-18T04:30:00Z'),
];
const today = {
  gold: { rate: 12_245.5, at: entries[0]!.at, before: 12_300, beforeAt: entries[1]!.at },
  silver: { rate: 158, at: entries[0]!.at, before: 157.4, beforeAt: entries[2]!.at },
  diamond: { rate: 48_500, at: entries[0]!.at, before: 48_500, beforeAt: entries[1]!.at },
};
const products = [{ id: 'p1', name: 'Ring', productCode: 'RG-1', sellingPrice: 18_900, images: [] }];

const getList = vi.fn<(resource: string, params: unknown) => Promise<unknown>>();
const open = (...permissions: string[]) =>
  renderInApp(<Home />, { session: { permissions }, dataProvider: { getList: getList as DataProvider['getList'] } });
const region = (name: RegExp) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.spyOn(calls, 'get').mockImplementation(
    async path => (path === 'shops/s1/commodities/today' ? today : []) as never,
  );
  getList.mockImplementation(
    async resource =>
      ({ data: resource === 'products' ? products : [], total: resource === 'products' ? 1312 : 0 }) as never,
  );
});

describe('R-01 the day at a glance', () => {
  it('A-18 shows each rate and how it moved since the day before, in rupees and percent', async () => {
    open(can.CommodityList);
    expect(await screen.findByText('₹12,245.50')).toBeVisible();
    const rates = await region(/Rates/);
    expect(within(rates).getByText('−₹54.50').parentElement).toHaveTextContent('(−0.44 %)since 19 Nov 2026');
    expect(within(rates).getByText('+₹0.60').parentElement).toHaveTextContent('(+0.38 %)since 18 Nov 2026');
    expect(within(rates).getByText('Unchanged')).toBeVisible();
  });

  it('shows what was added last, with ways to it and to all of it', async () => {
    open(can.ProductRead);
    expect(await screen.findByRole('link', { name: /Ring RG-1 ₹18,900/ })).toHaveAttribute('href', '/products/p1');
    expect(await region(/In this shop/)).toHaveTextContent('Products1,312');
    const all = expect.objectContaining({ filter: { include_inActive: true } });
    expect(getList.mock.calls).toEqual([
      ['products', all],
      ['products', all],
    ]);
  });

  it('asks for nothing that the person may not see', async () => {
    open(can.GroupList);
    await region(/In this shop/);
    expect(calls.get).not.toHaveBeenCalled();
    expect(getList.mock.calls.map(([resource]) => resource)).toEqual(['contacts/groups']);
  });

  it('offers to add where there is nothing, to whoever may', async () => {
    open(can.ContactList, can.ContactAdd);
    expect(await screen.findByText('No contacts yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/contacts/create');
  });

  it('says so where nothing is open', () => {
    open();
    expect(screen.getByText('Nothing here is open to you in this shop')).toBeVisible();
  });

  it('X-10 logs rates that cannot be had, and says it in their place', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(calls.get).mockRejectedValue(new HttpError('', 500));
    open(can.CommodityList);
    expect(await screen.findByRole('alert')).toHaveTextContent('Server Error, Unable to process your request');
    expect(logged.mock.calls.map(([text]) => text)).toEqual(['Error fetching commodities for shop s1']);
    logged.mockClear();
  });
});

test.each([
  [{ now: 100, before: null }, 'First entry'],
  [{ now: 100.1, before: 100.1 }, 'Unchanged'],
  [{ now: 0.3, before: 0.1 }, '+₹0.20'],
])('a movement %o reads %s', (rates, text) => {
  const { container } = renderInApp(<Movement {...rates} />);
  expect(container).toHaveTextContent(text);
});

it('a rate that is missing moved nowhere', () => {
  const { container } = renderInApp(<Movement now={null} before={100} />);
  expect(container).not.toHaveTextContent(/₹|entry|Unchanged/);
});

describe('the rates in the bar', () => {
  const open = (rates: unknown, permissions: string[] = [can.CommodityList]) => {
    vi.mocked(calls.get).mockResolvedValue(rates as never);
    renderInApp(<RatesLine />, { session: { permissions } });
  };

  it('C-14 are those of the shop one is in', async () => {
    open([
      { shopId: 's2', ...entries[1] },
      { shopId: 's1', ...entries[0] },
    ]);
    expect(await screen.findByRole('link')).toHaveTextContent('Gold ₹12,245.50Silver ₹158Diamond ₹48,500');
    expect(calls.get).toHaveBeenCalledWith('shops/commodities', expect.anything());
  });

  it('are not asked for without the permission', () => {
    open([], []);
    expect(calls.get).not.toHaveBeenCalled();
  });
});
