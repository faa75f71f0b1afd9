import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { refuse } from '../../../tests/support/screens/calls.ts';
import { ownersPlatform, shopPermissions, type Permission } from '../../../schema/permissions.ts';
import { formatDate } from '../../format.ts';
import { at, renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type ScreenShop } from '../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
/** Noon in India, so many days ago, and how a page words that day. */
const noon = (days: number) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T06:30:00Z`;
const day = (days: number) => formatDate(noon(days));
const rate = (days: number, goldRate: number, silverRate: number) => ({
  at: noon(days),
  goldRate,
  silverRate,
  diamondRate: 52_000,
});
const rates = [rate(4, 9_000, 110), rate(3, 9_100.5, 110), rate(2, 9_050, 108.5)];
const open = async (path: string, { prepare = () => {}, platform = [] as readonly Permission[] } = {}) => {
  shop = await openScreenShop([...shopPermissions, ...platform]);
  await shop.plant('commodityRates', ...rates);
  prepare();
  renderPage(path, shop.session);
};
const ofDay = (days: number) => `Rates of ${day(days)}`;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New Rate' }));
const fill = async (...rates: string[]) => {
  for (const [i, name] of ['Gold(₹)', 'Silver(₹)', 'Diamond(₹)'].entries())
    await userEvent.type(screen.getByRole('textbox', { name }), rates[i]!);
};

it('D-02 is 400 px wide and takes three figures, swallowing no key', async () => {
  await open('/gold_rates/create');
  await dialog();
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '400px' });
  await fill('₹9250.5', '1,08.75', '52,500');
  const [gold, silver, diamond] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([gold, silver, diamond].map(input => input!.value)).toEqual(['9,250.5', '1,08.75', '52,500']);
  expect(gold).toHaveAttribute('inputmode', 'decimal');
  await screen.findByText(`${day(2)}, 12:00 pm`);
});

it('V-16 goes out only when all three are there and none is zero', async () => {
  await open('/gold_rates/create');
  const form = await dialog();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getAllByText('Rate is required')).toHaveLength(3));
  await fill('9250', '0', '52500');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getAllByText('Rate is required')).toHaveLength(1));
  expect(shop.calls('POST', at.rates)).toEqual([]);
});

it('C-17 X-08 S-05 the new rates stand on top at once', async () => {
  await open('/gold_rates/create');
  const form = await dialog();
  await screen.findByText(`${day(2)}, 12:00 pm`);
  // The list is not read again before the test has looked.
  shop.hold('GET', /commodities$/);
  await fill('9250', '109.5', '52500');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Commodity created successfully!')).toBeVisible();
  expect(shop.calls('POST', at.rates)[0]!.body).toMatchObject({
    goldRate: 9250,
    silverRate: 109.5,
    diamondRate: 52500,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const made = (await screen.findByText('₹9,250.00')).closest('tr');
  expect(made!.closest('tbody')!.rows[0]).toBe(made);
  expect(made).toHaveTextContent(/₹9,250\.00₹109\.50₹52,500\.00Correct$/);
});

it('what holds follows at once wherever it is shown, also the first rates of a shop', async () => {
  shop = await openScreenShop();
  renderPage('/gold_rates/create', shop.session);
  expect(await screen.findByText('No rates yet')).toBeInTheDocument();
  const form = await dialog();
  await fill('9250', '109.5', '52500');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(await today.findByText('₹9,250')).toBeVisible();
  expect(screen.queryByText('No rates yet')).not.toBeInTheDocument();
});

describe('a rate far from the last one', () => {
  const input = (name: string) => screen.getByRole('textbox', { name });
  let log: MockInstance | undefined;
  const jump = async () => {
    // react-admin logs what a call was refused with.
    log = vi.spyOn(console, 'error').mockReturnValue();
    await open('/gold_rates/create');
    const form = await dialog();
    await screen.findByText(`₹ a gram of 999 · last ₹9,050 on ${day(2)}`);
    await fill('90500', '109.5', '40000');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    return within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  };

  afterEach(() => void log?.mockClear());

  it('is told while it is typed, with the unit and the last one', async () => {
    await open('/gold_rates/create');
    await dialog();
    expect(await screen.findByText(`₹ a carat · last ₹52,000 on ${day(2)}`)).toBeVisible();
    expect(input('Gold(₹)')).toHaveAccessibleDescription(`₹ a gram of 999 · last ₹9,050 on ${day(2)}`);
    await fill('9250', '10', '0');
    expect(input('Gold(₹)')).toHaveAccessibleDescription(/ · \+2\.21%$/);
    expect(input('Silver(₹)')).toHaveAccessibleDescription(/ · −90\.78%$/);
    expect(input('Diamond(₹)')).toHaveAccessibleDescription(/000 on [^·]*$/);
  });

  it('is asked about with old, new and the change, and saved when it is right', async () => {
    const question = await jump();
    expect(question.getByText('Gold: from ₹9,050 to ₹90,500, a change of +900%')).toBeVisible();
    expect(question.getByText('Diamond: from ₹52,000 to ₹40,000, a change of −23.08%')).toBeVisible();
    expect(question.queryByText(/Silver/)).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Yes, save' }));
    expect(await screen.findByText('Commodity created successfully!')).toBeVisible();
    expect(shop.calls('POST', at.rates).map(({ body }) => body)).toMatchObject([
      { goldRate: 90500, silverRate: 109.5, diamondRate: 40000 },
      { goldRate: 90500, silverRate: 109.5, diamondRate: 40000, confirmed: true },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays as it was typed, with what is asked at its field, when it is not', async () => {
    const question = await jump();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(input('Gold(₹)')).toHaveAccessibleDescription(
        'From ₹9,050 to ₹90,500 it changes by 900%. If that is right, confirm it.',
      ),
    );
    expect(input('Gold(₹)')).toHaveValue('90500');
    expect(input('Gold(₹)')).toHaveFocus();
    expect(input('Silver(₹)')).toHaveValue('109.5');
    expect(shop.calls('POST', at.rates)).toHaveLength(1);
  });
});

describe('an entry of the history', () => {
  const wrong = { ...rate(1, 90_500, 109), diamondRate: null };
  const row = (text: string) => screen.getByText(text).closest('tr')!;
  const correct = async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Correct the rates of ${day(1)}, 12:00 pm` }));
    return within(await screen.findByRole('dialog', { name: `Correct the rates of ${day(1)}, 12:00 pm` }));
  };
  const openWrong = async () => {
    shop = await openScreenShop();
    await shop.plant('commodityRates', ...rates, wrong);
    renderPage('/gold_rates', shop.session);
  };

  it('is corrected in place, and stays there marked with who withdrew it', async () => {
    await openWrong();
    const form = await correct();
    // What held before it, not the wrong rate itself.
    expect(await form.findByText(`₹ a gram of 999 · last ₹9,050 on ${day(2)}`, { exact: false })).toBeVisible();
    expect(form.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['90500', '109']);
    await userEvent.clear(form.getByRole('textbox', { name: 'Gold(₹)' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Gold(₹)' }), '9055');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rates corrected')).toBeVisible();
    expect(shop.calls('POST', '/correct')[0]!.body).toMatchObject({ goldRate: 9055, silverRate: 109 });
    expect(shop.calls('POST', '/correct')[0]!.body).not.toHaveProperty('diamondRate');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    expect(await screen.findByText(/^Withdrawn by Person, /)).toBeVisible();
    const withdrawn = row('₹90,500.00');
    expect([...withdrawn.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
      `${day(1)}, 12:00 pm`,
      '₹90,500.00',
      '₹109.00',
      '–',
    ]);
    expect(within(withdrawn).queryByRole('button', { name: /Correct/ })).not.toBeInTheDocument();
    expect(row('₹9,055.00').nextElementSibling).toBe(withdrawn);
    const today = within(await screen.findByRole('region', { name: ofDay(1) }));
    expect(await today.findByText('₹9,055')).toBeVisible();
  });

  it('is asked about and refused as a new one is', async () => {
    await openWrong();
    const form = await correct();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('These are the rates that stand there now. Change what was wrong.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Silver(₹)' }), '0');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, save' }));
    expect(await screen.findByText('Rates corrected')).toBeVisible();
    expect(shop.calls('POST', '/correct').at(-1)!.body).toMatchObject({ silverRate: 1090, confirmed: true });
  });

  it('is left alone by whoever may not enter rates', async () => {
    shop = await openScreenShop(['shops/commodities/list']);
    await shop.plant('commodityRates', ...rates);
    renderPage('/gold_rates', shop.session);
    await screen.findByText(`${day(2)}, 12:00 pm`);
    expect(screen.queryByRole('button', { name: /Correct/ })).not.toBeInTheDocument();
  });
});

