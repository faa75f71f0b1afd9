import { expect, test } from './fixtures.ts';
import { field, line, listAction, proofLink, registerUnproved, told } from './support.ts';

const refusal = 'Prove your e-mail address first: open the link in the letter that we sent you.';

test.describe('before the address is proved', () => {
  test.use({ allowedErrors: /status of 409/ });

  test(
    'contract 5 whoever invites is told to prove their address, does so by the letter, and invites',
    { tag: ['@strict', '@phone'] },
    async ({ page }) => {
      const { email } = await registerUnproved(page);
      await page.goto('/users');
      const bar = page.getByRole('status').filter({ hasText: `Prove your address ${email}` });
      await expect(bar).toBeVisible();
      await page.getByRole('link', { name: 'Invite someone' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite someone' });
      await field(dialog, 'Name').fill('Kiran Patil');
      await field(dialog, 'Email').fill(`kiran.${email}`);
      await dialog.getByRole('combobox', { name: /^Role/ }).click();
      await page.getByRole('option', { name: 'Sales staff' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(refusal)).toBeVisible();
      await expect(field(dialog, 'Name')).toHaveValue('Kiran Patil');

      const letter = await page.context().newPage();
      await letter.goto(await proofLink(page, email));
      await letter.getByRole('button', { name: 'This is my address' }).click();
      await expect(letter.getByRole('heading', { name: 'Your address is proved' })).toBeVisible();
      await letter.close();

      await expect(bar).toBeHidden();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await told(page, 'Invited. A mail with a link is on its way.');
      await expect(line(page, 'Kiran Patil')).toBeVisible();
    },
  );

  test('contract 5 a form for visitors is not published, and another letter is sent from the bar', async ({ page }) => {
    const { email } = await registerUnproved(page);
    const first = await proofLink(page, email);
    await page.goto('/contacts');
    await listAction(page, 'Form for customers');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make the address' }).click();
    await expect(page.getByText(refusal)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send again' }).click();
    await told(page, `A letter is on its way to ${email}`);
    await expect.poll(() => proofLink(page, email)).not.toBe(first);
  });
});

test.describe('an old link', () => {
  test.use({ allowedErrors: /status of 400/ });

  test('contract 5 says so, and where the next one comes from', async ({ page }) => {
    await page.goto('/account/prove?token=old');
    await page.getByRole('button', { name: 'This is my address' }).click();
    await expect(page.getByRole('alert')).toContainText('This link was used already or is too old');
    await expect(page.getByRole('link', { name: 'press “Send again”' })).toBeVisible();
  });
});
