import { settled, visit } from '../support/settled.ts';
import type { DocumentKeys } from './documentKeys.ts';
import { expect } from './fixtures.ts';
import { focusOn, focusSeen } from './focus.ts';
import { mailIt, printIt } from './paperWalk.ts';
import { told, type Device } from './support.ts';

type Named = { id: string; name: string };
export type Repair = { id: string; number: string; remark: string; state: string; promised: string; total: number };

const repairsOf = async ({ call }: Device) => (await call<{ items: Repair[] }>('GET', 'repairs?pageSize=100')).items;
const firstOf = async ({ call }: Device, path: string) =>
  (await call<{ items: Named[] }>('GET', `${path}?pageSize=1&sort=name`)).items[0]!;

/** From the skip link over the menu and the empty list to a repair with two lines; returns it. */
export async function makeTheFirst(keys: DocumentKeys, device: Device): Promise<Repair> {
  const { page, keyboard, main, words, cell, field, total } = keys;
  for (const { id } of await repairsOf(device)) await device.call('DELETE', `repairs/${id}`);
  await visit(page, '/');
  await keyboard.press('Tab');
  await focusOn(page.getByRole('link', { name: words.say('ts.frame.skip') }));
  await keyboard.press('Enter');
  await focusOn(main);
  await keys.goToList();
  await expect(main).toContainText(words.kit('empty'));
  await keys.go(main.getByRole('link', { name: words.kit('add') }).first());
  // The first field waits for what is typed.
  await focusOn(field('contactId'));
  await keys.take(field('contactId'), (await firstOf(device, 'contacts')).name);
  await keys.take(field('assigneeId'), words.say('kit.people.myself', { name: '' }).trim());
  await keys.day(field('received'), '2026-11-01');
  await keys.day(field('promised'), '2026-11-08');
  await keys.press(main.getByRole('button', { name: words.say('kit.lines.add') }));
  const { name } = await firstOf(device, 'admin/products');
  await typeLine(keys, 1, { article: 'Ring', product: name, work: 'mend', pieces: '1', weight: '4.25', charge: '350' });
  await expect(total).toHaveText('₹350');
  await keyboard.press('Enter');
  await typeLine(keys, 2, { article: 'Chain', work: 'polish', pieces: '2', weight: '11.5', charge: '1250.50' });
  await expect(total).toHaveText('₹1,600.50');
  await arrangeLines(keys);
  await keys.press(keys.save);
  await told(page, words.kit('created'));
  await settled(page);
  await focusSeen(page);
  const [made] = await repairsOf(device);
  expect(made).toMatchObject({ total: 1600.5, weight: 15.75 });
  await expect(main.getByRole('link', { name: made!.number })).toBeVisible();
  await expect(cell(1, 'article')).toHaveCount(0);
  return made!;
}

/** From its first cell, which has the focus, to its last: the next with Tab. */
async function typeLine(keys: DocumentKeys, n: number, typed: Record<string, string>): Promise<void> {
  const { keyboard, cell, words } = keys;
  await focusOn(cell(n, 'article'));
  await keyboard.type(typed['article']!);
  await keyboard.press('Tab');
  await focusOn(cell(n, 'productId'));
  if (typed['product']) {
    await keyboard.type(typed['product']);
    await keys.takeListed(typed['product']);
  }
  await keyboard.press('Tab');
  const work = cell(n, 'work');
  await focusOn(work);
  const chosen = () => work.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]!.text);
  for (let i = 0; i < 3 && (await chosen()) !== words.work(typed['work']!); i += 1) await keyboard.press('ArrowDown');
  for (const name of ['pieces', 'weight', 'charge']) {
    await keyboard.press('Tab');
    await focusOn(cell(n, name));
    await keyboard.type(typed[name]!);
  }
}

/** A line goes up with Alt and the arrow; its menu has the rest. */
async function arrangeLines(keys: DocumentKeys): Promise<void> {
  const { page, keyboard, cell, line, words } = keys;
  await keyboard.press('Alt+ArrowUp');
  await focusOn(cell(1, 'charge'));
  await expect(cell(1, 'article')).toHaveValue('Chain');
  const fromMenu = async (n: number, item: string) => {
    await keys.press(line(n).getByRole('button').last());
    await keys.pick(words.say(`kit.lines.${item}`));
  };
  await fromMenu(1, 'copy');
  await expect(cell(2, 'article')).toHaveValue('Chain');
  await expect(line(1).locator(':focus')).toHaveCount(1);
  await focusSeen(page);
  await fromMenu(2, 'remove');
  await expect(cell(2, 'article')).toHaveValue('Ring');
  // On the line that has taken its place.
  await expect(line(2).locator(':focus')).toHaveCount(1);
  await focusSeen(page);
}

/** A line is changed; then it goes from state to state by its buttons. */
export async function takeItFurther(keys: DocumentKeys, device: Device, { id, number }: Repair): Promise<void> {
  const { page, keyboard, main, words, cell, total, button } = keys;
  const isKept = async (wanted: Partial<Repair>) => {
    await expect.poll(() => device.call<Repair>('GET', `repairs/${id}`)).toMatchObject(wanted);
    await settled(page);
    await focusSeen(page);
  };
  await open(keys, number);
  await keys.reach(cell(2, 'charge'));
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('500');
  await expect(total).toHaveText('₹1,750.50');
  await keys.press(keys.save);
  await told(page, words.kit('updated'));
  await isKept({ total: 1750.5 });
  await open(keys, number);
  await keys.press(button('start'));
  await isKept({ state: 'working' });
  // What comes next stands where the step before stood.
  await focusOn(button('finish'));
  await askWhy(keys);
  await isKept({ state: 'returned', remark: 'Too thin' });
  await expect(main).toContainText(words.state('returned'));
  await printIt(keys);
  await mailIt(keys, device, id);
  const opener = await keys.pressButton('promise');
  await keys.day(keys.dialog.locator('input[type=date]'), '2026-12-24');
  await keyboard.press('Enter');
  await isKept({ promised: '2026-12-24' });
  await focusOn(opener);
  const hurry = await keys.pressButton('hurry');
  await isKept({ remark: 'In a hurry' });
  await focusOn(hurry);
}

