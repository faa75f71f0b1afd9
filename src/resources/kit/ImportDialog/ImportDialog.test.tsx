import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refuse } from '../../../../tests/support/screens/calls.ts';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, sql, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';

const csv =
  'Title,SKU,Cost,Shelf price,Unit\nLotus ring,LR-1,900,1100,gm\nRani ring,LR-2,900,1150,gm\nBare ring,LR-3,900,,gm\n';

let shop: ScreenShop;
const open = async (prepare = async () => {}) => {
  shop = await openScreenShop();
  await shop.make(at.units, { symbol: 'gm' });
  await prepare();
  renderPage('/products', shop.session);
  await screen.findByText(/No products yet/);
};
const names = async () =>
  (await shop.call<{ items: Made[] }>('GET', `${at.products}?sort=name`)).items.map(({ name }) => name as string);
const click = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }));
const pick = async (text: BlobPart = csv) => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Import' }))[0]!);
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File([text], 'rings.csv', { type: 'text/csv' }));
  await screen.findByRole('button', { name: 'Check the file' });
  return within(screen.getByRole('dialog', { name: 'Import products' }));
};
const source = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
const choose = async (field: string, option: string) => {
  await userEvent.click(source(field));
  await click(option, 'option');
};

it('shows the first rows, what it found by itself and what a new record still needs', async () => {
  await open();
  const dialog = await pick();
  const preview = await dialog.findByRole('region', { name: 'First rows of the file' });
  expect(
    within(preview)
      .getAllByRole('row')
      .map(row => row.textContent),
  ).toEqual(['TitleSKUCostShelf priceUnit', 'Lotus ringLR-19001100gm', 'Rani ringLR-29001150gm', 'Bare ringLR-3900gm']);
  expect(source('Name')).toHaveTextContent('Automatic: Title');
  expect(source('Product Code')).toHaveTextContent('Automatic: SKU');
  expect(source('Selling Price')).toHaveTextContent('Not in the file');
  expect(source('Selling Price')).toHaveAccessibleDescription(/New records need this/);
  expect(source('Category')).not.toHaveAccessibleDescription();
});

it('names the columns that no field takes yet, until one is chosen for them', async () => {
  await open();
  await pick('Name,SKU,Vendor,Price,Remark,What is wrong\nLotus ring,LR-1,Soni,1100,x,y\n');
  const unread = (columns: string) => `No field takes these columns yet, choose one for what is wanted: ${columns}`;
  expect(await screen.findByText(unread('Vendor, Remark'))).toBeVisible();
  await choose('Category', 'Vendor');
  expect(await screen.findByText(unread('Remark'))).toBeVisible();
  await choose('Description', 'Remark');
  await waitFor(() => expect(screen.queryByText(/No field takes/)).not.toBeInTheDocument());
});

it('knows the columns of every language, whatever the page speaks', async () => {
  await open();
  await pick('नाम,माल का कोड,Price\nकमल अँगूठी,LR-1,1100\n');
  expect(await screen.findByRole('combobox', { name: /^Name/ })).toHaveTextContent('Automatic: नाम');
  expect(source('Product Code')).toHaveTextContent('Automatic: माल का कोड');
  expect(source('Selling Price')).toHaveTextContent('Automatic: Price');
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
  expect(errors.getAllByRole('row')[1]).toHaveTextContent('4Bare ringSelling PriceSelling Price is required');
  expect(await names()).toEqual([]);
  const [check] = shop.calls('POST', '/import');
  const mapping = JSON.parse((check!.body as FormData).get('mapping') as string) as object;
  expect(mapping).toEqual({ sellingPrice: { column: 'Shelf price' }, mrp: { value: '1200' } });

  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('rings.csv was imported.')).toBeVisible();
  expect((shop.calls('POST', '/import')[1]!.body as FormData).get('dryRun')).toBe('false');
  expect(await names()).toEqual(['Lotus ring', 'Rani ring']);

  await click('Take this import back');
  expect(await dialog.findByText('The import of rings.csv was taken back.')).toBeVisible();
  expect(dialog.getByText('had been added').parentElement).toHaveTextContent('2');
  expect(dialog.queryByText('added')).not.toBeInTheDocument();
  expect(await names()).toEqual([]);
});

it('has the failed rows corrected in place, and keeps what was typed of those that are still wrong', async () => {
  await open();
  const row = (name: string, unit: string, price: string) => `${name},${name},900,${price},1200,${unit}\n`;
  const dialog = await pick(
    `Name,SKU,Cost,Price,MRP,Unit\n${row('Bare', 'gm', '9')}${row('Lotus', 'tola', '9')}${row('Rani', 'gm', 'x')}`,
  );
  await click('Check the file');
  await screen.findByText(/was checked/);
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  const failed = async (name: string) => within(await dialog.findByRole('group', { name }));
  const unit = (await failed('Row 3: Lotus')).getByRole('textbox', { name: 'Unit' });
  expect(unit).toHaveValue('tola');
  expect(unit).toHaveAccessibleDescription('“tola” is not known. There are: gm');
  const price = (await failed('Row 4: Rani')).getByRole('textbox', { name: 'Selling Price' });
  await userEvent.clear(unit);
  await userEvent.type(unit, 'gm');
  await userEvent.clear(price);
  await userEvent.type(price, 'nine');
  await click('Import these rows again');
  await waitFor(() => expect(dialog.queryByRole('group', { name: 'Row 3: Lotus' })).not.toBeInTheDocument());
  expect(await names()).toEqual(['Bare', 'Lotus']);
  expect((await failed('Row 4: Rani')).getByRole('textbox', { name: 'Selling Price' })).toHaveValue('nine');
});

