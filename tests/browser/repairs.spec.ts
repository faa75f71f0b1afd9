import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { act, deviceOfWho, field, registerOwner } from './support.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'A-19 a broken chain is handed in, its estimate is agreed to on the customer’s own page, the customer hears of it, and it is handed out',
  { tag: [...atOneWidth('repairs'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const admin = await deviceOfWho(page, 'admin');
    await admin.call('POST', `/system/shops/${shopId}/status`, { status: 'Approved' });
    const make = (path: string, body: object) =>
      call<{ id: string; address: string }>('POST', `/shops/${shopId}/${path}`, body);
    const customer = await make('contacts', { name: 'Meena Joshi', mobileNo: '9820011003', gender: 1 });
    const goods = await make('held_goods', {
      kind: 'repair',
      partyId: customer.id,
      receivedOn: '2026-11-20',
      lines: [{ description: 'Chain, clasp broken', metal: 'gold', fineness: 916, grossWeight: 12.345 }],
    });
    let order = '';

    await test.step('worked on', async () => {
      await page.goto(`/held_goods/${goods.id}`);
      await act(page, 'Make work orders');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /Type of work/ }).fill('Repair');
      await page.getByRole('option', { name: 'Repair' }).click();
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Make work orders' }).click();
      await expect(page.getByText('Made: 1')).toBeVisible();
      const { items } = await call<{ items: { id: string }[] }>('GET', `/shops/${shopId}/work_orders`);
      order = items[0]!.id;
      await page.goto(`/work_orders/${order}`);
      await field(page, 'Estimate').fill('450');
      await page
        .getByRole('switch', { name: /hears of each step/ })
        .or(page.getByLabel(/hears of each step/))
        .first()
        .click();
      await button(page, 'Save').click();
      await page.waitForURL(/work_orders(?!\/)/);
    });

    await test.step('agreed to', async () => {
      const { address } = await make(`work_orders/${order}/public_address`, {});
      await page.goto(`/p/${address}`);
      await expect(page.getByRole('heading', { name: /Do you agree/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await button(page, 'Yes, I agree').click();
      await expect(page.getByText(/you have agreed to/)).toBeVisible();
      await page.goto(`/work_orders/${order}`);
      await expect(page.getByText('Agreed', { exact: true }).first()).toBeVisible();
    });

    await test.step('told of', async () => {
      const states = page.getByRole('group', { name: 'Status' });
      await states.getByRole('button', { name: 'Finished' }).click();
      await expect(states.getByRole('button', { name: 'Finished' })).toHaveAttribute('aria-pressed', 'true');
      await page.goto('/work_steps');
      const card = page.getByRole('region', { name: 'Meena Joshi' });
      await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/919820011003/);
      expect(await violations(page)).toEqual([]);
      await card.getByRole('button', { name: 'Told' }).click();
      await expect(page.getByText('Nobody is to be told anything.')).toBeVisible();
    });

    await test.step('handed out', async () => {
      await page.goto(`/held_goods/${goods.id}`);
      await act(page, 'Hand out');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /Handed to/ }).fill('Meena Joshi');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Hand out' }).click();
      await expect(page.getByText('Handed back to Meena Joshi')).toBeVisible();
      await expect(page.getByText('Closed').first()).toBeVisible();
    });
  },
);
