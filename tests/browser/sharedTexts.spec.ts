import { expect, test } from './fixtures.ts';
import { violations } from './axe.ts';
import { own, signIn } from './support.ts';

test.use({ allowedErrors: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ });

test('R-39 A-07 two pages write the same minutes, one of them without a line and loaded anew; a decision becomes a task, and all of it is printed', async ({
  page,
  context,
}) => {
  const owner = await signIn(page, 'owner');
  const group = await owner.call<{ id: string }>('POST', 'contacts/groups', { name: own('Counter staff') });
  const meeting = await owner.call<{ id: string }>('POST', 'contacts/meetings', {
    title: own('Monday'),
    groupId: group.id,
    startsAt: '2031-03-03T05:30:00.000Z',
    minutes: 30,
    remindBefore: 'none',
    letterLanguage: 'en',
  });
  const address = `/groups/${group.id}/meetings/${meeting.id}`;

  await page.goto(`${address}/notes`);
  await expect(page.getByRole('tab', { name: 'Notes', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${address}/post_notes`);
  await page.getByRole('button', { name: 'Begin to write' }).click();
  const mine = page.getByRole('textbox', { name: 'Minutes', exact: true });
  const saved = page.getByRole('status').filter({ hasText: /^Saved/ });
  await expect(saved).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = other.getByRole('textbox', { name: 'Minutes', exact: true });
  await mine.pressSequentially('We open at ten.');
  await expect(theirs).toContainText('We open at ten.');
  await theirs.focus();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.press('Enter');
  await Promise.all([other.keyboard.type('The tray is counted twice.'), page.keyboard.type(' The shutter is oiled.')]);
  // Where the other's caret stood among the words is no matter here: both have all of them.
  for (const text of [mine, theirs])
    for (const said of ['We open at ten. The shutter is oiled.', 'The tray is counted twice.'])
      await expect(text).toContainText(said);
  await expect(theirs).toHaveText(await mine.innerText().then(written => written.replace(/\s*\n\s*/g, '')));
  await expect(saved).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await context.setOffline(true);
  await page.keyboard.type(' And the lamp.');
  await expect(page.getByRole('status').filter({ hasText: 'kept on this device' })).toBeVisible();
  // Gone with all it had in memory; what another page of this device opens is sent.
  await page.close();
  await context.setOffline(false);
  await other.reload();
  for (const said of ['We open at ten. The shutter is oiled. And the lamp.', 'The tray is counted twice.'])
    await expect(theirs).toContainText(said);
  await expect(other.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

  const decision = own('Oil the shutter');
  await other.getByLabel('A decision that somebody is to carry out').fill(decision);
  await other.keyboard.press('Enter');
  await expect(other.getByText('Noted as a task of this meeting')).toBeVisible();
  await other.getByRole('tab', { name: 'Tasks' }).click();
  await expect(other.getByRole('link', { name: decision })).toBeVisible();

  await other.getByRole('tab', { name: 'Details' }).click();
  await other.getByRole('button', { name: 'Minutes' }).click();
  await expect(other.getByRole('dialog').getByRole('img')).toBeVisible();
});
