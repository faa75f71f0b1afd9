import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { data, fakeApi, refuse } from '../testing/fakeApi.ts';
import { pictureFile } from '../testing/pictureFile.ts';
import { at, renderPage } from '../testing/renderPage.tsx';

const ring = {
  id: 'p1',
  version: 4,
  name: 'Lotus ring',
  productCode: 'LR-1',
  hsncode: null,
  taxPercentage: null,
  groupId: null,
  categoryId: null,
  gstId: null,
  unitId: 'u1',
  unit: { id: 'u1', symbol: 'gm' },
  mrp: 1200.5,
  purchasePrice: 900,
  sellingPrice: 1100,
  description: null,
  images: [{ id: 'i1', url: '/i1', thumbnailUrl: '/i1t', position: 1 }],
  isActive: true,
  subscriptionOnly: false,
};

let api: ReturnType<typeof fakeApi>;
const open = async () => {
  api = fakeApi({
    [at.products]: [ring],
    [at.units]: [{ id: 'u1', symbol: 'gm' }],
    [at.categories]: [],
    [at.groupsOfProducts]: [],
    [at.gsts]: [],
    [`${at.products}/p1/prices`]: [],
  });
  api.answer('GET', /imports$/, () => data([]));
  api.answer('GET', /history$/, () => data({ items: changes, totalCount: 1 }));
  renderPage('/products/p1');
  await waitFor(() => expect(field('Name')).toHaveValue('Lotus ring'));
};
const changes = [
  {
    id: 'h1',
    at: '2026-11-19T05:00:00Z',
    action: 'update',
    userName: 'Rajesh',
    changes: { mrp: [1000, 1200.5], images: [['i1'], []] },
  },
];
const field = (name: string) => screen.getByRole('textbox', { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));
const puts = () => api.calls('PUT', '/p1').map(({ body }) => body as Record<string, unknown>);

// The editor measures what jsdom does not lay out.
vi.mock('./inputs/RichInput.tsx', () => ({ RichInput: () => null }));

beforeEach(() => localStorage.clear());

describe('a record’s page', () => {
  it('V-09 C-07 K-02 X-08 sends what it shows, with the version; the list starts again at ten', async () => {
    await open();
    await retype('Name', ' Rani ring ');
    await click('Save');
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(puts()[0]).toMatchObject({ name: 'Rani ring', mrp: 1200.5, version: 4 });
    for (const name of ['productPrice', 'images', 'unit', 'id', 'createdAt'])
      expect(puts()[0]).not.toHaveProperty(name);
    await waitFor(() =>
      expect(api.calls('GET', at.products).at(-1)!.query).toMatchObject({ pageNumber: '1', pageSize: '10' }),
    );
  });

  it('shows who changed what', async () => {
    await open();
    const history = within(await screen.findByRole('complementary', { name: 'History' }));
    expect(await history.findByText(/Rajesh changed it/)).toBeVisible();
    expect(history.getByRole('listitem')).toHaveTextContent('MRP:₹1,000→₹1,200.50Images:1 picture→none');
  });

  it('puts what the server refuses at its field, or above the form where there is none', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    const errors = { sellingPrice: 'Above the MRP', secret: 'Unknown field' };
    api.answer('PUT', /p1$/, () => refuse(400, { responseMessage: 'Above the MRP', errors }));
    await click('Save');
    await waitFor(() => expect(field('Selling Price')).toHaveAccessibleDescription('Above the MRP'));
    expect(field('Selling Price')).toHaveFocus();
    expect(screen.getByText('secret: Unknown field')).toBeVisible();
    log.mockClear();
  });

  it('X-08 deletes at once and takes it back from the toast', async () => {
    await open();
    await click('Delete');
    expect(await screen.findByText('Product deleted successfully!')).toBeVisible();
    expect(api.calls('DELETE', '/p1')).toHaveLength(1);
    expect(await screen.findByText(/No products yet/)).toBeVisible();
    await click('Undo');
    expect(await screen.findByText('Lotus ring')).toBeVisible();
  });

  it('C-09 C-10 adds and removes pictures by calls of their own', async () => {
    await open();
    api.answer('POST', /images$/, () => data([]));
    api.answer('PUT', /images\/i1$/, () => data([]));
    await waitFor(() => expect(screen.getByLabelText('Add pictures', { selector: 'input' })).toBeEnabled());
    const file = pictureFile('a.png');
    await userEvent.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), file);
    await waitFor(() => expect(api.calls('POST', '/images')).toHaveLength(1));
    expect(((api.calls('POST', '/images')[0]!.body as FormData).get('image') as File).name).toBe('a.png');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Picture 1' })).toBeEnabled());
    await click('Remove Picture 1');
    await waitFor(() => expect(api.calls('PUT', '/images/i1')).toHaveLength(1));
    expect(puts()).toEqual([]);
  });

  it('C-11 S-02 adds a price and reads the product again', async () => {
    await open();
    await click('Add price');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Price' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price name' }), 'Care');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '500{Enter}');
    await waitFor(() =>
      expect(api.calls('POST', '/prices')[0]?.body).toMatchObject({ name: 'Care', price: 500, duration: 30 }),
    );
    await waitFor(() => expect(api.calls('GET', '/p1').length).toBeGreaterThan(1));
    expect(await screen.findByText('Care')).toBeVisible();
  });
});

