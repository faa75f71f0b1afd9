import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../support/settled.ts';
import type { Say } from './documentApp.ts';
import { keys, pointer } from './hands.ts';

/** How somebody works a day at the counter: with a scanner and keys, or on a phone with a finger, in either language. */
export function workingDay(page: Page, say: Say, isPhone: boolean) {
  const hands = isPhone ? pointer : keys(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const fieldIn = (scope: Locator, resource: string, name: string) => {
    const label = say(`resources.${resource}.fields.${name}`);
    return scope
      .getByRole('textbox', { name: label, exact: true })
      .or(scope.getByRole('combobox', { name: label, exact: true }))
      .first();
  };
  const button = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).first();

  /** In a menu that opened. */
  const pick = async (name: string) => {
    const item = page.getByRole('menuitem', { name, exact: true });
    await expect(item).toBeVisible();
    if (isPhone) return item.click();
    const isNext = () => item.evaluate(element => element === document.activeElement);
    for (let n = 0; n < 20 && !(await isNext()); n += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };

  /** A record's own buttons, of which a phone folds away all but the first. */
  const press = async (name: string, scope: Locator = main) => {
    const more = button(main, say('kit.more'));
    await expect(button(scope, name).or(more).first()).toBeVisible();
    if (await button(scope, name).isVisible()) return hands.press(button(scope, name));
    await hands.press(more);
    await pick(name);
  };
  /** A paper stands on a button of its own, several behind one. */
  const openPaper = async (name: string) => {
    const several = button(main, say('kit.papers.print'));
    await expect(button(main, name).or(several).first()).toBeVisible();
    if (await button(main, name).isVisible()) return hands.press(button(main, name));
    await hands.press(several);
    await pick(name);
  };

  return {
    say,
    main,
    dialog,
    press,
    fieldIn,
    write: hands.write,
    day: hands.day,
    take: hands.take,
    open: async (path: string) => {
      await page.goto(path);
      await settled(page);
    },
    /** A key of the counter, on a phone the button that it stands on. */
    key: async (key: string) => {
      if (!isPhone) return page.keyboard.press(key);
      await page.locator(`[aria-keyshortcuts="${key}"]`).first().click();
    },
    save: (scope: Locator = main) => hands.press(button(scope, say('ra.action.save'))),
    confirm: (name: string) => hands.press(button(dialog, name)),
    /** A step of a document, or what else its page does. */
    action: (resource: string, name: string) => press(say(`resources.${resource}.buttons.${name}.label`)),
    /** Of a scanner that types, or of fingers that do. */
    scan: async (tag: string) => {
      await page.getByLabel(`${say('sales.scan')} (F2)`).focus();
      await page.keyboard.type(`${tag}\n`);
      await expect(main.getByText(tag).first()).toBeVisible();
    },
    state: async (resource: string, state: string) =>
      expect(main.getByText(say(`resources.${resource}.values.state.${state}`), { exact: true }).first()).toBeVisible(),
    /** The paper for which the customer waits comes by itself, and is put away. */
    putAway: async () => {
      await expect(dialog.getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
    /** The paper is drawn as a picture, and looks like a page. */
    print: async (resource: string, paper: string) => {
      await openPaper(say(`resources.${resource}.papers.${paper}.label`));
      const picture = dialog.getByRole('img');
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(100);
      const bytes = await picture.screenshot();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      return bytes;
    },
  };
}
export type WorkingDay = ReturnType<typeof workingDay>;
