import { expect, test } from './fixtures.ts';
import { field, registerOwner, signIn, told } from './support.ts';

test(
  'an administrator gives a shop its number, its prices and money for messages',
  { tag: '@strict' },
  async ({ page }) => {
    const { shop, shopId, call } = await registerOwner(page);
    await signIn(page, 'admin');
    await page.goto(`/shops?filter=${encodeURIComponent(JSON.stringify({ q: shop }))}`);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: shop });
    await row.getByRole('button', { name: 'WhatsApp' }).click();
    const dialog = page.getByRole('dialog', { name: `WhatsApp of ${shop}` });
    await expect(dialog).toContainText('No number yet: the shop cannot send messages.');

    await field(dialog, 'Phone number ID').fill('+91 98200');
    await dialog.getByRole('button', { name: 'Save number and prices' }).click();
    await expect(field(dialog, 'Phone number ID')).toHaveAccessibleDescription('Digits only, 5 to 20');
    await field(dialog, 'Phone number ID').fill(String(Date.now()));
    await field(dialog, 'Business account ID').fill('600000000000009');
    for (const name of ['Marketing message', 'Utility message', 'Authentication message'])
      await field(dialog, name).fill('0.85');
    await dialog.getByRole('button', { name: 'Save number and prices' }).click();
    await told(page, `Number and prices of ${shop} saved`);

    await field(dialog, 'Amount').fill('500');
    await dialog.getByRole('button', { name: 'Add credit' }).click();
    await expect(field(dialog, 'Note')).toHaveAccessibleDescription('Say what it is for');
    await field(dialog, 'Note').fill('NEFT 4411');
    await dialog.getByRole('button', { name: 'Add credit' }).click();
    await expect(dialog).toContainText('₹500.00 left for messages.');
    await expect(dialog.getByRole('listitem')).toContainText(['NEFT 4411']);
    expect(await call('GET', `/shops/${shopId}/whatsapp/balance`)).toBe(500);
  },
);

test('an owner reads what came into the balance and went out of it', { tag: '@strict' }, async ({ page }) => {
  await signIn(page, 'rival');
  await page.goto('/contacts/messenger');
  await page.getByRole('link', { name: /^₹/ }).click();
  await expect(page).toHaveURL(/\/contacts\/messenger\/balance$/);
  await expect(page.getByRole('main')).toContainText('Left for messages');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Wedding season preview' }).first()).toContainText(/₹[\d,.]+ left/);
  await expect(lines.filter({ hasText: 'Put aside for sending' }).first()).toBeVisible();
});
