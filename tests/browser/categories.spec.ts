import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { registerOwner, signIn, told } from './support.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('button', { name: `More for ${name}` }) });
const named = (page: Page) => page.getByRole('button', { name: /^More for / });
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

async function name(page: Page, text: string): Promise<void> {
  await page.getByLabel('New product category').fill(text);
  await page.getByLabel('New product category').press('Enter');
  await told(page, `${text} added`);
}

async function choose(page: Page, of: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${of}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

async function order(page: Page): Promise<string[]> {
  const labels = await named(page).evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? ''));
  return labels.map(label => label.replace('More for ', ''));
}

// A name that is taken, and what is in use.
test.use({ allowedErrors: /status of (400|409)/ });

test('R-08 A-03 a tree from nothing: added, renamed, moved by mouse, by keyboard and by menu, taken back', async ({
  page,
}) => {
  await registerOwner(page);
  await page.goto('/categories');
  await expect(page.getByText(/^Nothing is here yet\. Begin at the top/)).toBeVisible();
  await page.getByRole('button', { name: 'Add product category' }).click();
  await name(page, 'Gold');
  for (const each of ['Silver', 'Diamond']) {
    await page.getByRole('button', { name: 'Add product category' }).click();
    await name(page, each);
  }
  await choose(page, 'Gold', 'Add below');
  await name(page, 'Bridal');
  await expect(row(page, 'Bridal')).toHaveAttribute('aria-level', '2');

  await test.step('a name that is taken is refused where it is typed', async () => {
    await page.getByRole('button', { name: 'Add product category' }).click();
    await page.getByLabel('New product category').fill('Gold');
    await page.getByLabel('New product category').press('Enter');
    await expect(page.getByLabel('New product category')).toHaveAccessibleDescription('Name exists already');
    await page.getByLabel('New product category').press('Escape');
  });

  await test.step('dragged below another one with the mouse, and taken back', async () => {
    const [from, to] = [await grip(page, 'Diamond').boundingBox(), await row(page, 'Silver').boundingBox()];
    await page.mouse.move(from!.x + 8, from!.y + 12);
    await page.mouse.down();
    await page.mouse.move(from!.x + 20, from!.y - 4, { steps: 4 });
    await page.mouse.move(to!.x + 200, to!.y + to!.height / 2, { steps: 8 });
    await page.mouse.up();
    await told(page, 'Diamond moved');
    await expect(row(page, 'Diamond')).toHaveAttribute('aria-level', '2');
    await page.getByRole('button', { name: 'Undo: Changed Diamond' }).click();
    await expect(row(page, 'Diamond')).toHaveAttribute('aria-level', '1');
  });

  await test.step('put in order by the keyboard, and moved by the menu', async () => {
    await page.getByRole('button', { name: 'More for Diamond' }).press('Alt+ArrowUp');
    await expect.poll(() => order(page)).toEqual(['Gold', 'Bridal', 'Diamond', 'Silver']);
    await page.getByRole('button', { name: 'More for Silver' }).press('Alt+ArrowRight');
    await expect(row(page, 'Silver')).toHaveAttribute('aria-level', '2');
    await choose(page, 'Silver', 'Move to…');
    await page.getByRole('dialog').getByRole('button', { name: 'At the top' }).click();
    await expect(row(page, 'Silver')).toHaveAttribute('aria-level', '1');
    await choose(page, 'Bridal', 'Rename');
    await page.getByLabel('Name').fill('Wedding');
    await page.getByLabel('Name').press('Enter');
    await told(page, 'Wedding renamed');
  });

  await test.step('in use it stays, and says by what', async () => {
    await choose(page, 'Gold', 'Delete');
    await expect(page.getByText('Still in use by product categories: 1.')).toBeVisible();
    await choose(page, 'Wedding', 'Delete');
    await expect(named(page)).toHaveCount(3);
  });
  expect(await violations(page)).toEqual([]);
});

test('R-08 R-12 A-03 every list on its own tab, behind one entry', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/lookups');
  await expect(page.getByRole('tab', { name: 'Categories' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: '112 products' }).or(row(page, 'Gold')).first()).toBeVisible();
  for (const each of [
    'Product groups',
    'GST entries',
    'Units',
    'Currency units',
    'Task statuses',
    'Enquiry statuses',
  ]) {
    await page.getByRole('tab', { name: each, exact: true }).click();
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  await page.goto('/currency_units');
  await expect(page.getByText('US Dollar').first()).toBeVisible();
});
