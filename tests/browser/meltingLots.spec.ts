import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, listAction, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  '100 g of 916 are bought in exchange at the rate that holds, collected in a lot, sent, and back without a loss',
  { tag: [...atOneWidth('meltingLots'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = (path: string, body: object) => call<{ id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const rates = { goldRate: 6_200, silverRate: 92.5, diamondRate: 50_000, goldBuyingRate: 6_000, confirmed: true };
    await make('admin/commodities', rates);
    await call('PUT', `/shops/${shopId}`, { exchangeMore: 2 });
    await make('contacts', { name: 'Meera Jain', mobileNo: '9820011003', gender: 1, pan: 'ABCPJ1234K' });
    await make('contacts', { name: 'Navkar Refiners', mobileNo: '9820011004', gender: 2 });

    await test.step('bought in exchange', async () => {
      await page.goto('/old_gold/create');
      await page
        .getByRole('button', { name: /^Add (a )?line/ })
        .first()
        .click();
      await expect(field(page, 'Rate of fine metal')).toHaveValue('6,000');
      await page.getByRole('radio', { name: 'In exchange' }).check();
      await expect(field(page, 'Rate of fine metal')).toHaveValue('6,120');
      await expect(page.getByRole('note')).toContainText('2% more in exchange');
      await field(page, 'Gross weight').fill('100');
      await field(page, 'Tested fineness').fill('916');
      await field(page, 'Customer').fill('Meera');
      await page.getByRole('option', { name: 'Meera Jain' }).click();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Save').click();
      await page.waitForURL(/old_gold\/(?!create)/);
      await button(page, 'Buy it').click();
      await expect(page.getByText('In the books').first()).toBeVisible();
    });

    await test.step('collected and sent', async () => {
      await page.goto('/melting_lots');
      await listAction(page, 'Collect old gold');
      const dialog = page.getByRole('dialog');
      await field(dialog, 'Refinery').fill('Navkar');
      await page.getByRole('option', { name: 'Navkar Refiners' }).click();
      await dialog.getByRole('button', { name: 'Collect old gold' }).click();
      await page.waitForURL(/melting_lots\/.+/);
      await expect(page.getByText('91.600 g').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Send to the refinery').click();
      await expect(page.getByText('At the refinery').first()).toBeVisible();
      await expect(page.getByText(/^N\/\d\d-\d\d\/0001$/).first()).toBeVisible();
    });

    await test.step('back', async () => {
      await button(page, 'Take back refined').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Came back on').fill(await page.evaluate(() => new Date().toLocaleDateString('en-CA')));
      await field(dialog, 'Weight that came back').fill('91.6');
      await field(dialog, 'Fineness by assay').fill('999');
      await field(dialog, 'Rate of fine metal that day').fill('6200');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Take back refined' }).click();
      await expect(page.getByText('Refined').first()).toBeVisible();
      const { items } = await call<{ items: object[] }>('GET', `/shops/${shopId}/melting_lots`);
      // 91.600 g at ₹6,200, less ₹6,120 a gram.
      expect(items).toMatchObject([{ state: 'refined', shortfall: 0, profit: 7_328 }]);
    });
  },
);
