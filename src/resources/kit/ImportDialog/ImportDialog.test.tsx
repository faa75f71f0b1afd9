import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { data, fakeApi, refuse } from '../../testing/fakeApi.ts';
import { at, renderPage } from '../../testing/renderPage.tsx';

const base = {
  id: 'i1',
  entity: 'products',
  fileName: 'rings.csv',
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  errors: [],
  problem: null,
  undoneAt: null,
};
const running = { ...base, state: 'running', total: 3, done: 1, dryRun: false };
const checked = { ...base, id: 'i0', state: 'completed', total: 3, done: 3, created: 2, failed: 1, dryRun: true };
const done = { ...base, state: 'completed', total: 3, done: 3, created: 2, failed: 1, dryRun: false };
const wrong = [{ row: 4, field: 'sellingPrice', message: 'Selling Price is required' }];
const csv = 'Title,SKU,Cost,Shelf price,Unit\nLotus ring,LR-1,900,1100,gm\n';

let api: ReturnType<typeof fakeApi>;
const open = async (imports: object[] = []) => {
  api = fakeApi({ [at.products]: [], [at.units]: [{ id: '01a1f787-0000-7000-8000-000000000001', symbol: 'gm' }] });
  api.answer('GET', /imports$/, () => data(imports));
  api.answer('GET', /imports\/i0$/, () => data({ ...checked, errors: wrong }));
  api.answer('GET', /imports\/i1$/, () => data(done));
  api.answer('POST', /import$/, ({ body }) =>
    data((body as FormData).get('dryRun') === 'true' ? checked : running, 202),
  );
  renderPage('/products');
  await screen.findByText(/No products yet/);
};
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));
const pick = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Import' }))[0]!);
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File([csv], 'rings.csv', { type: 'text/csv' }));
  return within(screen.getByRole('dialog', { name: 'Import products' }));
};
const source = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
const choose = async (field: string, option: string) => {
  await userEvent.click(source(field));
  await click(option, 'option');
};

beforeEach(() => localStorage.clear());

it('shows the first rows, what it found by itself and what a new record still needs', async () => {
  await open();
  const dialog = await pick();
  const preview = await dialog.findByRole('region', { name: 'First rows of the file' });
  expect(
    within(preview)
      .getAllByRole('row')
      .map(row => row.textContent),
  ).toEqual(['TitleSKUCostShelf priceUnit', 'Lotus ringLR-19001100gm']);
  expect(source('Name')).toHaveTextContent('Automatic: Title');
  expect(source('Product Code')).toHaveTextContent('Automatic: SKU');
  expect(source('Selling Price')).toHaveTextContent('Not in the file');
  expect(source('Selling Price')).toHaveAccessibleDescription(/New records need this/);
  expect(source('Category')).not.toHaveAccessibleDescription();
});

it('checks, imports and undoes, with each row that failed and why', async () => {
  await open();
  const dialog = await pick();
  await choose('Selling Price', 'Shelf price');
  await choose('MRP', 'The same for every row…');
  await userEvent.type(dialog.getByRole('textbox', { name: 'MRP' }), '1200');
  await click('Check the file');
  expect(await dialog.findByText('rings.csv was checked, nothing is saved yet.')).toBeVisible();
  expect(dialog.getByText('will be added').parentElement).toHaveTextContent('2');
  const errors = within(dialog.getByRole('region', { name: 'Rows with errors' }));
  expect(errors.getAllByRole('row')[1]).toHaveTextContent('4Selling PriceSelling Price is required');
  const [check] = api.calls('POST', '/import');
  const mapping = JSON.parse((check!.body as FormData).get('mapping') as string) as object;
  expect(mapping).toEqual({ sellingPrice: { column: 'Shelf price' }, mrp: { value: '1200' } });

  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('rings.csv was imported.')).toBeVisible();
  expect((api.calls('POST', '/import')[1]!.body as FormData).get('dryRun')).toBe('false');

  api.answer('POST', /undo$/, () => data(done, 202));
  api.answer('GET', /imports\/i1$/, () => data({ ...done, undoneAt: '2026-11-20T05:00:00Z' }));
  await click('Take this import back');
  expect(await dialog.findByText('The import of rings.csv was taken back.')).toBeVisible();
});

it('refuses a value that no row could be saved with before anything is sent', async () => {
  await open();
  const dialog = await pick();
  await choose('HSN Code', 'The same for every row…');
  await userEvent.type(dialog.getByRole('textbox', { name: 'HSN Code' }), '12');
  await click('Check the file');
  expect(await dialog.findByText('HSN code must be 4 to 8 digits')).toBeVisible();
  expect(api.calls('POST', '/import')).toEqual([]);
});

it('tells of a file that cannot be read and keeps the choices', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await open();
  await pick();
  api.answer('POST', /import$/, () => refuse(415, { responseMessage: 'This is no sheet.' }));
  await choose('MRP', 'Cost');
  await click('Check the file');
  expect(await screen.findByText('This is no sheet.')).toBeVisible();
  expect(source('MRP')).toHaveTextContent('Cost');
  log.mockClear();
});

it('shows an import that is still running after a reload, follows and stops it', async () => {
  await open([running, { ...running, id: 'i9', entity: 'contacts' }]);
  expect(await screen.findByText('Importing rings.csv: 1 of 3 rows')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Show' })).toHaveLength(1);
  api.answer('GET', /imports\/i1$/, () => data(running));
  await click('Show');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('progressbar', { name: 'Progress of the import' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
  api.answer('GET', /imports\/i1$/, () => data({ ...running, state: 'canceled' }));
  api.answer('POST', /cancel$/, () => data({ ...running, state: 'canceled' }));
  await click('Stop the import');
  expect(await dialog.findByText(/was stopped/)).toBeVisible();
  await waitFor(() => expect(api.calls('POST', '/imports/i1/cancel')).toHaveLength(1));
});
