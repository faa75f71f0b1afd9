import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { expectFine } from './fine.ts';
import { field, own, signIn } from './support.ts';

const mobile = () =>
  `98${Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')}`;

test(
  'R-33 A-04 a customer is added, found at both addresses and stays a contact',
  { tag: [...atOneWidth('parties'), '@journey'] },
  async ({ page }) => {
    const { call } = await signIn(page, 'owner');
    const name = own('Meera');
    await page.goto('/customers/create');
    await field(page, 'Name').fill(name);
    await page.getByRole('radio', { name: 'Female' }).press('Space');
    await field(page, 'Mobile Number').fill(mobile());
    await field(page, 'PIN').fill('400001');
    await field(page, 'GSTIN').fill('24AAACC1206D1ZM');
    await field(page, 'Name').press('Enter');
    await expect(field(page, 'GSTIN')).toHaveAccessibleDescription('This GSTIN belongs to another state');
    await expectFine(page);
    await field(page, 'GSTIN').fill('27AAPFU0939F1ZV');
    await field(page, 'Name').press('Enter');
    await expect(page).not.toHaveURL(/create/);
    for (const path of ['/customers', '/marketing/customers']) {
      await page.goto(path);
      await expect(page.getByText(name).first()).toBeVisible();
      await expectFine(page);
    }
    const { items } = await call<{ items: { id: string; stateCode: string }[] }>(
      'GET',
      `customers?query=${encodeURIComponent(name)}`,
    );
    expect(items).toMatchObject([{ stateCode: '27' }]);
    await page.goto(`/contacts/${items[0]!.id}/show`);
    await page.getByRole('button', { name: 'Supplier: set this role' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Supplier: remove this role' })).toBeVisible();
    await expectFine(page);
    await page.goto('/suppliers');
    await expect(page.getByText(name).first()).toBeVisible();
  },
);
