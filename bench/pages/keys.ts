import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { median } from '../measure/rounds.ts';
import { inBrowser } from './inBrowser.ts';
import { signedIn, signedInPage, type Session } from './signedIn.ts';

const many = 200;
const rounds = 9;
const wanted = 50;

/** What somebody at a counter presses in a bill: where, and which key, and how what it changed is put back. */
const presses: Record<string, { at?: (page: Page) => Promise<void>; key: string; back?: string }> = {
  'a tag': { at: page => page.keyboard.press('F2'), key: 'A', back: 'Backspace' },
  // It fills in what is left to pay, and has that selected.
  'cash (F7)': { key: 'F7', back: 'Backspace' },
  'a digit of cash': { at: page => page.keyboard.press('F7'), key: '1', back: 'Backspace' },
  'a digit of UPI with its code': { at: page => page.keyboard.press('F8'), key: '1', back: 'Backspace' },
  'a weight': { at: page => cell(page, 'grossWeight').focus(), key: '5', back: 'Backspace' },
  'a discount on the whole': {
    at: page => page.getByLabel('Discount (%)').focus(),
    key: '1',
    back: 'Backspace',
  },
};

const cell = (page: Page, field: string) => page.locator(`input[name="lines.0.${field}"]`);

/** From a key until what it changed is painted, in a bill of one line and of many. The figures of the other lines come after that. */
export const keys = (): Promise<Figure[]> =>
  inBrowser(async (browser, address) => {
    const { session, shopId, call } = await signedIn(address);
    const line = {
      metal: 'gold',
      fineness: 916,
      grossWeight: 1,
      rate: 6_200,
      makingBasis: 'perGram',
      makingRate: 450,
      gst: 3,
    };
    const draft = async (count: number) => {
      const lines = Array.from({ length: count }, (_, n) => ({ ...line, description: `Ring ${n + 1}` }));
      const { id } = await call<{ id: string }>(`/shops/${shopId}/quick_bills`, { lines, billedGst: 'cgstSgst' });
      return measured(browser, { address, session, id, count });
    };
    const [few, all] = [await draft(1), await draft(many)];
    return Object.keys(presses).map(name => ({
      name: `A key in a bill of ${many} lines: ${name}`,
      figure: `${Math.round(all[name]!)} ms, ${Math.round(few[name]!)} ms with one line`,
      ratio: (all[name]! / few[name]!).toFixed(2),
      wanted: `at most ${wanted} ms`,
      met: all[name]! <= wanted,
    }));
  });

type Asked = { address: string; session: Session; id: string; count: number };

async function measured(on: Browser, { address, session, id, count }: Asked): Promise<Record<string, number>> {
  const page = await signedInPage(on, address, session);
  await page.goto(`${address}/quick_bills/${id}`);
  await page
    .locator(`[data-line="${count - 1}"]`)
    .first()
    .waitFor({ state: 'attached' });
  const times: Record<string, number> = {};
  for (const [name, { at, key, back }] of Object.entries(presses)) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await at?.(page);
      taken.push(await pressed(page, key));
      if (back) await pressed(page, back);
    }
    times[name] = median(taken);
  }
  await page.context().close();
  return times;
}

/** What browsers do not tell, since it is too short. */
const shortest = 16;

/** Milliseconds from the key until what it changed is painted, by the browser's own account (Event Timing, in steps of eight). */
async function pressed(page: Page, key: string): Promise<number> {
  const told = await page.evaluateHandle(durationThreshold => {
    const kept = { milliseconds: durationThreshold };
    const events = new Set(['keydown', 'keypress', 'beforeinput', 'input']);
    const observer = new PerformanceObserver(list => {
      for (const { name, duration } of list.getEntries())
        if (events.has(name)) kept.milliseconds = Math.max(kept.milliseconds, duration);
    });
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return { kept, observer };
  }, shortest);
  await page.keyboard.press(key);
  // It is told some time after the frame.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => setTimeout(resolve, 100))));
  return told.evaluate(({ kept, observer }) => {
    observer.disconnect();
    return kept.milliseconds;
  });
}
