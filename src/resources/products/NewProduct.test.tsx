import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pictureFile } from '../../../tests/support/screens/pictureFile.ts';
import { at, renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let unitId: string | undefined;

/** The dialog, open over the list. */
const open = async (symbols = ['gm']) => {
  shop = await openScreenShop();
  const [unit] = await shop.make(at.units, ...symbols.map(symbol => ({ symbol })));
  unitId = unit?.id;
  renderPage('/products/create', shop.session);
  return within(await screen.findByRole('dialog', { name: 'New Product' }));
};
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
/** All at once: each character typed would render the whole page. */
const put = async (input: HTMLElement, text: string) => {
  await userEvent.click(input);
  await userEvent.paste(text);
};
const fill = async () => {
  await put(field(/^Name/), '  Lotus ring ');
  await put(field(/Product Code/), 'LR-1');
  await put(field(/MRP/), '₹1,200.50');
  await put(field(/Purchase/), '900');
  await put(field(/Selling/), '1100');
  await put(screen.getByRole('combobox', { name: /Unit/ }), 'gm');
  await userEvent.keyboard('{Escape}');
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const posts = () => shop.calls('POST', at.products);
const pick = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), files, { applyAccept: false });

describe('D-01 New Product', () => {
  it('is 600 px wide with a title, a way out, the form and Save; the description is hidden', async () => {
    const dialog = await open();
    expect(screen.getByRole('dialog')).toHaveStyle({ width: '600px' });
    expect(dialog.getByRole('heading', { name: 'New Product' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(dialog.queryByLabelText(/Description/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address')).toHaveTextContent('/products');
  });

  it('asks before it closes over something typed', async () => {
    const dialog = await open();
    await userEvent.type(field(/^Name/), 'Lotus');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(field(/^Name/)).toHaveValue('Lotus'));
    await userEvent.type(field(/^Name/), '{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('K-02 loads units, groups, categories and GSTs whole, with an empty search', async () => {
    await open();
    for (const path of [at.units, at.groupsOfProducts, at.categories, at.gsts]) {
      await waitFor(() => expect(shop.calls('GET', path)[0]?.query).toMatchObject({ pageSize: '0' }));
      expect(shop.calls('GET', path)[0]!.query).not.toHaveProperty('query');
    }
  });

  it('V-01 V-09 X-08 S-05 Enter saves what was typed, cleaned; the dialog closes and the list shows it', async () => {
    await open();
    await fill();
    await userEvent.type(field(/Tax/), 'none');
    await userEvent.type(field(/Selling/), '{Enter}');
    expect(await screen.findByText('Product created successfully!')).toBeVisible();
    expect(posts()[0]!.body).toMatchObject({
      name: 'Lotus ring',
      productCode: 'LR-1',
      unitId,
      mrp: 1200.5,
      purchasePrice: 900,
      sellingPrice: 1100,
      isActive: true,
      subscriptionOnly: false,
      productPrice: null,
    });
    expect((posts()[0]!.body as { taxPercentage?: number }).taxPercentage ?? null).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Lotus ring')).toBeVisible();
  });

  it('S-03 shows a thread and disables Save while it saves', async () => {
    const dialog = await open();
    const letGo = shop.hold('POST', /admin\/products$/);
    await fill();
    await save();
    expect(await dialog.findByRole('progressbar')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('validation', () => {
  it('V-08 stops before anything is sent, says it at the fields and goes to the first', async () => {
    const dialog = await open();
    await save();
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(field(/^Name/)).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  it('V-01 V-02 V-03 V-04 V-05 says what each field wants', async () => {
    await open();
    await save();
    await waitFor(() => expect(field(/^Name/)).toHaveAccessibleDescription('Name is required'));
    expect(field(/Product Code/)).toHaveAccessibleDescription('Product Code is required');
    expect(field(/Selling Price/)).toHaveAccessibleDescription('Selling Price is required');
    expect(field(/MRP/)).toHaveAccessibleDescription('Cost Price is required');
    expect(field(/Purchase Price/)).toHaveAccessibleDescription('Cost Price is required');
    expect(screen.getByRole('combobox', { name: /Unit/ })).toHaveAccessibleDescription('Please Select Unit');
  });

  it('V-05 X-10 a symbol that no unit has is logged, said at the field and not sent', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const dialog = await open();
    await fill();
    await userEvent.type(screen.getByRole('combobox', { name: /Unit/ }), 'x');
    await userEvent.keyboard('{Escape}');
    await save();
    expect(await dialog.findByText('Please Select Unit')).toBeVisible();
    expect(log.mock.calls.map(([text]) => text)).toEqual(['No matching unit found for the provided symbol.']);
    expect(posts()).toEqual([]);
    log.mockClear();
  });

  it('V-05 whoever saves before the units have come is not told that there is no such unit', async () => {
    shop = await openScreenShop();
    const [unit] = await shop.make(at.units, { symbol: 'gm' });
    const come = shop.hold('GET', /units$/);
    renderPage('/products/create', shop.session);
    await screen.findByRole('dialog', { name: 'New Product' });
    await fill();
    await save();
    expect(posts()).toEqual([]);
    come();
    await waitFor(() => expect(posts()).toMatchObject([{ body: { unitId: unit!.id } }]));
  });

  it('Enter takes the unit that the list offers, and saves only after that', async () => {
    await open();
    await fill();
    const unit = screen.getByRole('combobox', { name: /Unit/ });
    await userEvent.clear(unit);
    await userEvent.type(unit, 'gm');
    expect(await screen.findByRole('option', { name: 'gm' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'gm' })).not.toBeInTheDocument());
    expect(posts()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('X-10 logs that there are no units', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open([]);
    await waitFor(() => expect(log).toHaveBeenCalledWith('No units available.', ''));
    log.mockClear();
  });

  it('X-12 X-02 toasts what the server says and keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await fill();
    const prices = { mrp: 1, purchasePrice: 1, sellingPrice: 1 };
    await shop.make(at.products, { name: 'Theirs', productCode: 'LR-1', unitId, ...prices });
    await save();
    expect((await screen.findAllByText('Product Code exists already')).length).toBeGreaterThan(1);
    expect(field(/Product Code/)).toHaveAccessibleDescription('Product Code exists already');
    expect(field(/Product Code/)).toHaveFocus();
    expect(field(/Product Code/)).toHaveValue('LR-1');
    log.mockClear();
  });
});

describe('S-03 sold by subscription only', () => {
  const toggle = () => userEvent.click(screen.getByRole('switch', { name: 'Subscription only' }));
  const price = () => screen.getByRole('textbox', { name: 'Price' });

  it('K-01 E-04 asks for a price: thirty days, free, without a name', async () => {
    await open();
    expect(screen.queryByRole('textbox', { name: /Price name/ })).not.toBeInTheDocument();
    await toggle();
    expect(await screen.findByRole('textbox', { name: /Price name/ })).toHaveValue('');
    expect(price()).toHaveValue('0');
    await userEvent.click(screen.getByRole('combobox', { name: /Duration/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(durations);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Monthly');
  });

  it('V-06 the price has rules of its own', async () => {
    const dialog = await open();
    await toggle();
    await userEvent.clear(price());
    await save();
    expect(await dialog.findByText('This field could not be empty.')).toBeVisible();
    expect(dialog.getAllByText('Name is required')).toHaveLength(2);
    await userEvent.type(price(), '-1');
    expect(await dialog.findByText('Price cannot be negative')).toBeVisible();
  });

  it('starts anew each time it is switched on, and is not sent when it is off', async () => {
    await open();
    await fill();
    await toggle();
    await userEvent.type(screen.getByRole('textbox', { name: /Price name/ }), 'Care');
    await toggle();
    expect(screen.queryByRole('textbox', { name: /Price name/ })).not.toBeInTheDocument();
    await toggle();
    expect(await screen.findByRole('textbox', { name: /Price name/ })).toHaveValue('');
    await userEvent.type(screen.getByRole('textbox', { name: /Price name/ }), ' Care ');
    await save();
    await waitFor(() => expect(posts()).toHaveLength(1));
    const sent = (posts()[0]!.body as { productPrice: object }).productPrice;
    expect(sent).toMatchObject({ name: 'Care', price: 0, duration: 30 });
    expect(await screen.findByText('Product created successfully!')).toBeVisible();
  });
});

const durations = ['Yearly', 'Monthly', 'Half-Yearly', 'Quarterly', 'Bi-Weekly', 'Weekly', 'Daily'];

describe('E-03 pictures', () => {
  it('V-07 K-03 S-03 shows each at 100 px and sends those that are left', async () => {
    await open();
    await fill();
    await pick(pictureFile('a.png'), pictureFile('b.png'));
    const forget = vi.spyOn(URL, 'revokeObjectURL');
    await screen.findByRole('button', { name: 'Move a.png' });
    const first = await screen.findByRole('img', { name: 'a.png' });
    expect(first).toHaveStyle({ width: '100px', height: '100px' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(screen.queryByRole('img', { name: 'a.png' })).not.toBeInTheDocument();
    expect(forget).toHaveBeenCalledWith('blob:a.png');
    await save();
    await waitFor(() => expect(posts()).toHaveLength(1));
    const form = posts()[0]!.body as FormData;
    expect(form.getAll('images').map(file => (file as File).name)).toEqual(['b.png']);
    await screen.findByText('Product created successfully!');
    const [made] = (await shop.call<{ items: Made[] }>('GET', at.products)).items;
    expect(made).toMatchObject({ name: 'Lotus ring', images: [{ url: expect.any(String) as string }] });
  });

  it('V-07 X-11 refuses what is no picture', async () => {
    await open();
    await pick(pictureFile('notes.txt', 'text/plain'), pictureFile('evil.svg', 'image/svg+xml'), pictureFile('c.png'));
    expect(await screen.findByText('Invalid image file.')).toBeVisible();
    expect(screen.getAllByRole<HTMLImageElement>('img').map(({ alt }) => alt)).toEqual(['c.png']);
  });
});