describe('when somebody else saved first', () => {
  const theirs = { ...ring, version: 5, name: 'Their ring', mrp: 2000 };
  const conflict = async (meanwhile = async () => {}) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await retype('Name', 'My ring');
    await retype('Selling Price', '1150');
    api.answer('PUT', /p1$/, ({ body }) =>
      (body as { version: number }).version < 5
        ? refuse(409, { responseMessage: 'Changed.', data: theirs })
        : data(theirs),
    );
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
    expect(puts()[1]).toMatchObject({ name: 'Their ring', sellingPrice: 1150, mrp: 2000, version: 5 });
  });

  it('asks nothing when what they changed is not of the form, and saves over it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await open();
    await retype('Selling Price', '1150');
    const pictured = { ...ring, version: 5, images: [] };
    api.answer('PUT', /p1$/, ({ body }) =>
      (body as { version: number }).version < 5
        ? refuse(409, { responseMessage: 'Changed.', data: pictured })
        : data(pictured),
    );
    await click('Save');
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]).toMatchObject({ sellingPrice: 1150, version: 5 });
    expect(screen.queryByRole('dialog')).toBeNull();
    log.mockClear();
  });

  /** A picture of one's own makes the page read the record again, with what somebody else did meanwhile. */
  const readAgain = async () => {
    api.answer('POST', /images$/, () => data([]));
    api.answer('GET', /p1$/, () => data(theirs));
    const picture = pictureFile('a.png');
    await userEvent.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), picture);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Their ring'));
  };

  it('asks too when their change was read in the background, under what is being typed', async () => {
    const dialog = await conflict(readAgain);
    expect(puts()[0]).toMatchObject({ name: 'My ring', version: 4 });
    expect(choice(dialog, 'Name')).toEqual(['theirs', 'MINE']);
  });

  it('goes on from their version when it changed nothing that was typed over', async () => {
    await open();
    await retype('Selling Price', '1150');
    await readAgain();
    await waitFor(() => expect(field('MRP')).toHaveValue('2000'));
    expect(field('Name')).toHaveValue('Their ring');
    await click('Save');
    await waitFor(() => expect(puts()[0]).toMatchObject({ name: 'Their ring', sellingPrice: 1150, version: 5 }));
  });

  it('loses nothing that was typed when one goes on editing', async () => {
    const dialog = await conflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Name')).toHaveValue('My ring');
    expect(field('Selling Price')).toHaveValue('1150');
    expect(field('MRP')).toHaveValue('2000');
  });
});