it('has the rows of a file corrected in place or downloaded, also where all of them are wrong', async () => {
  await open();
  const dialog = await pick('Name,SKU,Cost,Price,MRP,Unit\nLotus,LR-1,900,nine,1200,gm\n');
  await click('Check the file');
  await screen.findByText(/was checked/);
  expect(dialog.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Correct the rows' }));
  expect(await dialog.findByText(/^No row of rings.csv came in yet/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Download the failed rows' })).toBeEnabled();
  const price = dialog.getByRole('textbox', { name: 'Selling Price' });
  await userEvent.clear(price);
  await userEvent.type(price, '9');
  await click('Import these rows again');
  expect(await dialog.findByText('rings.csv was imported.')).toBeVisible();
  expect(await names()).toEqual(['Lotus']);
});

it('tells rows that are not read from values that rows come in without', async () => {
  await open();
  const dialog = await pick('Name,SKU,Cost,Price,MRP,Unit\nLotus,LR-1,900,1100,1200,gm\n,,,,,\nTotal,,900,1100,,\n');
  await click('Check the file');
  const skipped = within(await dialog.findByRole('region', { name: 'Rows that are not read' }));
  expect(skipped.getAllByRole('row')[1]).toHaveTextContent('4TotalThis row is a total and not a record.');
  expect(dialog.getByText('1 row holds nothing to bring in and is skipped.')).toBeVisible();
  expect(dialog.queryByRole('region', { name: 'Values left out' })).not.toBeInTheDocument();
});

it('fetches the pictures that the file names only when somebody wants it, and tells of those that did not come', async () => {
  await open();
  const row = (code: string, cell: string) => `${code},${code},900,1100,1200,gm,${cell}\n`;
  const dialog = await pick(
    `Name,SKU,Cost,Price,MRP,Unit,Image URL\n${row('LR-1', 'https://pictures.no-such-shop.in/a.jpg')}${row('LR-2', 'a.jpg')}`,
  );
  expect(await screen.findByText(/No field takes these columns yet.*Image URL/)).toBeVisible();
  const tick = await dialog.findByRole('checkbox', { name: 'Fetch the pictures named in the file: Images' });
  expect(tick).not.toBeChecked();
  await userEvent.click(tick);
  expect(source('Columns with addresses')).toHaveTextContent('Image URL');
  await waitFor(() => expect(screen.queryByText(/No field takes/)).not.toBeInTheDocument());
  await click('Check the file');
  await dialog.findByText(/was checked/);
  expect(
    dialog.getByText(
      'The rows name 1 picture, which is fetched after the import. 1 entry is no address of the public web and is left out.',
    ),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  const failures = within(await dialog.findByRole('region', { name: 'Pictures that could not be fetched' }));
  expect(failures.getAllByRole('row')[1]).toHaveTextContent(
    '2https://pictures.no-such-shop.in/a.jpgPictures are fetched',
  );
  const again = await dialog.findByRole('button', { name: 'Fetch the missing ones' });
  await userEvent.click(again);
  await waitFor(() => expect(shop.calls('POST', '/pictures')).toHaveLength(1));
});

it('asks for the columns of the pictures where none is known', async () => {
  await open();
  const dialog = await pick('Name,SKU,Link\nLotus,LR-1,https://cdn.in/a.jpg\n');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Fetch the pictures/ }));
  await click('Check the file');
  expect(await dialog.findByText('Choose the columns that hold the addresses')).toBeVisible();
  expect(shop.calls('POST', '/import')).toEqual([]);
  await userEvent.click(source('Columns with addresses'));
  await click('Link', 'option');
  await userEvent.keyboard('{Escape}');
  await click('Check the file');
  await waitFor(() => expect(shop.calls('POST', '/import')).toHaveLength(1));
  const [check] = shop.calls('POST', '/import');
  expect((check!.body as FormData).get('pictures')).toBe('{"images":["Link"]}');
});

it('brings the first row too where the file has no header', async () => {
  await open();
  const dialog = await pick('Lotus ring,LR-1,900,1100,gm,1200\n');
  expect(dialog.getByRole('checkbox', { name: /^The first row is a record/ })).toBeChecked();
  for (const [field, column] of Object.entries({
    Name: 'A',
    'Product Code': 'B',
    'Purchase Price': 'C',
    'Selling Price': 'D',
    Unit: 'E',
    MRP: 'F',
  }))
    await choose(field, column);
  await click('Check the file');
  await dialog.findByText(/was checked/);
  expect(dialog.getByText('will be added').parentElement).toHaveTextContent('1');
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('rings.csv was imported.')).toBeVisible();
  expect(await names()).toEqual(['Lotus ring']);
});

