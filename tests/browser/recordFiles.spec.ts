import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { focusOn } from './focus.ts';
import { plain } from './pictures.ts';
import { signIn } from './support.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Files', exact: true });
const names = (page: Page) =>
  panelOf(page)
    .getByRole('button', { name: /^Move / })
    .evaluateAll(grips => grips.map(grip => grip.getAttribute('aria-label')!.replace('Move ', '')));
const more = (page: Page, name: string) => panelOf(page).getByRole('button', { name: `More for ${name}` });

test(
  'files of a product are added, looked at, put in order by keyboard, fetched and removed; whoever looks on sees them',
  { tag: atOneWidth('recordFiles') },
  async ({ page, browser }) => {
    const device = await signIn(page, 'owner');
    const { id } = await device.createProduct();
    const path = `admin/products/${id}/files`;
    const kept = async () => (await device.call<{ name: string }[]>('GET', path)).map(({ name }) => name);
    await page.goto(`/products/${id}`);
    const panel = panelOf(page);
    const pdf = { name: 'BIS प्रमाणपत्र.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 916') };
    await panel.getByLabel('Add files').setInputFiles([await plain('ring.png', '#a00'), pdf]);
    await expect.poll(() => names(page)).toEqual(['ring.png', pdf.name]);

    await panel.getByRole('button', { name: 'Open ring.png' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'ring.png' });
    await expect.poll(() => dialog.getByRole('img').evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(60);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: pdf.name })).toBeVisible();
    await page.keyboard.press('Escape');
    await focusOn(panel.getByRole('button', { name: 'Open ring.png' }));

    const grip = panel.getByRole('button', { name: `Move ${pdf.name}` });
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${pdf.name} lifted. It is number 2 of 2.`)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`${pdf.name} would be number 1 of 2.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(kept).toEqual([pdf.name, 'ring.png']);
    await expect.poll(() => names(page)).toEqual([pdf.name, 'ring.png']);

    await more(page, pdf.name).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(pdf.name);
    expect(readFileSync(await download.path())).toEqual(pdf.buffer);

    const other = await browser.newPage();
    await signIn(other, 'owner');
    await other.goto(page.url());
    await expect.poll(() => names(other)).toEqual([pdf.name, 'ring.png']);
    await more(page, pdf.name).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await expect(panelOf(other).getByRole('button', { name: `More for ${pdf.name}` })).toBeHidden();
    await page
      .getByRole('status')
      .filter({ hasText: `${pdf.name} removed` })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect.poll(() => names(other)).toEqual([pdf.name, 'ring.png']);
    await other.close();
  },
);
