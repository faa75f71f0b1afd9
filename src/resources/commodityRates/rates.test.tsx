import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { data, fakeApi, refuse } from '../testing/fakeApi.ts';
import { ownersPlatform } from '../../../schema/permissions.ts';
import { asha } from '../../testing.tsx';
import { at, renderPage } from '../testing/renderPage.tsx';

const earlier = { id: 'r1', at: '2026-11-19T05:00:00Z', goldRate: 9200, silverRate: 108.5, diamondRate: 52000 };

const at19 = { at: '2026-11-19T05:00:00Z', beforeAt: '2026-11-18T05:00:00Z' };
const today = {
  gold: { rate: 9_200, before: 9_000, ...at19 },
  silver: { rate: 108.5, before: 110, ...at19 },
  diamond: null,
};
const trend = {
  unit: 'day',
  points: [
    { on: '2026-11-17', rate: 9_000 },
    { on: '2026-11-18', rate: 9_100.5 },
    { on: '2026-11-19', rate: 9_050 },
  ],
};
const none = { unit: 'day', points: [] };
let shop: Record<string, unknown>;

let api: ReturnType<typeof fakeApi>;
const open = (path: string, prepare = () => {}, platform: readonly string[] = []) => {
  api = fakeApi({ [at.rates]: [earlier] });
  api.answer('GET', /imports$/, () => data([]));
  api.answer('GET', /commodities\/today$/, () => data(today));
  api.answer('GET', /commodities\/trend$/, ({ query }) => data(query['type'] === '3' ? none : trend));
  api.answer('GET', /^shops\/s1$/, () => data(shop));
  api.answer('PUT', /^shops\/s1$/, ({ body }) => data((shop = { ...shop, ...(body as object) })));
  prepare();
  renderPage(path, { user: { ...asha.user!, permissions: [...platform] } });
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New Rate' }));
const fill = async (...rates: string[]) => {
  for (const [i, name] of ['Gold(₹)', 'Silver(₹)', 'Diamond(₹)'].entries())
    await userEvent.type(screen.getByRole('textbox', { name }), rates[i]!);
};

beforeEach(() => {
  localStorage.clear();
  shop = { id: 's1', name: 'Andheri', status: 'Approved', ratesPublic: false, version: 1 };
});

it('D-02 is 400 px wide and takes three figures, nothing else', async () => {
  open('/gold_rates/create');
  await dialog();
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '400px' });
  await fill('abc9250.5', '1,08.75', '₹52,500');
  const [gold, silver, diamond] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([gold, silver, diamond].map(input => input!.value)).toEqual(['9250.5', '108.75', '52500']);
  expect(gold).toHaveAttribute('inputmode', 'decimal');
});

it('V-16 goes out only when all three are there and none is zero', async () => {
  open('/gold_rates/create');
  const form = await dialog();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getAllByText('Rate is required')).toHaveLength(3));
  await fill('9250', '0', '52500');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getAllByText('Rate is required')).toHaveLength(1));
  expect(api.calls('POST', at.rates)).toEqual([]);
});

it('C-17 X-08 S-05 the new rates stand on top at once', async () => {
  open('/gold_rates/create');
  const form = await dialog();
  await screen.findByText('19 Nov 2026, 10:30');
  // The list is not read again before the test has looked.
  api.answer('GET', /commodities$/, () => new Promise<Response>(() => {}));
  await fill('9250', '109.5', '52500');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Commodity created successfully!')).toBeVisible();
  expect(api.calls('POST', at.rates)[0]!.body).toEqual({ goldRate: 9250, silverRate: 109.5, diamondRate: 52500 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const made = (await screen.findByText('₹9,250')).closest('tr');
  expect(made!.closest('tbody')!.rows[0]).toBe(made);
});

it('X-11 a failed creation is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  open('/gold_rates/create');
  const form = await dialog();
  api.answer('POST', /commodities$/, () => refuse(500, { responseMessage: 'Broken.' }));
  await fill('9250', '109.5', '52500');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(log).toHaveBeenCalledWith('Error creating commodity', expect.anything()));
  expect(screen.queryByText('Broken.')).not.toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Gold(₹)' })).toHaveValue('9250');
  log.mockClear();
});

