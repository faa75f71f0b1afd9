import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, own, png, registerOwner, signIn, told } from './support.ts';

const row = (page: Parameters<typeof signIn>[0], name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test(
  'R-06 an owner adds a shop, whose PIN tells its state, and works in it while it waits',
  { tag: [...atOneWidth('added shop'), '@journey'] },
  async ({ page }) => {
    const { shop } = await registerOwner(page);
    await page.goto('/shops');
    await expect(row(page, shop)).toContainText('Pending');
    await expect(row(page, shop)).toContainText('Messages and public pages start once the shop is approved');

    await page.getByRole('button', { name: 'Add shop' }).click();
    const dialog = page.getByRole('dialog', { name: 'New shop' });
    await expect(field(dialog, 'Name')).toBeFocused();
    await dialog.getByRole('button', { name: 'Add shop' }).click();
    await expect(field(dialog, 'Name')).toHaveAccessibleDescription('Name is required');
    const name = own('Mehta Pune');
    await field(dialog, 'Name').fill(name);
    await field(dialog, 'PIN').fill('411002');
    await expect(dialog.getByRole('combobox', { name: /^State/ })).toHaveText('Maharashtra');
    await dialog.getByRole('button', { name: 'Add shop' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, name)).toContainText('Pending');

    await row(page, name).getByRole('button').click();
    await expect(page).toHaveURL(/\/home$/);
  },
);

test('V-19 a PIN on a border asks which state it is', async ({ page }) => {
  await registerOwner(page);
  await page.goto('/shops');
  await page.getByRole('button', { name: 'Add shop' }).click();
  const dialog = page.getByRole('dialog', { name: 'New shop' });
  await field(dialog, 'Name').fill(own('Border'));
  await field(dialog, 'PIN').fill('396191');
  await dialog.getByRole('button', { name: 'Add shop' }).click();
  await expect(field(dialog, 'State')).toHaveAccessibleDescription('Choose the state');
  await field(dialog, 'State').click();
  await page.getByRole('option', { name: 'Gujarat' }).click();
  await dialog.getByRole('button', { name: 'Add shop' }).click();
  await expect(dialog).toBeHidden();
});

test('R-07 a shop is set up in several goes: details, tax and a logo', async ({ page }) => {
  const { shopId } = await registerOwner(page);
  await page.goto(`/shops/${shopId}`);
  await field(page, 'GSTIN').fill('36AACCS4821K1Z9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'GSTIN')).toHaveAccessibleDescription(/another state/);
  await field(page, 'GSTIN').fill('27AAPFR0939F1ZY');
  await field(page, 'City').fill('Thane');
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Shop details saved');
  await expect(page.getByRole('complementary', { name: 'History' })).toContainText('Thane');

  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture', description: 'Logo' }).click();
  await (await picking).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  // The picture shows before it is saved, and the toast of the saving before may still stand.
  const saved = page.waitForResponse(response => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
  await page.reload();
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Thane');
  await page.getByRole('button', { name: 'Remove Logo' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Shop details saved');
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Thane');
  await expect(page.getByRole('img', { name: 'Logo' })).toHaveCount(0);
});

test(
  'R-06 an administrator finds a shop, approves it, and suspends it after a question',
  { tag: [...atOneWidth('approved shop'), '@strict'] },
  async ({ page }) => {
    const { shop } = await registerOwner(page);
    await signIn(page, 'admin');
    await page.goto('/shops');
    await page.getByRole('searchbox', { name: 'Search' }).fill(shop);
    await expect(page.getByRole('main').getByRole('link', { name: /Rajlakshmi/ })).toHaveCount(0);
    await row(page, shop).getByRole('button', { name: 'Approve' }).click();
    await expect(row(page, shop)).toContainText('Approved');
    await row(page, shop).getByRole('button', { name: 'Suspend' }).click();
    const question = page.getByRole('dialog', { name: `Suspend ${shop}?` });
    await expect(question).toContainText('Nobody can enter the shop');
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(row(page, shop)).toContainText('Suspended');
  },
);
