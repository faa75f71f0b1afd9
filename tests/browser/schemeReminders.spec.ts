import { shopDay } from '../../schema/kit/shopDay.ts';
import { monthsAfter } from '../../schema/rules/months.ts';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { deviceOfWho, registerOwner, signIn } from './support.ts';

type Reminders = { total: number; items: { customer: string; mobileNo: string; text: string; passbook: string }[] };

test(
  'A-11 a holder whose instalment is due is told by hand, once, with the words that the shop would send',
  { tag: atOneWidth('scheme reminders') },
  async ({ page }) => {
    const { call, shopId } = await signIn(page, 'owner');
    const open = () => call<Reminders>('GET', `/shops/${shopId}/chit_reminders/open`);
    const { total, items } = await open();
    const { customer, mobileNo, text, passbook } = items[0]!;
    await page.goto('/scheme_reminders');
    const card = page.getByRole('region', { name: customer }).filter({ hasText: text });
    await expect(card).toContainText(passbook);
    expect(await card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      `https://wa.me/91${mobileNo}?text=${encodeURIComponent(text)}`,
    );
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Told' }).click();
    await expect(card).toBeHidden();
    expect((await open()).total).toBe(total - 1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Told' })).toHaveCount(total - 1);
    await expect(card).toBeHidden();
  },
);

test.describe('a customer', () => {
  test.use({ allowedErrors: /status of 404/ });

  test(
    'A-11 reads a passbook under its address, without a session and in their language, until the shop withdraws it',
    { tag: [...atOneWidth('page of a passbook'), '@journey'] },
    async ({ page, browser }) => {
      const owner = await registerOwner(page);
      const make = (path: string, body: object) =>
        owner.call<{ id: string; number: string }>('POST', `/shops/${owner.shopId}/${path}`, body);
      const asha = { name: 'Asha Rao', gender: 0, mobileNo: '9820011002', preferredLanguage: 'hi' };
      const terms = { name: 'Swarna Nidhi', kind: 'amount', instalment: 5_000, instalments: 11, bonus: 'none' };
      const [{ id: contactId }, { id: schemeId }] = [await make('contacts', asha), await make('chit_schemes', terms)];
      await make(`chit_schemes/${schemeId}/open`, {});
      const broughtFirstDay = monthsAfter(shopDay(new Date()), -1);
      const brought = { broughtFirstDay, broughtMonths: 1, broughtPaid: 5_000 };
      const { id } = await make('chit_members', { schemeId, contactId, ...brought });
      const { number } = await make(`chit_members/${id}/join`, {});
      await make(`chit_members/${id}/pay`, { amount: 5_000, way: 'upi' });
      const admin = await deviceOfWho(page, 'admin');
      await admin.call('POST', `/system/shops/${owner.shopId}/status`, { status: 'Approved' });

      await page.goto(`/chit_members/${id}`);
      const opens = page.getByRole('button', { name: 'Page for the customer' });
      const more = page.getByRole('button', { name: 'More actions' });
      await expect(opens.or(more).first()).toBeVisible();
      if (!(await opens.isVisible())) await more.click();
      await opens.or(page.getByRole('menuitem', { name: 'Page for the customer' })).click();
      const dialog = page.getByRole('dialog', { name: 'Page for the customer' });
      await dialog.getByRole('button', { name: 'Make the address' }).click();
      const address = await dialog.getByRole('textbox', { name: 'Address for the customer' }).inputValue();
      await expect(dialog.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
        'href',
        /wa\.me\/919820011002/,
      );
      expect(await violations(page)).toEqual([]);

      const phone = await browser.newContext({ javaScriptEnabled: false });
      const visitor = await phone.newPage();
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(number);
      await expect(visitor.getByText('Asha Rao')).toBeVisible();
      await expect(visitor.getByText('11 में से 2')).toBeVisible();
      await expect(visitor.getByText('₹10,000.00').first()).toBeVisible();
      await visitor.getByRole('link', { name: 'English' }).click();
      await expect(visitor.getByText('2 of 11')).toBeVisible();
      await expect(visitor.getByText('Next instalment')).toBeVisible();

      await dialog.getByRole('button', { name: 'Withdraw the address' }).click();
      await dialog.getByRole('button', { name: 'Withdraw it' }).click();
      await expect(page.getByText('Address withdrawn')).toBeVisible();
      await visitor.goto(address);
      await expect(visitor.locator('body')).not.toContainText(number);
      await phone.close();
    },
  );
});
