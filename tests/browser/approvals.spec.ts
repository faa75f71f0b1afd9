import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { own, password, signIn } from './support.ts';

test.use({ allowedErrors: /status of 4(?:00|09)/ });

test(
  'A-10 a price below the shop’s goes on once an approver has typed the PIN',
  { tag: [...atOneWidth('approvals'), '@journey'] },
  async ({ page }) => {
    const owner = await signIn(page, 'owner');
    const product = await owner.createProduct({ hsncode: '7113', taxPercentage: 3 });
    const weights = { productId: product.id, grossWeight: 10, fineness: 916 };
    const { tag } = await owner.call<{ tag: string }>('POST', 'pieces', { ...weights, makingRate: 500 });
    await owner.call('POST', 'contacts', { name: own('Buyer'), mobileNo: '9820011071', gender: 1 });

    await test.step('who has chosen it in the account', async () => {
      await page.goto('/account');
      const panel = page.getByRole('region', { name: 'PIN for approvals' });
      await panel.getByLabel(/^PIN/).fill('1234');
      await panel.getByLabel('My password').fill(password);
      await panel.getByRole('button', { name: 'Save PIN' }).click();
      await expect(panel.getByText('This is easy to guess')).toBeVisible();
      await panel.getByLabel(/^PIN/).fill('4826');
      await panel.getByRole('button', { name: 'Save PIN' }).click();
      await expect(page.getByText('Your PIN is saved')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    const { call } = await signIn(page, 'staff');
    const line = await call<Record<string, unknown>>('GET', `quick_bills/offer?tag=${tag}`);
    const { items } = await call<{ items: { id: string }[] }>('GET', 'contacts?pageSize=1');
    const bill = { contactId: items[0]!.id, lines: [{ ...line, makingRate: 450 }], placeOfSupply: '27' };
    const { id } = await call<{ id: string }>('POST', 'quick_bills', bill);
    const notice = page.getByRole('status').filter({ hasText: 'It needs an approval' });

    await test.step('is told on the draft, and issuing it is refused', async () => {
      await page.goto(`/quick_bills/${id}`);
      await expect(notice).toContainText('₹500.00 below the shop’s price');
      await page.keyboard.press('F10');
      await expect(page.getByText('This gives ₹500.00 more away than you may.')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    await test.step('is approved by the PIN, and issued', async () => {
      await notice.getByRole('button', { name: 'Approve by PIN' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Approver').click();
      await page.getByRole('option', { name: 'Rajesh Shah' }).click();
      await dialog.getByLabel('PIN').fill('4827');
      await dialog.getByRole('button', { name: 'Approve by PIN' }).click();
      await expect(dialog.getByText('This is not the PIN')).toBeVisible();
      await dialog.getByLabel('PIN').fill('4826');
      await dialog.getByRole('button', { name: 'Approve by PIN' }).click();
      await expect(dialog).toBeHidden();
      await expect(notice).toBeHidden();
      await page.keyboard.press('F10');
      await expect(page.getByText('Issued').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  },
);
