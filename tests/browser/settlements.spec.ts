import { expect, test } from './fixtures.ts';
import { field, own, signIn } from './support.ts';

type Made = { id: string; number: string };

test(
  'a receipt shows which bills it pays, and a person changes it',
  { tag: ['@phone', '@journey'] },
  async ({ page }) => {
    const { call } = await signIn(page, 'owner');
    const mobileNo = `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const { id: contactId } = await call<Made>('POST', 'contacts', { name: own('Lata'), gender: 0, mobileNo });
    const post = async (kind: string, amount: number, more: object): Promise<Made> => {
      const { id } = await call<Made>('POST', 'vouchers', { kind, contactId, amount, ...more });
      return call<Made>('POST', `vouchers/${id}/post`, {});
    };
    const debt = { party: 'customer', side: 'theyOwe' };
    const [first, second] = [await post('opening', 1_000, debt), await post('opening', 500, debt)];
    const receipt = await post('receipt', 1_200, { way: 'upi' });

    await page.goto(`/vouchers/${receipt.id}/show`);
    const panel = page.getByRole('region', { name: 'Pays' });
    await expect(panel).toContainText(first.number);
    await expect(panel).toContainText('₹200');
    await panel.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Leave on account' }).click();
    const amount = field(dialog, `Amount for ${second.number}`);
    await amount.fill('10,5');
    await expect(amount).toHaveAccessibleDescription(/./);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await amount.fill('450');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel).not.toContainText(first.number);
    await expect(panel).toContainText('₹450');
    await expect(panel).toContainText('₹750');

    await page.goto(`/vouchers/${second.id}/show`);
    const paid = page.getByRole('region', { name: 'Paid with' });
    await expect(paid).toContainText(receipt.number);
    await expect(paid).toContainText('₹50');
  },
);
