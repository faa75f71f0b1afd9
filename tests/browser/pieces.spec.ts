import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, line, own, search, signIn, told } from './support.ts';

/** A number as a label printer's roll has it. */
const newTag = () => own('W').replace(' ', '-').toUpperCase().slice(0, 14);

test(
  'a piece is taken in by the keyboard, priced as it is typed, moved and tagged',
  { tag: [...atOneWidth('pieces'), '@journey'] },
  async ({ page }) => {
    const { call } = await signIn(page, 'owner');
    const tag = newTag();
    await page.goto('/pieces/create');
    await field(page, 'Product').click();
    await page.getByRole('option').first().click();
    await field(page, 'Tag number').fill(tag);
    const price = page.getByRole('region', { name: 'Price today' });
    await expect(price.getByText('Enter the fineness and the gross weight')).toBeVisible();
    await page.getByRole('combobox', { name: /^Fineness/ }).click();
    // Gold is not stamped 925.
    await expect(page.getByRole('option', { name: '925' })).toHaveCount(0);
    await page.getByRole('option', { name: '916 (22K)' }).click();
    await field(page, 'Gross weight').fill('10.5');
    await field(page, 'Stone weight').fill('0.5');
    await expect(page.getByText('10.000 g').first()).toBeVisible();
    const first = await price.getByRole('status').textContent();
    expect(first).toMatch(/^₹[\d,]+$/);
    await field(page, 'Making charge').fill('450');
    await field(page, 'Cost').fill('61000');
    await expect(price.getByRole('status')).not.toHaveText(first!);
    const explain = price.getByRole('button', { name: 'Explain this number' });
    await explain.focus();
    await page.keyboard.press('Enter');
    await expect(price.getByText('10.000 g net × ₹450.00')).toBeVisible();
    await expect(price.getByText('Total')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const shown = await price.getByRole('status').textContent();
    await field(page, 'Cost').press('Enter');
    await told(page, 'Piece added');

    await page.goto('/pieces');
    await search(page, tag);
    await line(page, tag).getByRole('link').first().click();
    await expect(price.getByRole('status')).toHaveText(shown!);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const { total } = await call<{ total: number }>('GET', `pieces/${id}/price`);
    expect(shown!.replace(/\D/g, '')).toBe(String(total));

    await test.step('it is reserved, and comes back', async () => {
      await page.getByRole('button', { name: 'Reserve' }).click();
      await expect(page.getByText('Reserved', { exact: true }).first()).toBeVisible();
      const back = page.getByRole('button', { name: 'Put back into stock' });
      await back.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('In stock', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /sell|sold/i })).toHaveCount(0);
    });
    expect(await violations(page)).toEqual([]);
  },
);

test('its cost is not there for sales staff, in the form, the list and the figures', async ({ page }) => {
  await signIn(page, 'staff');
  // What is sold is only read.
  await page.goto(`/pieces?${new URLSearchParams({ filter: JSON.stringify({ state: 'inStock' }) })}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /T\/\d\d-\d\d\// })
    .first()
    .click();
  await expect(field(page, 'Gross weight')).toBeVisible();
  await expect(field(page, 'Cost')).toHaveCount(0);
  await page.goto('/pieces');
  await page.getByRole('button', { name: 'Figures' }).click();
  await expect(
    page.getByRole('heading', { name: 'Pieces by metal' }).or(page.getByText('Pieces by metal')).first(),
  ).toBeVisible();
  await expect(page.getByText('Cost by metal')).toHaveCount(0);
});
