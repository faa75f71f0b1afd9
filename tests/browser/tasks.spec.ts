import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, registerOwner, told } from './support.ts';

const tick = (page: Page, name: string) => page.getByRole('button', { name: `Done: ${name}` });

test('a task from an empty list to its end, and one that comes again', { tag: '@journey' }, async ({ page }) => {
  await registerOwner(page);
  await page.goto('/tasks');
  await expect(page.getByText('No tasks yet.')).toBeVisible();
  await test.step('noted with Enter, by the keyboard alone', async () => {
    const quick = page.getByLabel('What is to be done?');
    for (const name of ['Bank the cash', 'Call Asha']) {
      await quick.fill(name);
      await quick.press('Enter');
      await expect(tick(page, name)).toHaveAttribute('aria-pressed', 'false');
      await expect(quick).toHaveValue('');
    }
    expect(await violations(page)).toEqual([]);
  });
  await test.step('ticked off, and open again', async () => {
    await tick(page, 'Call Asha').press('Enter');
    await told(page, 'Call Asha: Done');
    await expect(tick(page, 'Call Asha')).toHaveAttribute('aria-pressed', 'true');
    await expect(tick(page, 'Call Asha')).toBeEnabled();
    await tick(page, 'Call Asha').press('Enter');
    await expect(tick(page, 'Call Asha')).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('repeats once it says from when', async () => {
    await page.getByRole('link', { name: 'Bank the cash' }).click();
    await field(page, 'Repeats').click();
    await page.getByRole('option', { name: 'Every week' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Say when it is due first')).toBeVisible();
    await page.getByLabel('Due on').fill('2031-03-03');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Task saved');
    expect(await violations(page)).toEqual([]);
  });
  await test.step('waits on the page of the day, and comes again once it is done there', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Today' }).click();
    const mine = page.getByRole('region', { name: 'My tasks' });
    await expect(mine.getByRole('listitem')).toHaveText([/Bank the cash.*3 Mar 2031/, /Call Asha/]);
    expect(await violations(page)).toEqual([]);
    await tick(page, 'Call Asha').click();
    await expect(mine.getByRole('listitem')).toHaveCount(1);
    await tick(page, 'Bank the cash').click();
    await expect(mine.getByText('10 Mar 2031')).toBeVisible();
  });
});