/** A reason is asked for. Escape goes back to the button; what lacks stands at its field. */
async function askWhy({ keyboard, dialog, words, pressButton }: DocumentKeys): Promise<void> {
  const reason = dialog.getByRole('textbox');
  const send = dialog.getByRole('button', { name: words.button('giveBack') });
  const opener = await pressButton('giveBack');
  await focusOn(reason);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await focusOn(opener);
  await pressButton('giveBack');
  await focusOn(reason);
  await keyboard.press('Tab');
  await focusOn(send);
  await keyboard.press('Enter');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await focusOn(reason);
  await keyboard.type('Too thin');
  await keyboard.press('Tab');
  await focusOn(send);
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** The board and back, the list's chips, the way from record to record, and a tab of what belongs to a customer. */
export async function lookRound(keys: DocumentKeys, device: Device, mine: Repair): Promise<void> {
  const { page, main, words, column } = keys;
  const customer = await firstOf(device, 'contacts');
  const lines = [{ article: 'Payal', work: 'mend', pieces: 1, weight: 40, charge: 900 }];
  const make = () => device.call<Repair>('POST', 'repairs', { contactId: customer.id, received: '2026-11-02', lines });
  const [other, last] = [await make(), await make()];
  await keys.goToList();
  const board = await keys.pressAction(words.say('kit.board.open'));
  await settled(page);
  await focusOn(board);
  await keys.press(column('received').getByRole('article', { name: other.number }).getByRole('button'));
  await keys.pick(words.button('start'));
  // The focus goes along with the card.
  const moved = column('working').getByRole('article', { name: other.number });
  await expect(moved.locator(':focus')).toHaveCount(1);
  await focusSeen(page);
  await keys.pressAction(words.say('kit.board.open'));
  await settled(page);
  await choose(keys, words.state('received'), last);
  await choose(keys, words.say('kit.filter.all'), other);
  await choose(keys, words.say('kit.people.me'), mine);
  await walkThrough(keys, last);
  await visit(page, `/contacts/${customer.id}/show`);
  const tab = main.getByRole('tab', { name: words.many });
  // Tab reaches the one that is open, the arrows the others.
  await keys.reach(main.getByRole('tab', { selected: true }));
  for (let n = 0; n < 10 && (await main.locator('[role=tab]:focus').textContent()) !== words.many; n += 1)
    await page.keyboard.press('ArrowRight');
  await keys.go(tab);
  await focusOn(tab);
  await keys.go(main.getByRole('link', { name: other.number }).first());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other.number);
}

/** A chip above the list; pressed, it keeps the focus and the list follows. */
async function choose({ page, main, press }: DocumentKeys, name: string, { number }: Repair): Promise<void> {
  const chip = (pressed: boolean) =>
    main.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`), pressed }).first();
  await press(chip(false));
  await settled(page);
  await focusOn(chip(true));
  await expect(main.getByRole('link', { name: number })).toBeVisible();
}

/** To the next, again with the same key, and back to the list. */
async function walkThrough(keys: DocumentKeys, { number }: Repair): Promise<void> {
  const { page, keyboard, main, words } = keys;
  await keys.goToList();
  await open(keys, number);
  const pager = page.getByRole('navigation', { name: words.say('kit.pager.title') });
  const next = pager.getByRole('link', { name: new RegExp(`^${words.say('kit.pager.next')}`) });
  const previous = pager.getByRole('link', { name: new RegExp(`^${words.say('kit.pager.previous')}`) });
  await keys.go(next);
  await focusOn(next);
  await keyboard.press('Enter');
  await expect(next).toHaveCount(0);
  await settled(page);
  await focusSeen(page);
  await keys.go(previous);
  await keys.go(main.getByRole('link', { name: words.many, exact: true }));
  await expect(main.getByRole('link', { name: number })).toBeVisible();
}

/** What goes into a file and comes from one begins by keyboard; only the file itself is chosen elsewhere. */
export async function exchangeFiles(keys: DocumentKeys): Promise<void> {
  const { page, keyboard, dialog, words } = keys;
  await keys.goToList();
  const exporting = await keys.pressAction(words.say('ra.action.export'));
  const download = page.waitForEvent('download');
  await keys.pick(words.say('kit.export.csv'));
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await settled(page);
  await focusOn(exporting);
  await keys.pressAction(words.say('ra.action.export'));
  await keys.pick(words.say('kit.papers.of_list', { paper: words.say('resources.repairs.papers.receipt.label') }));
  await expect(dialog).toBeVisible();
  await keys.press(dialog.getByRole('button', { name: words.say('kit.papers.make') }));
  await expect(dialog).toHaveCount(0);
  await settled(page);
  await focusSeen(page);
  const importing = await keys.pressAction(words.say('kit.import.open'));
  await expect(dialog).toBeVisible();
  await focusSeen(page);
  const buffer = Buffer.from('Number,Article,Charge\nA1,Ring,350\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'repairs.csv', mimeType: 'text/csv', buffer });
  await expect(dialog).toContainText(words.field('number'));
  await settled(page);
  await focusSeen(page);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await focusOn(importing);
}

/** By its link in the list. */
async function open({ page, main, go }: DocumentKeys, number: string): Promise<void> {
  await go(main.getByRole('link', { name: number }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
}
