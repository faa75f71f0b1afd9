import type { Locator, Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, line, own, registerOwner, signIn, told } from './support.ts';

const mail = () => `${own('kiran').replace(' ', '-')}@demo.test`;
/** Named by its label and by what is chosen. */
const role = (scope: Page | Locator) => scope.getByRole('combobox', { name: /^Role/ });
const pill = (page: Page, area: string, verb: string) =>
  page.getByRole('group', { name: area, exact: true }).getByRole('checkbox', { name: new RegExp(`^${verb}`) });

/** A phone folds the areas away. */
async function unfold(page: Page, group: string): Promise<void> {
  const area = page.locator('details').filter({ hasText: group });
  if ((await area.getAttribute('open')) === null) await area.locator('summary').click();
}

test(
  'R-49 somebody is invited, given a role and one thing more, and taken out again',
  { tag: [...atOneWidth('invited person'), '@strict', '@journey'] },
  async ({ page }) => {
    await registerOwner(page);
    await page.goto('/users');
    await page.getByRole('link', { name: 'Invite someone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await expect(field(dialog, 'Name')).toBeFocused();
    await field(dialog, 'Name').fill('Kiran Patil');
    await field(dialog, 'Email').fill(mail());
    await role(dialog).click();
    await page.getByRole('option', { name: 'Sales staff' }).click();
    await expect(role(dialog)).toHaveAccessibleDescription(/bills and quotes/);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Invited. A mail with a link is on its way.');
    await expect(line(page, 'Kiran Patil')).toContainText('Not accepted yet');

    await line(page, 'Kiran Patil').getByRole('link').click();
    await expect(page.getByText('Exactly what the role holds.')).toBeVisible();
    await expect(
      page.getByText(
        'Can see, add and change contacts, products, pieces, old gold, passbooks of schemes, work orders and tasks.',
      ),
    ).toBeVisible();
    await unfold(page, 'Customers and contacts');
    await expect(pill(page, 'Contacts', 'Delete')).not.toBeChecked();
    await pill(page, 'Contacts', 'Delete').check({ force: true });
    await expect(page.getByText('1 more and 0 less than Sales staff.')).toBeVisible();
    await expect(page.getByText(/Does everything with contacts,/)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Permissions saved');

    await page.getByRole('tab', { name: 'Who can do this?' }).click();
    await page.getByRole('combobox', { name: 'Permission' }).fill('Contacts: delete');
    await page.getByRole('option', { name: 'Contacts: delete' }).click();
    await expect(page.getByRole('heading', { name: '2 people may do this' })).toBeVisible();
    await page.getByRole('link', { name: 'Kiran Patil' }).click();
    await expect(page.getByRole('complementary', { name: 'History' })).toContainText('+ Contacts: delete');
    await page.getByRole('button', { name: 'Take out of the shop' }).click();
    await page
      .getByRole('dialog', { name: 'Take Kiran Patil out of this shop?' })
      .getByRole('button', { name: 'Take out of the shop' })
      .click();
    await told(page, 'is no longer in this shop');
    await expect(page).toHaveURL(/\/users$/);
    await expect(line(page, 'Kiran Patil')).toHaveCount(0);
  },
);

test('R-49 a role brings its own', { tag: '@strict' }, async ({ page }) => {
  const { call } = await registerOwner(page);
  const invited = { name: 'Kiran Patil', email: mail(), role: 'sales' };
  const { id } = await call<{ id: string }>('POST', 'users', invited);
  await page.goto(`/users/${id}`);
  await role(page).click();
  await page.getByRole('option', { name: 'Accountant' }).click();
  await expect(page.getByText('Exactly what the role holds.')).toBeVisible();
  await unfold(page, 'Rates and billing');
  await expect(pill(page, 'Gold and silver rates', 'Add')).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Permissions saved');
  const saved = await call<{ role: string; permissions: string[] }>('GET', `users/${id}`);
  expect(saved.role).toBe('accountant');
  expect(saved.permissions).toContain('shops/commodities/add');
  expect(saved.permissions).not.toContain('shop/contacts/add');
});

test('R-49 each permission is written in one line, and the discount keeps its distance from them', async ({ page }) => {
  const { call } = await registerOwner(page);
  const { items } = await call<{ items: { id: string }[] }>('GET', 'users');
  await page.goto(`/users/${items[0]!.id}`);
  const pieces = page.getByRole('group', { name: 'Pieces', exact: true });
  await expect(pieces.getByText('See and enter the cost')).toBeVisible();
  const heights = await pieces.locator('label').evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  const last = (await page.getByRole('group', { name: 'The whole shop as a file' }).boundingBox())!;
  const discount = (await field(page, 'Discount up to (%)').boundingBox())!;
  expect(discount.y - last.y - last.height).toBeGreaterThanOrEqual(16);
});

test.describe('refusals', () => {
  test.use({ allowedErrors: /status of (400|409|429)/ });

  test('R-49 an invitation goes out once a minute at most', { tag: '@strict' }, async ({ page }) => {
    const { call } = await registerOwner(page);
    const { id } = await call<{ id: string }>('POST', 'users', { name: 'Kiran Patil', email: mail(), role: 'sales' });
    await page.goto(`/users/${id}`);
    await expect(page.getByText('Invited, has not signed in yet')).toBeVisible();
    await page.getByRole('button', { name: 'Send the invitation again' }).click();
    await told(page, 'Too many');
  });

  test('R-49 a shop is never without an owner', { tag: '@strict' }, async ({ page }) => {
    await registerOwner(page);
    await page.goto('/users');
    await line(page, 'Asha Mehta').getByRole('link').click();
    await expect(page.getByText('This is you.')).toBeVisible();
    await page.getByRole('button', { name: 'Take out of the shop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take out of the shop' }).click();
    await told(page, 'A shop needs an owner');
  });
});

test('R-49 whoever may not look after people does not find them', { tag: '@strict' }, async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Staff', includeHidden: true })).toHaveCount(0);
  await page.goto('/users');
  await expect(page).toHaveURL(/\/error\/unauthorized$/);
});
