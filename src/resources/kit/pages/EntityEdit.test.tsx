import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../../../tests/support/screens/calls.ts';
import { pictureFile } from '../../../../tests/support/screens/pictureFile.ts';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let ring: Made;
const ofRing = (rest = '') => `${at.products}/${ring.id}${rest}`;
const open = async () => {
  shop = await openScreenShop();
  const [unit] = await shop.make(at.units, { symbol: 'gm' });
  const prices = { mrp: 1000, purchasePrice: 900, sellingPrice: 1100 };
  const [made] = await shop.make(at.products, { name: 'Lotus ring', productCode: 'LR-1', unitId: unit!.id, ...prices });
  ring = made!;
  await shop.addPicture(ofRing('/images'));
  ring = await shop.call('PUT', ofRing(), { mrp: 1200.5 });
  renderPage(`/products/${ring.id}`, shop.session);
  await waitFor(() => expect(field('Name')).toHaveValue('Lotus ring'));
};
const field = (name: string) => screen.getByRole('textbox', { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));
const puts = () => shop.calls('PUT', ring.id).map(({ body }) => body as Record<string, unknown>);

// The editor measures what jsdom does not lay out.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

describe('a record’s page', () => {
  it('V-09 C-07 K-02 X-08 sends what it shows, with the version; the list starts again at ten', async () => {
    await open();
    await retype('Name', ' Rani ring ');
    await click('Save');
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(puts()[0]).toMatchObject({ name: 'Rani ring', mrp: 1200.5, version: ring.version });
    expect(await shop.call('GET', ofRing())).toMatchObject({ name: 'Rani ring', sellingPrice: 1100 });
    for (const name of ['productPrice', 'images', 'unit', 'id', 'createdAt'])
      expect(puts()[0]).not.toHaveProperty(name);
    await waitFor(() =>
      expect(shop.calls('GET', at.products).at(-1)!.query).toMatchObject({ pageNumber: '1', pageSize: '10' }),
    );
  });

  it('shows who changed what', async () => {
    await open();
    const history = within(await screen.findByRole('complementary', { name: 'History' }));
    expect((await history.findAllByText(/Person changed it/))[0]).toBeVisible();
    expect(history.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      expect.stringContaining('MRP:₹1,000.00→₹1,200.50'),
      expect.stringContaining('Images:none→1 picture'),
      expect.anything(),
    ]);
  });

  it('puts what the server refuses at its field, or above the form where there is none', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    const errors = { sellingPrice: 'Above the MRP', secret: 'Unknown field' };
    shop.answer('PUT', /admin\/products\/[^/]+$/, () => refuse(400, { responseMessage: 'Above the MRP', errors }));
    await click('Save');
    await waitFor(() => expect(field('Selling Price')).toHaveAccessibleDescription('Above the MRP'));
    expect(field('Selling Price')).toHaveFocus();
    expect(screen.getByText('secret: Unknown field')).toBeVisible();
    log.mockClear();
  });

  it('X-08 deletes at once and takes it back from the toast', async () => {
    await open();
    await click('Delete');
    const toast = (await screen.findByText('Product deleted successfully!')).closest<HTMLElement>('[role="status"]')!;
    expect(shop.calls('DELETE', ring.id)).toHaveLength(1);
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shop.calls('POST', '/undo')).toHaveLength(1));
    expect(await screen.findByText('Lotus ring')).toBeVisible();
  });

  it('C-09 C-10 adds and removes pictures by calls of their own', async () => {
    await open();
    await waitFor(() => expect(screen.getByLabelText('Add pictures', { selector: 'input' })).toBeEnabled());
    const file = pictureFile('a.png');
    await userEvent.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), file);
    await waitFor(() => expect(shop.calls('POST', '/images')).toHaveLength(1));
    expect(((shop.calls('POST', '/images')[0]!.body as FormData).get('image') as File).name).toBe('a.png');
    const [first, second] = [{ name: 'Remove Picture 1' }, { name: 'Remove Picture 2' }];
    const images = async () => ((await shop.call('GET', ofRing())).images as Made[]).map(({ id }) => id);
    await waitFor(async () => expect(await images()).toHaveLength(2));
    const [, added] = await images();
    // What moves pictures is fetched once there are two, and draws them anew: a press before that would be lost.
    expect(await screen.findByRole('button', { name: 'Move Picture 2' })).toBeVisible();
    await click(first.name);
    await waitFor(async () => expect(await images()).toEqual([added]));
    await waitFor(() => expect(screen.queryByRole('button', second)).not.toBeInTheDocument());
    expect(puts()).toEqual([]);
  });

  it('C-11 S-02 adds a price and reads the product again', async () => {
    await open();
    await click('Add price');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Price' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price name' }), 'Care');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '500{Enter}');
    await waitFor(() =>
      expect(shop.calls('POST', '/prices')[0]?.body).toMatchObject({ name: 'Care', price: 500, duration: 30 }),
    );
    await waitFor(() => expect(shop.calls('GET', ring.id).length).toBeGreaterThan(1));
    expect(await screen.findByText('Care')).toBeVisible();
  });
});

