import type { Locator } from '@playwright/test';
import { settled, visit } from '../support/settled.ts';
import type { DocumentKeys } from './documentKeys.ts';
import type { Repair } from './documentWalk.ts';
import { expect } from './fixtures.ts';
import { focusOn, focusSeen } from './focus.ts';
import type { Device } from './support.ts';

const [day, weekLater, dropped] = ['2027-02-10', '2027-02-17', '2027-02-05'];

type Walk = { keys: DocumentKeys; repair: Repair; isKept: (promised: string) => Promise<void> };

/** A repair on its promised day, put on others, and the calendar read by another program. */
export async function useTheCalendar(keys: DocumentKeys, device: Device, isPhone: boolean): Promise<void> {
  const { page, main, words } = keys;
  const contact = (await device.call<{ items: { id: string }[] }>('GET', 'contacts?pageSize=1')).items[0]!;
  const lines = [{ article: 'Payal', work: 'mend', pieces: 1, weight: 40, charge: 900 }];
  const body = { contactId: contact.id, received: '2027-02-04', promised: day, lines };
  const repair = await device.call<Repair>('POST', 'repairs', body);
  const isKept = async (promised: string) => {
    await expect.poll(() => device.call<Repair>('GET', `repairs/${repair.id}`)).toMatchObject({ promised });
    await settled(page);
  };
  await keys.goToList();
  await keys.pressAction(words.say('kit.calendar.open'));
  await expect(page).toHaveURL(/\/repairs\/calendar$/);
  await settled(page);
  await focusSeen(page);
  await visit(page, `/repairs/calendar/month/${day}`);
  const walk = { keys, repair, isKept };
  if (isPhone) await moveOnPhone(walk);
  else await moveInGrid(walk);
  await subscribe(walk);
  await page.goBack();
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
}

/** By keys, back, by the mouse, and where it may not go. */
async function moveInGrid({ keys, repair, isKept }: Walk): Promise<void> {
  const { page, keyboard, main, words } = keys;
  const dayLink = (of: string) => main.locator(`[data-day="${of}"]`);
  const entry = main.getByRole('grid').getByRole('link', { name: repair.number });
  await keys.reach(dayLink(day));
  await keyboard.press('ArrowRight');
  await focusOn(dayLink('2027-02-11'));
  await keyboard.press('ArrowLeft');
  await focusOn(dayLink(day));
  await keys.reach(entry);
  await keyboard.press('Alt+ArrowDown');
  await isKept(weekLater);
  await expect(cellOf(dayLink(weekLater))).toContainText(repair.number);
  await focusOn(entry);
  await keys.press(undoOf(keys));
  await isKept(day);
  await expect(cellOf(dayLink(day))).toContainText(repair.number);
  await drag(entry, cellOf(dayLink(dropped)));
  await isKept(dropped);
  await expect(page).toHaveURL(new RegExp(`/calendar/month/`));
  await drag(entry, cellOf(dayLink('2027-02-03')));
  // It cannot be promised for before it came.
  await expect(page.getByRole('alert').filter({ hasText: words.field('received') })).toBeVisible();
  await isKept(dropped);
  await expect(cellOf(dayLink(dropped))).toContainText(repair.number);
}

/** Of this move: what was changed before has one of its own, which names it. */
const undoOf = ({ page, words }: DocumentKeys) =>
  page.getByRole('button', { name: words.say('ra.action.undo'), exact: true });

const cellOf = (link: Locator) => link.locator('xpath=ancestor::*[@role="gridcell"]');

async function drag(what: Locator, where: Locator): Promise<void> {
  const { mouse } = what.page();
  const centre = async (of: Locator) => {
    await of.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await of.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const from = await centre(what);
  const to = await centre(where);
  await mouse.move(...from);
  await mouse.down();
  await mouse.move(from[0] + 10, from[1] + 2);
  await mouse.move(...to, { steps: 4 });
  await mouse.up();
}

/** From the list below the month; what may not be stands at the field. */
async function moveOnPhone({ keys, repair, isKept }: Walk): Promise<void> {
  const { main, dialog, keyboard } = keys;
  const row = main.getByRole('listitem').filter({ hasText: repair.number });
  const opener = row.getByRole('button');
  await keys.press(opener);
  const field = dialog.locator('input[type=date]');
  await keys.day(field, '2027-02-03');
  await keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await keys.day(field, weekLater);
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await isKept(weekLater);
  await expect(row).toHaveCount(0);
  await keys.press(undoOf(keys));
  await isKept(day);
  await expect(row).toBeVisible();
}

async function subscribe({ keys, repair }: Walk): Promise<void> {
  const { page, main, dialog, words, keyboard } = keys;
  const say = (word: string) => words.say(`kit.calendar.${word}`);
  const opener = main.getByRole('button', { name: say('subscribe') });
  await keys.press(opener);
  await keys.press(dialog.getByRole('button', { name: say('make') }));
  const address = await dialog.getByRole('textbox', { name: say('address') }).inputValue();
  const read = async () => page.request.get(new URL(new URL(address).pathname, page.url()).href, { headers: {} });
  const file = await read();
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain(repair.number);
  await keys.press(dialog.getByRole('button', { name: say('withdraw') }));
  await expect.poll(async () => (await read()).status()).toBe(404);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await focusOn(opener);
}
