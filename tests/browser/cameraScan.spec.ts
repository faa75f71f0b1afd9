import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { hold, printedTag, withCamera } from './fakeCamera.ts';
import { expect, test } from './fixtures.ts';
import { stocked } from './stocked.ts';
import { field, own } from './support.ts';

test.use(withCamera);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, n: number) => page.getByRole('group', { name: `Line ${n}`, exact: true });
const camera = (page: Page) => page.getByRole('dialog', { name: 'Scan with the camera' });

/** A shop with pieces by these tags, and what is printed for each. */
async function labelled(page: Page, ...tags: string[]) {
  const shop = await stocked(page, tags);
  const labels: string[] = [];
  for (const { id } of shop.pieces)
    labels.push(await printedTag(page, shop.token, `/shops/${shop.shopId}/pieces/${id}`, 'label50'));
  return { ...shop, labels };
}

test(
  'A-09: on a phone a bill of one piece takes eight taps at most beside the digits, from the list to issued',
  { tag: ['@phoneOnly', '@journey'] },
  async ({ page }) => {
    const { call, shopId, labels } = await labelled(page, 'A-1');
    await hold({ label: labels[0]!, look: { width: 420, angle: 8, blur: 1 } });
    let taps = 0;
    const tap = async (target: ReturnType<typeof button>) => {
      await target.tap();
      taps += 1;
    };

    await page.goto('/quick_bills');
    await tap(
      page
        .getByRole('main')
        .getByRole('link', { name: 'Add' })
        .or(page.getByRole('link', { name: 'Add bill' }))
        .first(),
    );
    await tap(button(page, 'Scan with the camera'));
    await expect(camera(page).getByRole('alert')).toContainText('A-1 is on it');
    expect(await violations(page)).toEqual([]);
    await tap(camera(page).getByRole('button', { name: 'Done' }));
    await expect(line(page, 1)).toContainText('₹61,292');
    await tap(field(page, 'Customer'));
    await page.keyboard.type('9820011003');
    await tap(page.getByRole('option', { name: 'Meera Jain' }));
    await tap(button(page, 'UPI'));
    await tap(button(page, 'Save'));
    await page.waitForURL(/quick_bills\/(?!create)/);
    await tap(button(page, 'Issue the bill'));
    await expect(page.getByText(/^B\/\d\d-\d\d\/0001$/).first()).toBeVisible();
    expect(taps).toBeLessThanOrEqual(8);
    const { items } = await call<{ items: object[] }>('GET', `/shops/${shopId}/quick_bills`);
    expect(items).toMatchObject([{ state: 'issued', total: 61_292, due: 0 }]);
  },
);

test(
  'several tags are read one after the other, and the camera ends with its dialog',
  { tag: '@phone' },
  async ({ page }) => {
    const { labels } = await labelled(page, 'A-1', 'A-2');
    await hold(...labels.map(label => ({ label, look: { width: 420 } })));
    await page.goto('/quick_bills/create');
    await button(page, 'Scan with the camera').click();
    const read = camera(page).getByRole('listitem');
    await expect(read.filter({ hasText: 'A-1' }).first()).toBeVisible();
    await expect(read.filter({ hasText: 'A-2' }).first()).toBeVisible();
    // The camera sees the first tag again.
    await expect(camera(page).getByRole('alert').filter({ hasText: 'is on it already' })).toBeVisible();
    const video = await camera(page)
      .locator('video')
      .evaluateHandle((it: HTMLVideoElement) => it.srcObject as MediaStream);
    expect(await video.evaluate(it => it.active)).toBe(true);
    await camera(page).getByRole('button', { name: 'Done' }).click();
    await expect(camera(page)).toHaveCount(0);
    expect(await video.evaluate(it => it.active)).toBe(false);
    await expect(line(page, 2)).toContainText('₹61,292');
    await expect(line(page, 3)).toHaveCount(0);
  },
);

test('pieces go onto a transfer and are counted by the camera', { tag: '@phone' }, async ({ page }) => {
  const { call, make, labels } = await labelled(page, 'A-1', 'A-2');
  await call('POST', '/shops', { name: own('Mehta Pune'), pin: '411002' });
  await hold(...labels.map(label => ({ label, look: { width: 420, angle: 180 } })));
  const read = camera(page).getByRole('listitem');
  const scanBoth = async () => {
    await button(page, 'Scan with the camera').click();
    for (const tag of ['A-1', 'A-2']) await expect(read.filter({ hasText: tag }).first()).toBeVisible();
  };

  await page.goto('/piece_transfers/create');
  await scanBoth();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Done').click();
  await expect(line(page, 2)).toContainText('10.000 g');
  await expect(line(page, 3)).toHaveCount(0);
  await expect(page.getByText('20.000 g').first()).toBeVisible();

  const { id } = await make('stock_takes', { name: 'All of it' });
  await page.goto(`/stock_takes/${id}`);
  await scanBoth();
  await expect(camera(page).getByRole('alert')).toContainText(/A-[12] · /);
  await button(page, 'Done').click();
  await expect(page.getByRole('table', { name: /^Missing/ }).getByRole('rowheader')).toHaveCount(0);
});