it('X-11 a failed creation is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await open('/gold_rates/create');
  const form = await dialog();
  shop.answer('POST', /commodities$/, () => refuse(500, { responseMessage: 'Broken.' }));
  await fill('9250', '109.5', '52500');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(log).toHaveBeenCalledWith('Error creating commodity', expect.anything()));
  expect(screen.queryByText('Broken.')).not.toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Gold(₹)' })).toHaveValue('9,250');
  log.mockClear();
});

it('C-16 K-02 asks for ten a page, and can be asked for one metal', async () => {
  await open('/gold_rates');
  await screen.findByText(`${day(2)}, 12:00 pm`);
  expect(shop.calls('GET', at.rates)[0]!.query).toEqual({ pageNumber: '1', pageSize: '10' });
  await userEvent.click(screen.getByRole('button', { name: 'Metal: All' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Silver' }));
  await screen.findByRole('button', { name: 'Metal: Silver' });
  await waitFor(() => expect(shop.calls('GET', at.rates).at(-1)!.query).toMatchObject({ type: '2' }));
});

it('X-10 logs what could not be fetched, and the page says so', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await open('/gold_rates', { prepare: () => shop.answer('GET', /commodities$/, () => refuse(500, {})) });
  await waitFor(() => expect(log).toHaveBeenCalledWith('Error fetching commodities', expect.anything()));
  expect(await screen.findByText('The rates could not be loaded.')).toBeVisible();
  log.mockClear();
});

describe('A-18 the page of the rates', () => {
  const region = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

  it('tells each rate, its movement in rupees and percent, and what lesser finenesses cost', async () => {
    await open('/gold_rates');
    const panel = await region(ofDay(2));
    expect(await panel.findByText('₹9,050')).toBeVisible();
    expect(panel.getByText('−₹50.50').parentElement).toHaveTextContent(`−₹50.50(−0.55%)since ${day(3)}`);
    expect(panel.getByText('−₹1.50').parentElement).toHaveTextContent(`−₹1.50(−1.36%)since ${day(3)}`);
    const [gold, silver] = panel.getAllByRole('list', { name: 'By fineness' });
    expect(gold).toHaveTextContent('91622 karat₹8,289.8075018 karat₹6,787.50');
    expect(silver).toHaveTextContent('925sterling₹100.36');
  });

  it('shows how a rate went, by metal, fineness and span, with the same figures in a table', async () => {
    await open('/gold_rates');
    const panel = await region('History');
    const asked = () => shop.calls('GET', 'commodities/trend').map(({ query }) => query);
    const lines = async () => (await panel.findAllByRole('row')).slice(1).map(row => row.textContent);
    expect(await lines()).toEqual([`${day(2)}₹9,050−₹50.50`, `${day(3)}₹9,100.50+₹100.50`, `${day(4)}₹9,000–`]);
    expect(panel.getByText('Change', { selector: 'dt' }).parentElement).toHaveTextContent('Change+₹50 (+0.56%)');
    expect(asked()).toEqual([{ type: '1', span: 'month' }]);
    await userEvent.click(panel.getByRole('button', { name: '916' }));
    expect((await lines())[0]).toBe(`${day(2)}₹8,289.80−₹46.26`);
    await userEvent.click(panel.getByRole('button', { name: 'Year' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ type: '1', span: 'year' }));
    await userEvent.click(panel.getByRole('button', { name: 'Diamond' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ type: '3', span: 'year' }));
    await waitFor(async () => expect((await lines())[0]).toBe(`${day(2)}₹52,000₹0`));
    expect(panel.queryByRole('group', { name: 'Fineness' })).not.toBeInTheDocument();
  });

  it('says so when there were none', async () => {
    shop = await openScreenShop();
    renderPage('/gold_rates', shop.session);
    expect(await (await region('History')).findByText('No rates in this time.')).toBeVisible();
  });

  it('lets the owner show the rate board and copy its address', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await open('/gold_rates', { platform: ownersPlatform });
    // Of its own, where userEvent has put one in the way.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const panel = await region('Rate board');
    const address = () => panel.queryByRole('textbox', { name: 'Address of the rate board' });
    expect(address()).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('switch', { name: 'Show the rate board' }));
    await waitFor(() => expect(address()).toHaveValue(`${location.origin}/rate_board/${shop.id}`));
    expect(await shop.call('GET', '')).toMatchObject({ ratesPublic: true });
    await userEvent.click(panel.getByRole('button', { name: 'Copy the address' }));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/rate_board/${shop.id}`);
    expect(await screen.findByText('Address copied')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      `${location.origin}/rate_board/${shop.id}`,
    );
  });

  it('has no board for whoever may not change the shop', async () => {
    await open('/gold_rates');
    await region(ofDay(2));
    expect(screen.queryByRole('region', { name: 'Rate board' })).not.toBeInTheDocument();
  });
});
