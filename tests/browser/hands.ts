import { expect, type Locator, type Page } from '@playwright/test';

/** How a person reaches things: with a pointer, or with nothing but keys. */
export type Hands = {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** A day, `YYYY-MM-DD`. */
  day(target: Locator, day: string): Promise<void>;
  /** A moment, ISO 8601: as the clock on the wall of the shop shows it. */
  moment(target: Locator, moment: string): Promise<void>;
  /** In a list that opens at a field: what is typed first, then taken. */
  take(field: Locator, text: string): Promise<void>;
  /** An entry of the device's own list. */
  select(list: Locator, name: string): Promise<void>;
  /** One of a few that lie open. */
  choose(option: Locator): Promise<void>;
};

const listed = (field: Locator, text: string) => field.page().getByRole('option', { name: text }).first();
const isTyped = (field: Locator) => field.evaluate(element => element instanceof HTMLInputElement);

export const pointer: Hands = {
  press: target => target.click(),
  write: (target, text) => target.fill(text),
  day: (target, day) => target.fill(day),
  moment: (target, moment) => target.fill(moment.slice(0, 16)),
  async take(field, text) {
    if (await isTyped(field)) await field.fill(text);
    else await field.click();
    await listed(field, text).click();
  },
  select: async (list, name) => void (await list.selectOption(name)),
  choose: option => option.check(),
};

export function keys(page: Page): Hands & { reach(target: Locator): Promise<void> } {
  const { keyboard } = page;
  const press = async (target: Locator) => {
    await tabTo(target);
    const role = await target.evaluate(element => element.getAttribute('type') ?? element.tagName);
    await keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
  };
  return {
    reach: tabTo,
    press,
    async write(target, text) {
      await tabTo(target);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
      await expect(target).toHaveValue(/./);
    },
    async day(target, day) {
      const [year, month, date] = day.split('-') as [string, string, string];
      await tabTo(target);
      // The field asks in the order of the browser's own language, which is not the page's.
      await keyboard.type(`${date}${month}${year}`);
      if ((await target.inputValue()) === day) return;
      await keyboard.press('ArrowLeft');
      await keyboard.press('ArrowLeft');
      await keyboard.type(`${month}${date}${year}`);
      await expect(target).toHaveValue(day);
    },
    async moment(target, moment) {
      await tabTo(target);
      // The parts stand in the order of the browser's own language: 2 is a day and a month, 12 an hour of either half of the day.
      await keyboard.type(`0202${moment.slice(0, 4)}`);
      await keyboard.press('ArrowRight');
      await keyboard.type('1230PM');
      await expect(target).toHaveValue(`${moment.slice(0, 4)}-02-02T12:30`);
    },
    async take(field, text) {
      await tabTo(field);
      if (await isTyped(field)) await keyboard.type(text);
      else await openAtTop(keyboard, listed(field, text));
      await downTo(listed(field, text));
      await keyboard.press('Enter');
    },
    async select(list, name) {
      await tabTo(list);
      await keyboard.type(name);
      await expect(list.locator('option:checked')).toHaveText(name);
    },
    async choose(option) {
      await tabTo(option.locator('xpath=ancestor::*[@role="radiogroup"]'));
      for (let n = 0; n < 12 && !(await option.isChecked()); n += 1) await keyboard.press('ArrowDown');
      await expect(option).toBeChecked();
    },
  };
}

/** Round the page once at most: what cannot be reached so cannot be reached by many. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let n = 0; n < 250; n += atOnce) {
    if (await target.evaluate(stayWhenThere)) return;
    // Each on its way while the one before is being answered.
    await Promise.all(Array.from({ length: atOnce }, () => page.keyboard.press('Tab')));
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

const atOnce = 10;

/** Runs in the page. Whether the focus is in the element; if not yet, further Tabs leave it there once it is. */
function stayWhenThere(element: Element): boolean {
  const isThere = () => element.contains(document.activeElement);
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && isThere()) event.preventDefault();
  };
  const kept = window as { tabbing?: AbortController };
  kept.tabbing?.abort();
  if (isThere()) return true;
  kept.tabbing = new AbortController();
  addEventListener('keydown', stay, { capture: true, signal: kept.tabbing.signal });
  return false;
}

/** A list that opens at what is chosen, and whose end is its end. */
async function openAtTop(keyboard: Page['keyboard'], option: Locator): Promise<void> {
  await keyboard.press('Enter');
  await expect(option).toBeVisible();
  await keyboard.press('Home');
}

/** The option that Enter would take: it has the focus, or the field says that it is the active one. */
async function downTo(option: Locator): Promise<void> {
  const page = option.page();
  await expect(option).toBeVisible();
  const isActive = () =>
    option.evaluate(
      element =>
        element === document.activeElement ||
        element.id === document.activeElement?.getAttribute('aria-activedescendant'),
    );
  for (let n = 0; n < 60 && !(await isActive()); n += 1) await page.keyboard.press('ArrowDown');
  expect(await isActive()).toBe(true);
}
