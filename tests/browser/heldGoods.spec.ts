import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, registerOwner } from './support.ts';

test(
  'what a customer leaves is written down with a number, given back, and closed',
  { tag: atOneWidth('heldGoods') },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    await call('POST', `/shops/${shopId}/contacts`, { name: 'Meena Joshi', mobileNo: '9820011003', gender: 1 });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await test.step('what it is and weighs', async () => {
      await page.goto('/held_goods/create');
      await field(page, 'Whose it is').fill('Meena');
      await page.getByRole('option', { name: 'Meena Joshi' }).click();
      await page.getByLabel('Received on').fill('2026-11-18');
      await page.getByRole('button', { name: /^Add (a )?line/ }).click();
      await field(page, 'Article').fill('Nath');
      await field(page, 'Gross weight').first().fill('12.5');
      await button('Save').click();
      await page.waitForURL(/held_goods(?!\/create)/);
    });

    await test.step('given back, it is closed', async () => {
      const { items } = await call<{ items: { id: string; number: string }[] }>('GET', `/shops/${shopId}/held_goods`);
      expect(items[0]!.number).toMatch(/^K\/\d\d-\d\d\/0001$/);
      await page.goto(`/held_goods/${items[0]!.id}`);
      await page.getByRole('combobox', { name: 'What became of it' }).selectOption({ index: 1 });
      await button('Save').click();
      await page.waitForURL(/held_goods$/);
      await page.goto(`/held_goods/${items[0]!.id}`);
      await button('Close').click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByText('Closed').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  },
);
