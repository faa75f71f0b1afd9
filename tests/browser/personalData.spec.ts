import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { violations } from './axe.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, own, password, registerOwner, signIn, told } from './support.ts';

test(
  'somebody asks what is kept about them, takes it along and is erased',
  { tag: atOneWidth('personal data') },
  async ({ page }) => {
    const { call } = await signIn(page, 'owner');
    const mobileNo = `97${String(randomInt(1e8)).padStart(8, '0')}`;
    const name = own('Kamala');
    const { id: contactId } = await call<{ id: string }>('POST', 'contacts', { name, gender: 1, mobileNo });
    const enquiry = await call<{ id: string }>('POST', 'enquiries', { name, contactId, wish: 'Lotus pendant' });
    await call('POST', `enquiries/${enquiry.id}/remarks`, { text: 'Comes back on Friday' });

    await page.goto('/contacts/personal_data');
    await page.getByRole('link', { name: 'Look up a person' }).first().click();
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('Type a mobile number or an e-mail address')).toBeVisible();
    await field(page, 'Mobile Number').fill('97 000');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('Please enter a 10 digit mobile number')).toBeVisible();
    await field(page, 'Mobile Number').fill(mobileNo);
    await page.getByRole('button', { name: 'Look up' }).click();

    const kind = (title: string) => page.getByRole('region', { name: title });
    await expect(kind('Contacts · 1')).toContainText('Will be deleted');
    await expect(kind('Enquiries · 1')).toContainText('Will be emptied; figures stay');
    for (const told of ['Lotus pendant', 'Comes back on Friday'])
      await expect(kind('Enquiries · 1')).toContainText(told);
    expect(await violations(page)).toEqual([]);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all of it' }).click();
    const { kept } = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as {
      kept: { entity: string }[];
    };
    expect(kept.map(({ entity }) => entity)).toEqual(['contacts', 'enquiries']);

    await page.getByRole('button', { name: 'Erase this person' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
    await told(page, 'Erased. It stands in the list that it was done.');
    await expect(page.getByText('Nothing is kept about this person.')).toBeVisible();
    await page.goto('/contacts/personal_data');
    await expect(page.getByRole('main')).toContainText(`97••••••${mobileNo.slice(-2)}`);
    expect(await call('GET', `enquiries/${enquiry.id}`)).toMatchObject({ name: '—', contactId: null, wish: null });
  },
);

test(
  'somebody who bought something is erased once all is settled, and the bill still names them',
  { tag: atOneWidth('erased buyer') },
  async ({ page }) => {
    const { call } = await signIn(page, 'owner');
    const mobileNo = `97${String(randomInt(1e8)).padStart(8, '0')}`;
    const name = own('Lata');
    const { id: contactId } = await call<{ id: string }>('POST', 'contacts', { name, gender: 0, mobileNo });
    const line = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 100, gst: 18 };
    const { id } = await call<{ id: string }>('POST', 'quick_bills', { contactId, lines: [line], placeOfSupply: '27' });
    const { total, day } = await call<{ total: number; day: string }>('POST', `quick_bills/${id}/issue`, {});

    const lookUp = async () => {
      await page.goto('/contacts/personal_data/create');
      await field(page, 'Mobile Number').fill(mobileNo);
      await page.getByRole('button', { name: 'Look up' }).click();
    };
    const erase = page.getByRole('button', { name: 'Erase this person' });
    await lookUp();
    const warning = page.getByRole('alert').filter({ hasText: 'This person cannot be erased yet' });
    await expect(warning).toContainText('Money or metal is still open');
    await expect(erase).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    const receipt = { kind: 'receipt', contactId, amount: total, way: 'upi', day };
    const voucher = await call<{ id: string }>('POST', 'vouchers', receipt);
    await call('POST', `vouchers/${voucher.id}/post`, {});
    await lookUp();
    await expect(page.getByRole('region', { name: 'Contacts · 1' })).toContainText('Books name this person');
    await expect(page.getByRole('region', { name: 'Bills · 1' })).toContainText('A telephone number goes from them');
    await erase.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
    await told(page, 'Erased. It stands in the list that it was done.');
    await page.goto(`/quick_bills/${id}`);
    await expect(page.getByRole('main')).toContainText(name);
  },
);

test.describe('the own account', () => {
  test.use({ allowedErrors: /status of (400|401|409)/ });

  test('somebody takes the own data along, and erases the account once another owner is there', async ({ page }) => {
    const { call, email } = await registerOwner(page);
    await page.goto('/account');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain(email);

    const erase = async (typed: string) => {
      await page.getByLabel('Present password').last().fill(typed);
      await page.getByRole('button', { name: 'Delete for good' }).click();
    };
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await erase('Not it');
    await expect(page.getByText('This is not your present password')).toBeVisible();
    await erase(password);
    await expect(page.getByText(/^You are the only owner of /)).toBeVisible();

    const partner = `partner.${email}`;
    await call('POST', 'users', { name: 'Ravi Mehta', email: partner, role: 'owner' });
    const token = await test.step('the partner takes the invitation up', async () => {
      let link: RegExpExecArray | null = null;
      await expect
        .poll(async () => {
          const letters = await call<{ to: string; text: string }[]>('GET', '/outbox');
          link = /resetpwd\?token=([\w-]+)/.exec(letters.find(({ to }) => to === partner)?.text ?? '');
          return link !== null;
        })
        .toBe(true);
      return link![1]!;
    });
    await call('POST', '/account/resetpwd', { token, password });
    await erase(password);
    await page.waitForURL('**/accounts/gsignin**');
    const answer = await page.request.post('/api/account/signin', { data: { email, password } });
    expect(answer.status()).toBe(401);
  });
});
