import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, registerOwner, told } from './support.ts';

const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('R-03 a shop asks, says more and marks it as solved, by the keyboard', async ({ page }) => {
  await registerOwner(page);
  await page.goto('/serviceRequest');
  await expect(page.getByText('No requests yet.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/serviceRequest/create');
  await field(page, 'Subject').fill('The bill shows no GSTIN');
  await page.getByLabel('What happened').fill('Since this morning.');
  expect(await violations(page)).toEqual([]);
  await field(page, 'Subject').press('Enter');
  await told(page, 'Service request added');
  await expect(said(page, 'Since this morning.')).toBeVisible();
  await page.getByLabel('Write a reply').fill('It is the bill of Asha Rao.');
  await page.getByLabel('Write a reply').press('Control+Enter');
  await expect(said(page, 'It is the bill of Asha Rao.')).toBeVisible();
  await expect(page.getByLabel('Write a reply')).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as solved' }).press('Enter');
  await expect(page.getByText('A reply opens the request again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rate the answer' })).toBeVisible();
  await page.goto('/serviceRequest');
  await expect(page.getByRole('row').filter({ hasText: 'The bill shows no GSTIN' })).toContainText('Solved');
});
