import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { line, own, registerOwner, search, told, type Newcomer } from './support.ts';

/** People whom nobody knows, all of a name. */
function people(name: string, count: number): string {
  const rows = Array.from({ length: count }, (_, n) => `${name} ${n},${9_000_000_000 + n}`);
  return `Name,Mobile Number\n${rows.join('\n')}`;
}

/** Begun on another device. */
async function importPeople(page: Page, { token, shopId }: Newcomer, file: string, csv: string): Promise<void> {
  const begun = await page.request.post(`/api/shops/${shopId}/contacts/import`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { file: { name: file, mimeType: 'text/csv', buffer: Buffer.from(csv) } },
  });
  expect(begun.status(), await begun.text()).toBe(202);
}

const task = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Background tasks' }).getByRole('listitem').filter({ hasText: name });

test(
  'an import is watched, stopped, taken back and begun once more',
  { tag: ['@strict', '@journey'] },
  async ({ page }) => {
    const owner = await registerOwner(page);
    const name = own('Guest');
    const csv = people(name, 100_000);
    await page.goto('/background_tasks');
    await expect(page.getByText(/^Nothing here yet/)).toBeVisible();
    const running = task(page, 'guests.csv');
    // Somebody looks already when it begins: no machine brings in so many before the button is pressed.
    await Promise.all([
      importPeople(page, owner, 'guests.csv', csv),
      expect(running.getByRole('progressbar', { name: /^Progress of Import of guests.csv/ })).toBeVisible({
        timeout: 60_000,
      }),
    ]);
    await expect(running).toContainText(/of 1,00,000 rows/);
    await running.getByRole('button', { name: /^Stop/ }).click();
    await expect(running).toContainText('Stopped', { timeout: 60_000 });
    await expect(running).toContainText(/\d added/);
    await expect(running.getByRole('progressbar')).toHaveCount(0);

    await running.getByRole('button', { name: /^Take back/ }).click();
    const question = page.getByRole('dialog', { name: 'Take the import of guests.csv back?' });
    await question.getByRole('button', { name: 'Take back' }).click();
    await told(page, 'The import is being taken back');
    await expect(running).toContainText('Taken back', { timeout: 90_000 });
    const { totalCount } = await owner.call<{ totalCount: number }>('GET', 'contacts?pageSize=1');
    expect(totalCount).toBe(0);

    await importPeople(page, owner, 'again.csv', people(name, 3));
    await expect(task(page, 'again.csv')).toContainText('3 added');
    await page.goto('/contacts');
    await search(page, name);
    await expect(line(page, `${name} 2`)).toBeVisible();
  },
);