it('says how a column is written, and asks where its cells do not tell', async () => {
  await open();
  const row = (code: string, cost: string, price: string) => `${code};${code};${cost};${price};gm\n`;
  const dialog = await pick(
    `Name;SKU;Cost;Price;Unit\n${row('LR-1', '900,5', '12,5')}${row('LR-2', '1.900', '1,250')}${row('LR-3', '5', '12.5')}`,
  );
  const sign = dialog.getByText('Comma is the decimal sign: 12,5 is 12.5');
  expect(sign.closest('[role="alert"]')).toHaveClass('MuiAlert-colorWarning');
  expect(dialog.getByText('₹900.50')).toBeVisible();
  const question = dialog.getByRole('combobox', { name: /^Selling Price: decimal sign/ });
  await click('Check the file');
  expect(await dialog.findByText('Choose how this column is written')).toBeVisible();
  expect(shop.calls('POST', '/import')).toEqual([]);
  await userEvent.click(question);
  await click('Point is the decimal sign: 12.5', 'option');
  await choose('MRP', 'Cost');
  await click('Check the file');
  await dialog.findByText(/was checked/);
  expect(dialog.getByText('Purchase Price: comma is the decimal sign.')).toBeVisible();
  const [check] = shop.calls('POST', '/import');
  expect(JSON.parse((check!.body as FormData).get('reading') as string)).toEqual({
    headerRow: 1,
    forms: { sellingPrice: { decimalSign: '.' } },
    meanings: {},
  });
});

it('has letters that are not in UTF-8 confirmed, and takes the header from another row', async () => {
  await open();
  const text = 'List of Peñas\nTitle;SKU;Cost;Price;MRP;Unit\nPeña ring;LR-1;9;10;11;gm\n';
  const dialog = await pick(Uint8Array.from(text, letter => letter.charCodeAt(0)));
  expect(dialog.getByText(/^The names of the columns are in row 2/)).toBeVisible();
  const letters = within(dialog.getByRole('group', { name: /Are these names spelled right/ }));
  expect(letters.getByText('Peña ring')).toBeVisible();
  await click('Check the file');
  expect(await letters.findByText(/^Confirm the names/)).toBeVisible();
  await userEvent.click(letters.getByRole('checkbox'));
  await userEvent.click(source('Row with the column names'));
  await click('Row 1', 'option');
  expect(await dialog.findByText(/No field takes these columns yet.*List of Peñas/)).toBeVisible();
  await userEvent.click(source('Row with the column names'));
  await click('Row 2', 'option');
  await waitFor(() => expect(source('Name')).toHaveTextContent('Automatic: Title'));
  await click('Check the file');
  await dialog.findByText(/was checked/);
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('rings.csv was imported.')).toBeVisible();
  expect(await names()).toEqual(['Peña ring']);
});

it('refuses a value that no row could be saved with before anything is sent', async () => {
  await open();
  const dialog = await pick();
  await choose('HSN Code', 'The same for every row…');
  await userEvent.type(dialog.getByRole('textbox', { name: 'HSN Code' }), '12');
  await click('Check the file');
  expect(await dialog.findByText('HSN code must be 4, 6 or 8 digits')).toBeVisible();
  expect(shop.calls('POST', '/import')).toEqual([]);
});

it('tells of a file that cannot be read and keeps the choices', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await open();
  await pick();
  shop.answer('POST', /import$/, () => refuse(415, { responseMessage: 'This is no sheet.' }));
  await choose('MRP', 'Cost');
  await click('Check the file');
  expect(await screen.findByText('This is no sheet.')).toBeVisible();
  expect(source('MRP')).toHaveTextContent('Cost');
  log.mockClear();
});

it('shows an import that is still running after a reload, follows and stops it', async () => {
  // As one that its worker has not finished: the real ones are over before a page is there.
  await open(async () => {
    for (const entity of ['products', 'contacts'])
      await sql(`insert into imports (shop_id, id, entity, file_name, user_id, state, options, next_row, total, created_at)
        values ('${shop.id}', gen_random_uuid(), '${entity}', 'rings.csv', '${shop.session.user!.id}', 'running', '{}', 1, 3, now())`);
  });
  expect(await screen.findByText('Importing rings.csv: 1 of 3 rows')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Show' })).toHaveLength(1);
  await click('Show');
  const dialog = within(await screen.findByRole('dialog'));
  const progress = await dialog.findByRole('progressbar', { name: 'Progress of the import' });
  expect(progress).toHaveAttribute('aria-valuenow', '33');
  await click('Stop the import');
  expect(await dialog.findByText(/was stopped/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Importing rings.csv: 1 of 3 rows')).not.toBeInTheDocument());
});
