import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, listAction, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, table: string, name: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

test(
  'A-19 a chain is ordered, its gold is given to a karigar, and what he brings back leaves him with what he still holds',
  { tag: [...atOneWidth('karigars'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = (path: string, body: object) => call<{ id: string }>('POST', `/shops/${shopId}/${path}`, body);
    await make('karigars', { name: 'Ganesh Soni', mobileNo: '9820011002', gender: 2 });
    const opening = await make('vouchers', { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 100 });
    await make(`vouchers/${opening.id}/post`, {});

    await test.step('ordered', async () => {
      await page.goto('/work_orders');
      await expect(page.getByText('No work orders yet.')).toBeVisible();
      await page.goto('/work_orders/create');
      await button(page, 'Save').click();
      await expect(page.getByText('Say what is to be made')).toBeVisible();
      await field(page, 'What is to be made').fill('Rope chain');
      await field(page, 'Type of work').fill('New');
      await page.getByRole('option', { name: 'New piece' }).click();
      await field(page, 'Karigar').fill('Ganesh');
      await page.getByRole('option', { name: 'Ganesh Soni' }).click();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Save').click();
      await page.waitForURL(/work_orders(?!\/create)/);
      const { items } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/work_orders`);
      await page.goto(`/work_orders/${items[0]!.id}`);
      const states = page.getByRole('group', { name: 'Status' });
      await states.getByRole('button', { name: 'With the karigar' }).click();
      await expect(states.getByRole('button', { name: 'With the karigar' })).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('given', async () => {
      await page.goto('/karigar_issues/create');
      await button(page, 'Save').click();
      await expect(page.getByText('Choose the karigar')).toBeVisible();
      await field(page, 'Karigar').fill('Ganesh');
      await page.getByRole('option', { name: 'Ganesh Soni' }).click();
      await page.getByRole('button', { name: /^Add (a )?line/ }).click();
      await field(page, 'Fineness').fill('999');
      await field(page, 'Weight').fill('25');
      await expect(page.getByText('25.000 g').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Save').click();
      await page.waitForURL(/karigar_issues\/(?!create)/);
      await button(page, 'Give out').click();
      await expect(page.getByText('In the books').first()).toBeVisible();
      await expect(page.getByText(/^J\/\d\d-\d\d\/0001$/).first()).toBeVisible();
      await expect(button(page, 'Delivery challan for job work')).toBeVisible();
    });

    await test.step('received', async () => {
      await page.goto('/karigar_receipts/create');
      await field(page, 'Karigar').fill('Ganesh');
      await page.getByRole('option', { name: 'Ganesh Soni' }).click();
      await page.getByRole('button', { name: /^Add (a )?line/ }).click();
      await field(page, 'Gross weight').fill('20');
      await field(page, 'Fineness').fill('916');
      await field(page, 'Agreed loss (%)').fill('2');
      await field(page, 'Rate').fill('50');
      await expect(page.getByText('18.320 g').first()).toBeVisible();
      await expect(page.getByText('₹1,000').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Save').click();
      await page.waitForURL(/karigar_receipts\/(?!create)/);
      await button(page, 'Receive').click();
      await expect(page.getByText('In the books').first()).toBeVisible();
    });

    await test.step('on boards', async () => {
      await page.goto('/work_orders');
      await listAction(page, 'Board');
      const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
      await expect(column('With the karigar').getByRole('article')).toHaveCount(1);
      await button(page, 'Karigar').click();
      const his = column('Ganesh Soni').getByRole('article');
      await expect(his).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      // Under a thumb the menu of the card has the same ways.
      if (page.viewportSize()!.width > 600) await his.dragTo(column('Nobody yet'));
      else {
        await his.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Nobody yet' }).click();
      }
      await expect(column('Nobody yet').getByRole('article')).toHaveCount(1);
      await expect
        .poll(
          async () =>
            (await call<{ items: { karigarId: string | null }[] }>('GET', `/shops/${shopId}/work_orders`)).items[0]!
              .karigarId,
        )
        .toBeNull();
    });

    await test.step('held', async () => {
      await page.goto('/karigar_holdings');
      await expect(row(page, 'With karigars tonight', 'Ganesh Soni')).toContainText('6.314 g');
      await expect(row(page, 'With karigars tonight', 'Ganesh Soni')).toContainText('−₹1,000.00');
      await expect(row(page, 'Days and losses, of the last 90 days', 'Ganesh Soni')).toContainText('0.366 g');
      expect(await violations(page)).toEqual([]);
      await row(page, 'With karigars tonight', 'Ganesh Soni')
        .getByRole('link', { name: 'Ganesh Soni', exact: true })
        .click();
      await expect(page.getByText('6.314 g').first()).toBeVisible();
    });

    await test.step('settled', async () => {
      await page.goto('/karigar_holdings');
      await row(page, 'With karigars tonight', 'Ganesh Soni')
        .getByRole('link', { name: /^Settle rupees/ })
        .click();
      await expect(field(page, 'Amount')).toHaveValue(/1,?000/);
      await button(page, 'Save').click();
      await page.waitForURL(/karigar_holdings/);
      await row(page, 'With karigars tonight', 'Ganesh Soni')
        .getByRole('link', { name: /^Settle metal/ })
        .click();
      await expect(page.getByText('6.314 g').first()).toBeVisible();
    });
  },
);
