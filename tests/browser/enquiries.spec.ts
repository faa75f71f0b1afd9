import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, line, own, registerOwner, signIn, told } from './support.ts';

// A status that is in use is not deleted.
test.use({ allowedErrors: /status of 409/ });

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const status = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test(
  'A-08 an enquiry from an empty list to the sale, on the board by the keyboard',
  { tag: '@journey' },
  async ({ page }) => {
    await registerOwner(page);
    await page.goto('/enquiries');
    await expect(page.getByText('No enquiries yet.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/enquiries/create');
    await field(page, 'Name').fill('Asha Rao');
    await field(page, 'Mobile Number').fill('98200 12345');
    await expect(page.getByText('A new number')).toBeVisible();
    await page.getByLabel('What they look for').fill('A mangalsutra');
    await field(page, 'Budget').fill('60000');
    expect(await violations(page)).toEqual([]);
    await field(page, 'Budget').press('Enter');
    await told(page, 'Enquiry added');

    await page.goto('/enquiries');
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await expect(column(page, 'New').getByRole('article')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await test.step('to the next column by the menu of the card', async () => {
      await card(page, 'Asha Rao').getByRole('button', { name: 'More actions' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'In talks' }).press('Enter');
      await told(page, 'Asha Rao: In talks');
      await expect(column(page, 'In talks').getByRole('article', { name: 'Asha Rao' })).toBeVisible();
    });
    await test.step('lost asks why, and says so at the field', async () => {
      await card(page, 'Asha Rao').getByRole('button', { name: 'More actions' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Lost' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Lost' });
      await dialog.getByRole('button', { name: 'Lost' }).press('Enter');
      await expect(dialog.getByText('Say why')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    await test.step('won, for so much', async () => {
      await card(page, 'Asha Rao').getByRole('button', { name: 'More actions' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Won' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Won' });
      await field(dialog, 'Sold for').fill('58000');
      await field(dialog, 'Sold for').press('Enter');
      await told(page, 'Asha Rao: Won');
      await expect(column(page, 'Won').getByRole('article', { name: 'Asha Rao' })).toBeVisible();
    });
    await page.reload();
    await expect(column(page, 'Won').getByRole('article', { name: 'Asha Rao' })).toBeVisible();
    await card(page, 'Asha Rao').getByRole('link').first().click();
    await expect(status(page, 'Won')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('definition').filter({ hasText: '₹58,000' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await test.step('becomes a contact, with what was asked beside it', async () => {
      await page.getByRole('button', { name: 'Make it a contact' }).click();
      const dialog = page.getByRole('dialog', { name: 'Make it a contact' });
      await dialog.getByLabel('Female').check();
      await dialog.getByRole('button', { name: 'Make it a contact' }).click();
      await told(page, 'Asha Rao is a contact now');
      await page.goto('/contacts');
      await line(page, 'Asha Rao').getByRole('link').first().click();
      await expect(page.getByRole('tab', { name: /Enquiries/ })).toBeVisible();
    });
  },
);

test(
  'A-08 statuses are named, put in order by the keyboard and kept while they are used',
  { tag: atOneWidth('statuses') },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    await call('POST', `/shops/${shopId}/enquiries`, { name: 'Asha' });
    await page.goto('/enquiry_statuses');
    const names = () => page.getByRole('main').getByRole('listitem');
    await expect(names()).toContainText(['New', 'In talks', 'Estimate given', 'Won', 'Lost']);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Edit In talks' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await field(page, 'Name').fill('Called');
    await field(page, 'Name').press('Enter');
    await told(page, 'Enquiry status saved');
    await expect(page.getByRole('button', { name: 'Edit Called' })).toBeFocused();

    await page.getByRole('button', { name: 'Move Called' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Called lifted. It is number 2 of 5.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Called would be number 1 of 5.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(names()).toContainText(['Called', 'New', 'Estimate given', 'Won', 'Lost']);
    await page.reload();
    await expect(names()).toContainText(['Called', 'New', 'Estimate given', 'Won', 'Lost']);

    await page.getByRole('button', { name: 'Edit New' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Still in use by enquiries: 1.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit Lost' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Enquiry status deleted');
    await expect(names()).toHaveCount(4);
  },
);

test('who walks out is noted in three taps', { tag: '@phoneOnly' }, async ({ page }) => {
  const { call, shopId } = await signIn(page, 'owner');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Add something new' }).tap();
  await page.getByRole('menuitem', { name: 'Walked out without buying' }).tap();
  await page.getByRole('button', { name: 'Waits for the gold rate' }).tap();
  await told(page, 'Noted. Add a name or number if you have one.');
  await expect(field(page, 'Name')).toHaveValue('Walk-in customer');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  expect(await call('GET', `/shops/${shopId}/enquiries/${id}`)).toMatchObject({
    source: 'walkOut',
    lostReason: 'rate',
  });
  const name = own('Shabnam');
  await field(page, 'Name').fill(name);
  await save(page).tap();
  await told(page, 'Enquiry saved');
});
