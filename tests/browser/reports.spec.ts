import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, own, signIn, told } from './support.ts';

test(
  'an owner saves a report under a name, opens it again and forgets it',
  { tag: atOneWidth('reports') },
  async ({ page }) => {
    await signIn(page, 'owner');
    const name = own('Estimates');
    await page.goto('/reports?of=quotes');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Name').fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Saved');
    await page.goto('/reports');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Estimates', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: `Change ${name}` }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Deleted');
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  },
);
