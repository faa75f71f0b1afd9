import { act, screen, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import * as calls from '../../dataProvider/calls.ts';
import { renderInApp } from '../../testing.tsx';
import { RatesLine } from '../RatesLine.tsx';
import { Home } from './Home.tsx';
import { Movement } from '../rates/Movement.tsx';

const [nineteenth, eighteenth, seventeenth] = ['19', '18', '17'].map(day => `2026-11-${day}T04:30:00Z`) as [
  string,
  string,
  string,
];
const twentieth = '2026-11-20T04:30:00Z';
const today = {
  gold: { rate: 12_245.5, at: twentieth, before: 12_300, beforeAt: nineteenth },
  silver: { rate: 158, at: twentieth, before: 157.4, beforeAt: eighteenth },
  diamond: { rate: 48_500, at: twentieth, before: 48_500, beforeAt: nineteenth },
};
/** Silver was not among the last that came in. */
const mixed = { ...today, silver: { ...today.silver, at: seventeenth } };
let rates: typeof today | null;
const answers = (): Record<string, unknown> => ({ 'shops/s1/commodities/today': rates, 'public/ads/home': null });
const products = [{ id: 'p1', name: 'Ring', productCode: 'RG-1', sellingPrice: 18_900, images: [] }];

const getList = vi.fn<(resource: string, params: unknown) => Promise<unknown>>();
/** Of bills by their day; of old gold and of orders. */
const sums =
  vi.fn<(resource: string, asked: { filter: Record<string, unknown> }) => Promise<Record<string, number | null>>>();
const sold: Record<string, number> = { '2026-11-20': 82_500, '2026-11-13': 61_000, '2025-11-21': 40_000 };
const open = (...permissions: string[]) => {
  const dataProvider = { getList: getList as DataProvider['getList'], sums };
  return renderInApp(<Home />, { session: { permissions }, dataProvider });
};
const region = (name: RegExp | string) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  rates = today;
  vi.spyOn(calls, 'get').mockImplementation(async path => (path in answers() ? answers()[path] : []) as never);
  sums.mockImplementation(async (resource, { filter }) => ({
    total: resource === 'quick_bills' ? (sold[String(filter['day_gte'])] ?? null) : 48_090,
    fineGold: 8.015,
    due: 34_800,
  }));
  getList.mockImplementation(
    async resource =>
      ({ data: resource === 'products' ? products : [], total: resource === 'products' ? 1312 : 0 }) as never,
  );
});

afterEach(() => void vi.useRealTimers());