it('C-16 K-02 asks for ten a page, and can be asked for one metal', async () => {
  open('/gold_rates');
  await screen.findByText('19 Nov 2026, 10:30');
  expect(api.calls('GET', at.rates)[0]!.query).toEqual({ pageNumber: '1', pageSize: '10' });
  await userEvent.click(screen.getByRole('button', { name: 'Metal: All' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Silver' }));
  await screen.findByRole('button', { name: 'Metal: Silver' });
  await waitFor(() => expect(api.calls('GET', at.rates).at(-1)!.query).toMatchObject({ type: '2' }));
});

it('X-10 logs what could not be fetched, and the page says so', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  open('/gold_rates', () => api.answer('GET', /commodities$/, () => refuse(500, {})));
  await waitFor(() => expect(log).toHaveBeenCalledWith('Error fetching commodities', expect.anything()));
  expect(await screen.findByText('The rates could not be loaded.')).toBeVisible();
  log.mockClear();
});

describe('A-18 the page of the rates', () => {
  const region = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

  it('tells each rate, its movement in rupees and percent, and what lesser finenesses cost', async () => {
    open('/gold_rates');
    const panel = await region('Today');
    expect(await panel.findByText('₹9,200')).toBeVisible();
    expect(panel.getByText('+₹200').parentElement).toHaveTextContent('+₹200(+2.22 %)since 18 Nov 2026');
    expect(panel.getByText('−₹1.50').parentElement).toHaveTextContent('−₹1.50(−1.36 %)since 18 Nov 2026');
    const [gold, silver] = panel.getAllByRole('list', { name: 'By fineness' });
    expect(gold).toHaveTextContent('91622 karat₹8,427.2075018 karat₹6,900');
    expect(silver).toHaveTextContent('925sterling₹100.36');
  });

  it('shows how a rate went, by metal, fineness and span, with the same figures in a table', async () => {
    open('/gold_rates');
    const panel = await region('History');
    const asked = () => api.calls('GET', 'commodities/trend').map(({ query }) => query);
    const lines = async () => (await panel.findAllByRole('row')).slice(1).map(row => row.textContent);
    expect(await lines()).toEqual(['19 Nov 2026₹9,050−₹50.50', '18 Nov 2026₹9,100.50+₹100.50', '17 Nov 2026₹9,000–']);
    expect(panel.getByText('Change', { selector: 'dt' }).parentElement).toHaveTextContent('Change+₹50 (+0.56 %)');
    expect(asked()).toEqual([{ type: '1', span: 'month' }]);
    await userEvent.click(panel.getByRole('button', { name: '916' }));
    expect((await lines())[0]).toBe('19 Nov 2026₹8,289.80−₹46.26');
    await userEvent.click(panel.getByRole('button', { name: 'Year' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ type: '1', span: 'year' }));
    await userEvent.click(panel.getByRole('button', { name: 'Diamond' }));
    expect(await panel.findByText('No rates in this time.')).toBeVisible();
    expect(panel.queryByRole('group', { name: 'Fineness' })).not.toBeInTheDocument();
  });

  it('lets the owner show the rate board and copy its address', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    open('/gold_rates', undefined, ownersPlatform);
    // Of its own, where userEvent has put one in the way.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const panel = await region('Rate board');
    const address = () => panel.queryByRole('textbox', { name: 'Address of the rate board' });
    expect(address()).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('switch', { name: 'Show the rate board' }));
    await waitFor(() => expect(address()).toHaveValue(`${location.origin}/rate_board/s1`));
    expect(api.calls('PUT', 'shops/s1')[0]!.body).toMatchObject({ ratesPublic: true });
    await userEvent.click(panel.getByRole('button', { name: 'Copy the address' }));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/rate_board/s1`);
    expect(await screen.findByText('Address copied')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `${location.origin}/rate_board/s1`);
  });

  it('has no board for whoever may not change the shop', async () => {
    open('/gold_rates');
    await region('Today');
    expect(screen.queryByRole('region', { name: 'Rate board' })).not.toBeInTheDocument();
  });
});