describe('when somebody else saved first', () => {
  const saveTheirs = () => shop.call<Made>('PUT', ofRing(), { name: 'Their ring', mrp: 2000, version: ring.version });
  const conflict = async (meanwhile: () => Promise<unknown> = saveTheirs) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await retype('Name', 'My ring');
    await retype('Selling Price', '1150');
    await meanwhile();
    await click('Save');
    const dialog = within(await screen.findByRole('dialog', { name: /was changed while you were editing/ }));
    log.mockClear();
    return dialog;
  };
  const choice = (dialog: ReturnType<typeof within>, name: string) =>
    within(dialog.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, checked }) => (checked ? value.toUpperCase() : value));

  it('shows both versions, each with what it meant to change', async () => {
    const dialog = await conflict();
    expect(choice(dialog, 'Name')).toEqual(['theirs', 'MINE']);
    expect(choice(dialog, 'Selling Price')).toEqual(['theirs', 'MINE']);
    expect(choice(dialog, 'MRP')).toEqual(['THEIRS', 'mine']);
    expect(dialog.getByRole('row', { name: /^Name/ })).toHaveTextContent('NameTheir ringMy ring');
  });

  it('saves field by field what is taken', async () => {
    const dialog = await conflict();
    await userEvent.click(dialog.getByRole('radio', { name: 'Their ring' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]).toMatchObject({ name: 'Their ring', sellingPrice: 1150, mrp: 2000, version: ring.version + 1 });
    const kept = { name: 'Their ring', sellingPrice: 1150, mrp: 2000 };
    await waitFor(async () => expect(await shop.call('GET', ofRing())).toMatchObject(kept));
  });

  it('asks nothing when what they changed is not of the form, and saves over it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await retype('Selling Price', '1150');
    await shop.addPicture(ofRing('/images'));
    await click('Save');
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]).toMatchObject({ sellingPrice: 1150, version: ring.version + 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    log.mockClear();
  });

  /** A picture of one's own makes the page read the record again, with what somebody else did meanwhile. */
  const readAgain = async () => {
    await saveTheirs();
    const picture = pictureFile('a.png');
    await userEvent.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), picture);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Their ring'));
  };

  it('asks too when their change was read in the background, under what is being typed', async () => {
    const dialog = await conflict(readAgain);
    expect(puts()[0]).toMatchObject({ name: 'My ring', version: ring.version });
    expect(choice(dialog, 'Name')).toEqual(['theirs', 'MINE']);
  });

  it('goes on from their version when it changed nothing that was typed over', async () => {
    await open();
    await retype('Selling Price', '1150');
    await readAgain();
    await waitFor(() => expect(field('MRP')).toHaveValue('2,000'));
    expect(field('Name')).toHaveValue('Their ring');
    await click('Save');
    await waitFor(() => expect(puts()[0]).toMatchObject({ name: 'Their ring', sellingPrice: 1150 }));
    expect((await shop.call<Made>('GET', ofRing())).mrp).toBe(2000);
  });

  it('loses nothing that was typed when one goes on editing', async () => {
    const dialog = await conflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Name')).toHaveValue('My ring');
    expect(field('Selling Price')).toHaveValue('1,150');
    expect(field('MRP')).toHaveValue('2,000');
  });
});
