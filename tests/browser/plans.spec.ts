import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, line, own, search, signIn, told } from './support.ts';

test(
  'A-13 R-50 a plan is written with its prices, is sold on the site, and is taken off it',
  { tag: [...atOneWidth('plans'), '@strict'] },
  async ({ page }) => {
    const device = await signIn(page, 'admin');
    const name = own('Chavanni');
    const code = name.toLowerCase().replace(' ', '-');
    await page.goto('/plans');
    await expect(page).toHaveURL(/\/plans\/tsinvoice/);
    await expect(line(page, 'Masha')).toContainText('Everyone, on the site');

    await page.goto('/plans/tsinvoice/create');
    await field(page, 'Name').fill(name);
    await field(page, 'Name in addresses').fill(code.toUpperCase());
    await field(page, 'People of a shop').fill('1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Add a price').first()).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(name);
    await page.getByRole('button', { name: 'Add line' }).click();
    await field(page, 'Price').fill('199');
    await field(page, 'From').fill('2026-01-01');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(line(page, name)).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto('/tsinvoice');
    const table = visitor.getByRole('table', { name: 'Plans of TS Invoice' });
    await expect(table.getByRole('columnheader', { name })).toContainText('₹199');
    await visitor.getByRole('link', { name: `Add to cart: TS Invoice ${name}` }).click();
    await expect(visitor.getByRole('heading', { name: `TS Invoice ${name}` })).toBeVisible();

    await page.goto('/plans/tsinvoice');
    await search(page, name);
    await line(page, name).getByRole('link').first().click();
    await expect(field(page, 'Price')).toHaveValue('199');
    await page.getByRole('radio', { name: 'Nobody' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Plan of TS Invoice saved');
    await visitor.goto(`/checkout/tsinvoice?plan=tsinvoice-${code}`);
    await expect(visitor.getByRole('radio', { name: /Masha/ })).toBeChecked();
    await expect(visitor.getByText(name)).toHaveCount(0);
    await visitor.close();
    await device.call('POST', '/system/plans/tsinvoice/delete', {
      ids: (await device.call<{ items: { id: string }[] }>('GET', `/system/plans/tsinvoice?query=${code}`)).items.map(
        ({ id }) => id,
      ),
    });
  },
);
