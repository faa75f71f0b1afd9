import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { stocked } from './stocked.ts';
import { field, signInAnew } from './support.ts';

const keys: [code: string, shift: boolean][] = [
  ['KeyR', true],
  ['KeyG', true],
  ['Minus', false],
  ['Digit1', false],
  ['Digit0', false],
  ['Digit9', false],
];

/** Types the letters of a tag without a pause, as a scanner does, however slow the machine is. */
const typeAtOnce = (input: Locator, letters: string) =>
  input.evaluate(
    (element: HTMLInputElement, pressed) => {
      for (const { key, code, shiftKey } of pressed) {
        element.dispatchEvent(new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true, cancelable: true }));
        element.setRangeText(key, element.value.length, element.value.length, 'end');
        element.dispatchEvent(new InputEvent('input', { data: key, inputType: 'insertText', bubbles: true }));
      }
    },
    Array.from(letters, (key, n) => ({
      key,
      code: /\d/.test(key) ? `Digit${key}` : keys[n]![0],
      shiftKey: keys[n]![1],
    })),
  );

const lines = (page: Page) => page.getByRole('group', { name: /^Line \d+$/ });

test('a scanner types a tag with its frame, ends with Tab, and knows no other layout', async ({ page }) => {
  await stocked(page, ['RG-107', 'RG-108', 'RG-109']);
  await page.goto('/quick_bills/create');
  const scan = page.getByLabel('Scan a tag (F2)');
  await scan.focus();
  await page.keyboard.type(']C1RG-107 ');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await typeAtOnce(scan, 'RG-108');
  await page.keyboard.press('Tab');
  await expect(lines(page)).toHaveCount(2);
  await expect(scan).toBeFocused();
  await typeAtOnce(scan, 'ऱउ-१०९');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(3);
});

test('signing out warns of what is typed in another tab', async ({ page, context }) => {
  await signInAnew(page, 'owner');
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/contacts/create');
  await field(other.getByRole('dialog'), 'Name').fill('Asha');
  await page.bringToFront();
  const signOut = async () => {
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const question = page.getByRole('dialog', { name: 'Sign out and lose what is not saved?' });
  await expect(question).toContainText(/Text is not saved: .*New Contact.* \(in another tab\)/);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(field(other.getByRole('dialog'), 'Name')).toHaveValue('Asha');
  await signOut();
  await question.getByRole('button', { name: 'Sign out without saving' }).click();
  await expect(page).toHaveURL(/signin/);
  await other.close();
});
