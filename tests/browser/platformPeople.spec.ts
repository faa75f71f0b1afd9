import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { deviceOfWho, registerOwner, signIn, told } from './support.ts';

type Person = { permissions: string[] };

const box = (page: Page, area: string, verb: string) =>
  page.getByRole('group', { name: area, exact: true }).getByRole('checkbox', { name: new RegExp(`^${verb}`) });

async function open(page: Page, email: string): Promise<void> {
  await page.goto('/system/users');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  const person = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await person.getByRole('button').click();
}

test(
  'P-02 what somebody may do on the platform is given and taken back, and holds at once',
  { tag: [...atOneWidth('platform people'), '@strict'] },
  async ({ page }) => {
    const { email } = await registerOwner(page);
    const { call } = await deviceOfWho(page, 'admin');
    const held = async () =>
      (await call<Person[]>('GET', `/system/users?query=${encodeURIComponent(email)}`))[0]!.permissions;
    await signIn(page, 'admin');
    await open(page, email);
    const dialog = page.getByRole('dialog', { name: /Asha Mehta/ });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await unfold(page);
    await box(page, 'Businesses', 'See').check({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await held()).toContain('tenant/list');
    await open(page, email);
    await unfold(page);
    await expect(box(page, 'Businesses', 'See')).toBeChecked();
    await box(page, 'Businesses', 'See').uncheck({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Asha Mehta');
    await expect(dialog).toHaveCount(0);
    expect(await held()).not.toContain('tenant/list');
  },
);

/** A phone folds the areas away. */
async function unfold(page: Page): Promise<void> {
  const area = page.locator('details').filter({ hasText: 'Businesses' });
  if ((await area.getAttribute('open')) === null) await area.locator('summary').click();
}
