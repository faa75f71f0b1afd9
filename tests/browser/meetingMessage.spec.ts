import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, own, signIn, type Device } from './support.ts';

const mobile = () => `97${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A meeting of a group of its own, of which one has an email. */
const planMeeting = async ({ call }: Device) => {
  const { id: groupId } = await call<{ id: string }>('POST', 'contacts/groups', { name: own('Kitty circle') });
  const numbers = [mobile(), mobile()] as const;
  for (const [n, mobileNo] of numbers.entries()) {
    const name = ['Hema Joshi', 'Isha Rao'][n];
    const email = n ? null : `${own('hema').replace(' ', '.')}@example.test`;
    await call('POST', 'contacts', { name, gender: 1, mobileNo, email, selectedGroups: [groupId] });
  }
  const title = own('Kitty');
  const when = { startsAt: '2031-03-03T11:30:00.000Z', minutes: 90 };
  const told = { remindBefore: 'both', letterLanguage: 'en' };
  const { id } = await call<{ id: string }>('POST', 'contacts/meetings', { title, groupId, ...when, ...told });
  return { id, title, numbers };
};

/** A number as the outbox shows it. */
const spaced = (number: string) => `${number.slice(0, 5)} ${number.slice(5)}`;

/** The link in the message that a number got, once it has come. */
const linkOf = async (page: Page, number: string): Promise<string> => {
  const message = page.getByRole('article').filter({ hasText: spaced(number) });
  const link = message.getByRole('link', { name: /\?i=/ });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href'))!;
};

test(
  'R-37 R-38 a meeting’s invitations by WhatsApp, to the answer of whoever got one',
  { tag: [...atOneWidth('meetingMessage'), '@strict'] },
  async ({ page }) => {
    const device = await signIn(page, 'owner');
    const { id, title, numbers } = await planMeeting(device);
    await page.goto(`/contacts/meetings/${id}`);
    await test.step('the group, the meeting and what fits into the template stand there', async () => {
      await page.getByRole('link', { name: 'Invite on WhatsApp' }).press('Enter');
      await expect(page.getByText(`Invitation to “${title}”`)).toBeVisible();
      await expect(page.getByRole('button', { name: /2 members/ })).toBeVisible();
      await field(page, 'Template').click();
      await page.getByRole('option', { name: 'Meeting invitation, English' }).click();
      for (const [n, words] of [
        'Name',
        'Title of the meeting',
        'Date and time of the meeting',
        'Link of each person',
      ].entries())
        await expect(
          page
            .getByRole('group', { name: `{{${n + 1}}}` })
            .getByRole('combobox')
            .first(),
        ).toHaveText(words);
      const phone = page.getByRole('region', { name: /^As .* sees it$/ });
      await expect(phone).toContainText(`you are invited: ${title}`);
      await expect(phone).toContainText('When: Monday, 3 March 2031, 5:00 – 6:30 pm');
      await expect(phone).toContainText(/\/[\w-]{22}\?i=…/);
    });
    await test.step('without the link it is not sent', async () => {
      const last = page.getByRole('group', { name: '{{4}}' });
      await last.getByRole('combobox').first().click();
      await page.getByRole('option', { name: 'The same words for all' }).click();
      await last.getByRole('combobox', { name: 'Words', exact: true }).fill('at the shop');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText(/^Put the link of each person into one of the placeholders/)).toBeVisible();
      await last.getByRole('combobox').first().click();
      await page.getByRole('option', { name: 'Link of each person' }).click();
      expect(await violations(page)).toEqual([]);
    });
    await test.step('sent, it shows nobody’s link here', async () => {
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await page.waitForURL('**/show');
      await expect(page.getByText(/\[own link to answer\]/)).toBeVisible();
      await expect(page.getByText('Reached 2 of 2')).toBeVisible({ timeout: 60_000 });
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByText('2 were invited on WhatsApp, without a letter so far')).toBeVisible();
    });
    await page.goto('/chat_outbox');
    const links = [await linkOf(page, numbers[0]), await linkOf(page, numbers[1])];
    expect(new Set(links).size).toBe(2);
    await test.step('R-38 whoever follows it is known, and answers', async () => {
      const message = page.getByRole('article').filter({ hasText: spaced(numbers[0]) });
      await message.getByRole('link', { name: /\?i=/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { name: 'Hema Joshi, will you come?' })).toBeVisible();
      await page.getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByText(/your answer is noted: Yes/)).toBeVisible();
    });
    await test.step('R-37 the answer stands at the meeting; by mail only who has an email and no answer is told too', async () => {
      await page.goto(`/contacts/meetings/${id}`);
      const guests = page.getByRole('region', { name: 'Who was there' });
      await expect(guests.getByRole('listitem').filter({ hasText: 'Hema Joshi' })).toContainText('Comes');
      await expect(guests.getByRole('listitem').filter({ hasText: 'Isha Rao' })).toContainText('No answer');
      await expect(page.getByRole('button', { name: /^Invite \d/ })).toBeHidden();
      expect(await violations(page)).toEqual([]);
    });
  },
);