describe('R-01 the day at a glance', () => {
  it('A-18 shows each rate and how it moved since the day before, in rupees and percent', async () => {
    open(can.CommodityList);
    expect(await screen.findByText('₹12,245.50')).toBeVisible();
    const rates = await region('Rates');
    expect(within(rates).getByText('−₹54.50').parentElement).toHaveTextContent('(−0.44%)since 19 Nov 2026');
    expect(within(rates).getByText('+₹0.60').parentElement).toHaveTextContent('(+0.38%)since 18 Nov 2026');
    expect(within(rates).getByText('Unchanged')).toBeVisible();
  });

  it('tells of which day the rates are where they are not of today, and asks for those of today', async () => {
    vi.setSystemTime('2026-11-21T04:00:00Z');
    rates = mixed;
    open(can.CommodityList, can.CommodityAdd);
    const panel = within(await region('Rates of 20 Nov 2026'));
    expect(panel.getByText('not entered today')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Enter new rates' })).toHaveAttribute('href', '/gold_rates/create');
    expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Gold  a gram',
      'Silver  a gram · of 17 Nov 2026',
      'Diamond  a carat',
    ]);
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

  it('shows what was sold today beside the same weekday before, what was bought, and which orders are due', async () => {
    open(can.QuickBillList, can.OldGoldList, can.SalesOrderList);
    const day = within(await region('Today in the shop'));
    const bills = await day.findByRole('link', { name: /^Bills ?₹82,500 ?Last Fri: ₹61,000 ?A year ago: ₹40,000$/ });
    const told = { day_gte: '2026-11-20', day_lte: '2026-11-20', state: 'issued' };
    expect(bills).toHaveAttribute('href', `/quick_bills?${new URLSearchParams({ filter: JSON.stringify(told) })}`);
    expect(await day.findByRole('link', { name: /^Old gold bought ?₹48,090 ?8.015 g fine gold$/ })).toBeVisible();
    const orders = await day.findByRole('link', { name: /^Orders to be delivered by today ?0 ?Left to pay: ₹34,800$/ });
    expect(orders).toHaveAttribute('href', expect.stringContaining('dueBy'));
  });

  it('tells no nought where a figure cannot be had', async () => {
    sums.mockResolvedValue(null as never);
    open(can.QuickBillList);
    const day = within(await region('Today in the shop'));
    expect(await day.findByRole('link', { name: /^Bills ?– ?Last Fri: – ?A year ago: –$/ })).toBeVisible();
  });

  describe('the cash of the day', () => {
    const book = {
      books: [
        { account: 'cash:t1', name: 'Counter', unit: 'INR', amount: 12_400.5 },
        { account: 'cash:t2', name: 'Upstairs', unit: 'INR', amount: 600 },
        { account: 'card', name: null, unit: 'INR', amount: 9_000 },
      ],
      trays: [],
      orderBox: 0,
    };
    test.each([
      ['is what all drawers hold by the books', 'open', book, '₹13,000.50 ?By the books'],
      ['is not told where the shop counts without knowing', 'open', null, '– ?Counted without knowing'],
      ['is not told of a day that is closed', 'closed', book, '– ?Closed on 20 Nov 2026'],
    ])('%s', async (_, state, expected, told) => {
      getList.mockResolvedValue({ data: [{ id: 'd1', day: '2026-11-20', state }], total: 1 } as never);
      vi.mocked(calls.get).mockImplementation(async path => (path.endsWith('/expected') ? expected : null) as never);
      open(can.LedgerList, can.LedgerClose);
      const day = within(await region('Today in the shop'));
      const cash = await day.findByRole('link', { name: new RegExp(`^Cash in the drawers ?${told}$`) });
      expect(cash).toHaveAttribute('href', '/business_days/d1');
    });

    it('is of no day before the first entry', async () => {
      open(can.LedgerList, can.LedgerClose);
      const day = within(await region('Today in the shop'));
      expect(await day.findByRole('link', { name: /^Cash in the drawers ?– ?Nothing was booked yet$/ })).toBeVisible();
    });
  });

  it('shows of the day what the person may see', async () => {
    open(can.SalesOrderList);
    await region('Today in the shop');
    expect(sums.mock.calls.map(([resource]) => resource)).toEqual(['sales_orders']);
  });

  it('asks for nothing that the person may not see', async () => {
    open(can.GroupList);
    await region(/In this shop/);
    expect(vi.mocked(calls.get).mock.calls.map(([path]) => path)).toEqual(['public/ads/home']);
    expect(getList.mock.calls.map(([resource]) => resource)).toEqual(['contacts/groups']);
  });

  it('offers to add where there is nothing, to whoever may', async () => {
    open(can.ContactList, can.ContactAdd);
    expect(await screen.findByText('No contacts yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/contacts/create');
  });

  describe('a new shop', () => {
    const setsUp = [can.ShopEdit, can.CommodityAdd, can.CommodityList, can.PieceAdd, can.ContactAdd, can.QuickBillAdd];
    const steps = () => screen.findByRole('region', { name: 'Five steps to the first bill' });
    const told = async () =>
      within(await steps())
        .getAllByRole('link')
        .map(link => [link.getAttribute('href'), link.textContent.endsWith('Done')]);

    it('is led to its first bill, by steps that tick themselves off', async () => {
      getList.mockImplementation(async resource => ({ data: [], total: resource === 'pieces' ? 3 : 0 }) as never);
      open(...setsUp);
      await within(await steps()).findAllByText('Done');
      expect(await told()).toEqual([
        ['/shops/s1', false],
        ['/gold_rates/create', true],
        ['/pieces/create', true],
        ['/contacts/create', false],
        ['/quick_bills/create', false],
      ]);
    });

    it('has no more steps once there is a bill, nor has whoever may not set it up', async () => {
      getList.mockImplementation(async resource => ({ data: [], total: resource === 'quick_bills' ? 1 : 0 }) as never);
      const { unmount } = open(...setsUp);
      await region('Rates');
      await vi.waitFor(() => expect(getList.mock.calls.map(([resource]) => resource)).toContain('quick_bills'));
      expect(screen.queryByText('Five steps to the first bill')).not.toBeInTheDocument();
      unmount();
      getList.mockClear();
      open(...setsUp.slice(1));
      await region('Rates');
      expect(getList.mock.calls.map(([resource]) => resource)).not.toContain('quick_bills');
    });
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
  const open = (permissions: string[] = [can.CommodityList]) =>
    renderInApp(<RatesLine />, { session: { permissions } });

  it('are those of the shop one is in', async () => {
    open();
    expect(await screen.findByRole('link')).toHaveTextContent('Gold ₹12,245.50Silver ₹158Diamond ₹48,500');
  });

  it.each([
    [
      'the day of what is not of today',
      '2026-11-21T04:00:00Z',
      today,
      '20 NovGold ₹12,245.50Silver ₹158Diamond ₹48,500',
    ],
    [
      'the year where it is another',
      '2027-01-02T04:00:00Z',
      today,
      '20 Nov 2026Gold ₹12,245.50Silver ₹158Diamond ₹48,500',
    ],
    ['the day of each that is older', twentieth, mixed, 'Gold ₹12,245.50Silver ₹158 17 NovDiamond ₹48,500'],
  ])('tell %s', async (_, now, given, text) => {
    vi.setSystemTime(now);
    rates = given;
    open();
    expect(await screen.findByRole('link')).toHaveTextContent(text);
  });

  it('turn into those of yesterday at midnight in India', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-20T18:29:30Z') });
    open();
    const line = await screen.findByRole('link');
    expect(line).not.toHaveTextContent('20 Nov');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(line).toHaveTextContent('20 NovGold');
  });

  it('are not asked for without the permission', () => {
    open([]);
    expect(calls.get).not.toHaveBeenCalled();
  });
});
