import { readFile } from 'node:fs/promises';
import { violations } from './axe.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { unzipped } from '../support/unzipped.ts';
import { act, registerOwner, told } from './support.ts';

type Made = { id: string; number: string };

const place = { address: '14 Zaveri Bazaar', city: 'Mumbai', pin: '400002' };
const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 1_000, gst: 3 };

// The bill whose buyer has no address.
test.use({ allowedErrors: /409/ });

test(
  'an accountant chooses a month, mends what the portal would refuse, and has its file',
  { tag: [...atOneWidth('gstReturns'), '@journey'] },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const shop = `/shops/${shopId}`;
    await call('PUT', shop, { gstin: '27AAPFU0939F1ZV', stateCode: '27', backDatingDays: 366, ...place });
    const sell = async (line: object, more: object = {}) => {
      const payments = [{ way: 'cash', amount: 1_030 }];
      const body = { lines: [line], placeOfSupply: '27', day: '2026-05-10', payments, ...more };
      const { id } = await call<Made>('POST', `${shop}/quick_bills`, body);
      return call<Made>('POST', `${shop}/quick_bills/${id}/issue`, {});
    };
    const refused = await sell(box);
    await sell({ ...box, hsn: '481920' });
    // Six digits are due from now on.
    await call('PUT', shop, { turnover: 60_000_000 });

    await test.step('a month in which nothing was sold says so', async () => {
      await page.goto('/gst_returns?month=2026-04');
      await expect(page.getByText('Nothing was sold in this month.')).toBeVisible();
      await page.getByLabel('Month', { exact: true }).fill('2026-05');
      await expect(page).toHaveURL(/month=2026-05/);
    });

    await test.step('what it comes to, and the bill that the portal would refuse', async () => {
      const row = page.getByRole('table', { name: 'GSTR-1: what was sold' }).getByRole('row', { name: /B2CS/ });
      await expect(row).toContainText('₹2,000.00');
      await expect(row).toContainText('₹30.00');
      const wrong = page.getByRole('table', { name: 'What to look at' });
      await expect(wrong.getByText('The HSN code 4819 is not of 4, 6 or 8 digits', { exact: false })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await wrong.getByRole('link', { name: refused.number }).click();
      await expect(page).toHaveURL(new RegExp(`/quick_bills/${refused.id}`));
      await page.goBack();
    });

    await test.step('its file is made, told of, and fetched', async () => {
      await page.getByRole('button', { name: 'File for the portal' }).click();
      await expect(page.getByText('The file is being made.', { exact: false })).toBeVisible();
      await page.goto('/background_tasks');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /^Download/ }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('gstr1-27AAPFU0939F1ZV-052026.json');
      const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { fp: string; b2cs: object[] };
      expect(file).toMatchObject({ gstin: '27AAPFU0939F1ZV', fp: '052026', b2cs: [{ rt: 3, txval: 2_000, camt: 30 }] });
    });

    await test.step('the whole month goes to the accountant as one file', async () => {
      await page.goto('/gst_returns?month=2026-05');
      await expect(page.getByText('1 day is not closed: the month may still change.')).toBeVisible();
      const files = page.getByRole('table', { name: 'The month for the accountant' });
      await expect(files.getByRole('row', { name: /^Register of sales/ })).toContainText('2');
      await page.getByRole('button', { name: 'Make the folder' }).click();
      await expect(page.getByText('The file is being made.', { exact: false })).toBeVisible();
      await page.goto('/background_tasks');
      await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(2);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('button', { name: /^Download/ })
          .first()
          .click(),
      ]);
      expect(download.suggestedFilename()).toBe('books-2026-05.zip');
      const within = await unzipped(await readFile(await download.path()));
      expect(within.get('index.html')!.toString()).toContain('Books of May 2026');
    });

    await test.step('a bill to a registered buyer has an e-invoice, once the buyer has an address', async () => {
      const buyer = {
        name: 'Deccan Gems',
        mobileNo: '9820011002',
        gender: 1,
        stateCode: '27',
        gstin: '27AAGCB7383J1Z8',
      };
      const { id: contactId } = await call<Made>('POST', `${shop}/contacts`, buyer);
      const bill = await sell({ ...box, hsn: '481920' }, { contactId });
      await page.goto(`/quick_bills/${bill.id}`);
      await act(page, 'E-invoice');
      await told(page, 'Deccan Gems needs an address, a city and a PIN, and a name of three letters or more.');
      await call('PUT', `${shop}/contacts/${contactId}`, { address: '7 Avenue Road', city: 'Pune', pin: '411001' });
      await act(page, 'E-invoice');
      await told(page, 'The file is being made. You are told here when it is ready.');
      const note = await call<Made>('POST', `${shop}/quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
      await page.goto(`/credit_notes/${note.id}/show`);
      await act(page, 'E-invoice');
      await told(page, 'The file is being made. You are told here when it is ready.');
    });

    await test.step('a shop that goes under the composition scheme is told of CMP-08', async () => {
      await page.goto(`/shops/${shopId}`);
      await page.getByRole('radio', { name: 'Composition' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await told(page, 'Shop details saved');
      const payments = [{ way: 'cash', amount: 1_000 }];
      await sell(box, { day: '2026-04-10', billedGst: 'none', payments });
      await page.goto('/gst_returns?month=2026-04');
      const due = page.getByRole('table', { name: 'CMP-08 and GSTR-4: composition scheme' });
      await expect(due.getByRole('row', { name: /CMP-08/ })).toContainText('₹5.00');
      await expect(page.getByText('files no GSTR-1 and no GSTR-3B', { exact: false })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  },
);
