import type { DocumentKeys } from './documentKeys.ts';
import { expect } from './fixtures.ts';
import { focusOn } from './focus.ts';
import type { Device } from './support.ts';

/** The receipt is looked at, on the roll too, and saved. */
export async function printIt({ page, keyboard, main, dialog, words, ...keys }: DocumentKeys): Promise<void> {
  const opener = main.getByRole('button', { name: words.say('resources.repairs.papers.receipt.label') });
  await keys.press(opener);
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  const shape = () => picture.evaluate((it: HTMLImageElement) => Math.round((10 * it.naturalHeight) / it.naturalWidth));
  await expect.poll(shape).toBe(14);
  await keys.press(dialog.getByRole('combobox', { name: words.say('kit.papers.size') }));
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect.poll(shape).not.toBe(14);
  const download = page.waitForEvent('download');
  await keys.press(dialog.getByRole('button', { name: words.say('kit.papers.save') }));
  expect((await download).suggestedFilename()).toBe('receipt.pdf');
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await focusOn(opener);
}

/** The receipt goes out by mail; a wrong address is told at its field. */
export async function mailIt({ keyboard, main, dialog, words, ...keys }: DocumentKeys, { call }: Device, id: string) {
  const opener = main.getByRole('button', { name: words.say('resources.repairs.papers.receipt.label') });
  await keys.press(opener);
  const way = dialog.getByRole('button', { name: words.say('kit.papers.mail') });
  await keys.press(way);
  const to = dialog.locator('input[name=to]');
  await focusOn(to);
  await keyboard.press('Escape');
  // Back at the paper.
  await keys.press(way);
  await focusOn(to);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('asha');
  await keyboard.press('Enter');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await focusOn(to);
  await keyboard.type('@example.test');
  await keyboard.press('Tab');
  await keyboard.type('See you');
  await keys.press(dialog.getByRole('button', { name: words.say('kit.papers.send'), exact: true }));
  await expect(dialog).toHaveCount(0);
  await focusOn(opener);
  type Told = { items: { action: string; changes: { letter: [null, object] } }[] };
  await expect
    .poll(async () => (await call<Told>('GET', `repairs/${id}/history`)).items[0])
    .toMatchObject({
      action: 'letter',
      changes: { letter: [null, { to: 'asha@example.test', text: 'See you', state: 'sent' }] },
    });
  const told = { to: 'asha@example.test', state: words.say('kit.papers.letter_states.sent') };
  const paper = words.say('resources.repairs.papers.receipt.label');
  await expect(main.getByText(words.say('kit.papers.letter', { paper, ...told }))).toBeVisible();
}
