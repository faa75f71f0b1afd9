import type { Locator, Page } from '@playwright/test';
import { midSentence } from '../../schema/words/midSentence.ts';
import { settled } from '../support/settled.ts';
import type { Say } from './documentApp.ts';
import { expect } from './fixtures.ts';
import { focusOn, focusSeen } from './focus.ts';
import { keys } from './hands.ts';

export type DocumentKeys = ReturnType<typeof documentKeys>;

/** What somebody at a workshop's counter does with repairs, by keys alone. Wherever they come the focus is in sight. */
export function documentKeys(page: Page, translate: Say) {
  const words = wordsOfRepairs(translate);
  const parts = partsOf(page, words);
  const { main, button } = parts;
  const { keyboard } = page;
  const hands = keys(page);

  const reach = async (target: Locator) => {
    await hands.reach(target);
    await focusSeen(page);
  };
  const press = async (target: Locator) => {
    await reach(target);
    await keyboard.press('Enter');
  };
  /** Follows a link to a page; what it begins with has the focus. */
  const go = async (link: Locator) => {
    await press(link);
    await settled(page);
    await focusSeen(page);
  };
  /** In a menu that opened. */
  const pick = async (item: string) => {
    const wanted = page.getByRole('menuitem', { name: item, exact: true });
    await expect(wanted).toBeVisible();
    for (let n = 0; n < 10 && !(await hasFocus(wanted)); n += 1) await keyboard.press('ArrowDown');
    await focusOn(wanted);
    await keyboard.press('Enter');
    await expect(wanted).toHaveCount(0);
  };
  /** In the list that typing opens. */
  const takeListed = async (text: string) => {
    const option = page.getByRole('option', { name: text }).first();
    await expect(option).toBeVisible();
    for (let n = 0; n < 30 && !(await isNext(option)); n += 1) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(option).toHaveCount(0);
  };
  const take = async (field: Locator, text: string) => {
    await hands.write(field, text);
    await focusSeen(page);
    await takeListed(text);
    await focusOn(field);
  };
  const day = async (field: Locator, value: string) => {
    await hands.day(field, value);
    await focusSeen(page);
  };
  /** One of the record's buttons, on a phone perhaps among the rest; returns what a dialog comes back to. */
  const pressButton = async (name: string): Promise<Locator> => {
    const more = main.getByRole('button', { name: words.say('kit.more') }).first();
    await expect(button(name).or(more).first()).toBeVisible();
    if (await button(name).isVisible()) {
      await press(button(name));
      return button(name);
    }
    await press(more);
    await pick(words.button(name));
    return more;
  };
  /** One of the list's actions, which a phone folds away. */
  const pressAction = async (name: string): Promise<Locator> => {
    const action = main.getByRole('button', { name, exact: true });
    const more = main.getByRole('button', { name: words.say('kit.more'), expanded: false }).first();
    await expect(action.or(more).first()).toBeVisible();
    if (!(await action.isVisible())) await press(more);
    await press(action);
    return action;
  };
  const goToList = async () => {
    const open = page.getByRole('button', { name: words.say('ts.frame.menu'), exact: true });
    const menu = page.getByRole('navigation', { name: words.say('ts.frame.mainMenu') });
    if (await open.isVisible()) await press(open);
    await go(menu.getByRole('link', { name: words.say('ts.place.sell'), exact: true }));
    const siblings = page.getByRole('navigation', { name: words.say('ts.place.sell') });
    await go(siblings.getByRole('link', { name: words.many, exact: true }));
    await expect(page).toHaveURL(/\/repairs(\?|$)/);
  };
  return {
    page,
    keyboard,
    words,
    ...parts,
    reach,
    press,
    go,
    pick,
    take,
    takeListed,
    day,
    pressButton,
    pressAction,
    goToList,
  };
}

const hasFocus = (element: Locator) => element.evaluate(it => it === document.activeElement);
const isNext = (option: Locator) =>
  option.evaluate(it => it.id === document.activeElement?.getAttribute('aria-activedescendant'));

function wordsOfRepairs(say: Say) {
  const own = (key: string, values?: Record<string, unknown>) => say(`resources.repairs.${key}`, values);
  const [one, many] = [own('name', { smart_count: 1 }), own('name', { smart_count: 2 })];
  const names = { one, many, ones: midSentence(one), manies: midSentence(many) };
  return {
    say,
    many,
    /** A sentence of the kit about repairs. */
    kit: (key: string) => say(`kit.${key}`, names),
    field: (name: string) => own(`fields.${name}`),
    state: (id: string) => own(`values.state.${id}`),
    work: (id: string) => own(`values.lines.work.${id}`),
    button: (name: string) => own(`buttons.${name}.label`),
  };
}

function partsOf(page: Page, words: ReturnType<typeof wordsOfRepairs>) {
  const main = page.getByRole('main');
  const line = (n: number) => page.getByRole('group', { name: words.say('kit.lines.nth', { n }), exact: true });
  return {
    main,
    dialog: page.getByRole('dialog'),
    line,
    cell: (n: number, name: string) => line(n).getByLabel(words.field(`lines.${name}`), { exact: true }),
    field: (name: string) => main.locator(`input[name="${name}"]`),
    button: (name: string) => main.getByRole('button', { name: words.button(name), exact: true }),
    save: main.getByRole('button', { name: words.say('ra.action.save'), exact: true }),
    total: main.locator('dt', { hasText: words.field('total') }).locator('+ dd'),
    column: (state: string) => page.getByRole('region', { name: words.state(state) }),
  };
}
