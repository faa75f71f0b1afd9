import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { deviceOfWho, registerOwner, unitOf } from './support.ts';

test.use({ allowedErrors: /status of 404/ });

test(
  'a customer sees a piece under its address until the shop withdraws it',
  { tag: [...atOneWidth('public page'), '@journey'] },
  async ({ page, browser }) => {
    const owner = await registerOwner(page);
    const { id: unitId } = await unitOf(owner.call);
    const piece = { name: 'Ring with <b>pearl</b>', productCode: 'R-7', mrp: 125_000, purchasePrice: 99_999, unitId };
    const { id } = await owner.call<{ id: string }>('POST', 'admin/products', { ...piece, sellingPrice: 120_000 });
    await page.goto(`/products/${id}`);
    await page.getByRole('button', { name: 'Page for the customer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Page for the customer' });
    await expect(dialog.getByText('Selling Price')).toBeVisible();
    await dialog.getByRole('button', { name: 'Make the address' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Address for the customer' }).inputValue();
    await expect(dialog.getByText('It is shown once the shop is approved.')).toBeVisible();

    const phone = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await phone.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nothing is shown here');
    const admin = await deviceOfWho(page, 'admin');
    await admin.call('POST', `/system/shops/${owner.shopId}/status`, { status: 'Approved' });
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(piece.name);
    await expect(visitor.getByText(owner.shop)).toBeVisible();
    await expect(visitor.getByText('₹1,20,000.00')).toBeVisible();
    await expect(visitor.locator('body')).not.toContainText('99,999');
    await visitor.getByRole('link', { name: 'हिंदी' }).click();
    await expect(visitor.getByText('बिक्री मूल्य')).toBeVisible();

    await dialog.getByRole('button', { name: 'Withdraw the address' }).click();
    await dialog.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(page.getByText('Address withdrawn')).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nothing is shown here');
    await phone.close();
  },
);
