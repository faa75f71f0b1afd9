import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, own, signIn, told, type Device } from './support.ts';

/** A group of its own, whose people nobody else has. */
const makeGroup = async ({ call, shopId }: Device) => {
  const name = own('Kitty circle');
  const { id } = await call<{ id: string }>('POST', `/shops/${shopId}/contacts/groups`, { name });
  const email = `${own('hema').replace(' ', '.')}@example.test`;
  for (const [person, address] of [
    ['Hema Joshi', email],
    ['Isha Rao', null],
  ] as const)
    await call('POST', `/shops/${shopId}/contacts`, {
      name: person,
      gender: 1,
      mobileNo: `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      email: address,
      selectedGroups: [id],
    });
  return { name, email };
};

type Letter = { to: string; text: string };

/** The personal address in the letter, once it has come. */
const personalOf = async (page: Page, email: string): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { data } = (await (await page.request.get('/api/outbox')).json()) as { data: Letter[] };
      found = /\/[\w-]{22}\?i=[\w-]{44}/.exec(data.find(({ to }) => to === email)?.text ?? '')?.[0];
      return found;
    })
    .toBeTruthy();
  return found!;
};

test(
  'A-07 R-37 R-38 a meeting from its plan to who was there',
  { tag: [...atOneWidth('meetings'), '@journey'] },
  async ({ page, browser }) => {
    const device = await signIn(page, 'owner');
    const { name: group, email } = await makeGroup(device);
    const title = own('Kitty');
    await test.step('R-37 planned for the group', async () => {
      await page.goto('/contacts/meetings/create');
      await page.getByLabel('Title').fill(title);
      await field(page, 'Group').click();
      await field(page, 'Group').fill(group);
      await page.getByRole('option', { name: group }).click();
      await page.getByLabel('Starts').fill('2031-03-03T17:00');
      await page.getByLabel('Place').fill('At the shop');
      await page.getByLabel('Agenda').fill('Polki, and tea');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await told(page, 'Meeting added');
    });
    await page.getByRole('link', { name: title }).first().click();
    await test.step('R-37 invited, each who has an email', async () => {
      await page.getByRole('button', { name: 'Invite 2 people' }).click();
      const asked = page.getByRole('dialog');
      await expect(asked.getByText(/^1 by mail.*without a letter: 1\./)).toBeVisible();
      await asked.getByRole('button', { name: 'Invite 2 people' }).click();
      await told(page, 'The invitations are on their way');
      await expect(page.getByText('1 has no email and got no letter')).toBeVisible();
      await expect(page.getByText('0 of 2')).toBeVisible();
      const meeting = page.url();
      await page.getByRole('link', { name: 'Message', exact: true }).click();
      await expect(field(page, 'Name of this message')).toHaveValue(title);
      await expect(page.getByRole('button', { name: group })).toBeVisible();
      await page.goto(meeting);
      await expect(page.getByText('0 of 2')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
    const personal = await personalOf(page, email);
    const visitor = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const guest = await visitor.newPage();
    await test.step('R-38 answered without an account and without script', async () => {
      await guest.goto(new URL(personal, page.url()).href);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(guest.getByText('Polki, and tea')).toBeVisible();
      await guest.getByRole('button', { name: 'Yes' }).click();
      await expect(guest.getByText(/your answer is noted: Yes/)).toBeVisible();
      await expect(guest.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
      await guest.goto(new URL(`/hi${personal.split('?')[0]}`, page.url()).href);
      await expect(guest.getByText('Polki, and tea')).toBeHidden();
      const missing = await guest.goto(new URL(`/${'x'.repeat(22)}`, page.url()).href);
      expect(missing!.status()).toBe(404);
      await visitor.close();
    });
    await test.step('R-37 seen who comes, and ticked off who was there', async () => {
      const guests = page.getByRole('region', { name: 'Who was there' });
      await expect(guests.getByRole('listitem').filter({ hasText: 'Hema Joshi' })).toContainText('Comes');
      await guests.getByRole('button', { name: 'All who said yes were there' }).click();
      await expect(guests.getByText('1 of 2')).toBeVisible();
      await guests.getByLabel('Isha Rao was there').check();
      await expect(guests.getByText('2 of 2')).toBeVisible();
    });
    await test.step('R-39 the minutes are sent to who was there and has an email', async () => {
      await page.getByRole('tab', { name: 'Minutes' }).click();
      await page.getByRole('button', { name: 'Begin to write' }).click();
      await page.getByRole('textbox', { name: 'Minutes', exact: true }).pressSequentially('Polki next month.');
      await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
      const send = page.getByRole('button', { name: 'Send minutes to 1 who was there' });
      await expect(send).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await send.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send minutes to 1 who was there' }).click();
      await told(page, 'The minutes are on their way');
      await expect(page.getByText('The minutes were sent to 1 person')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send again to 1 person' })).toBeVisible();
    });
    await test.step('R-38 with script it counts down, and axe finds nothing', async () => {
      await page.goto(personal);
      await expect(page.getByText(/^in .* days$/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  },
);
