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
  'cash (F7)': { key: 'F7' },
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

/** From a key until what it changed is painted, in a bill of one line and of many. */
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

/** Milliseconds from the key until the frame after it is painted. */
async function pressed(page: Page, key: string): Promise<number> {
  const clock = await page.evaluateHandle(() => {
    const kept: { milliseconds?: number } = {};
    const begin = () => {
      const from = performance.now();
      const painted = () => setTimeout(() => (kept.milliseconds = performance.now() - from));
      setTimeout(() => requestAnimationFrame(painted));
    };
    window.addEventListener('keydown', begin, { once: true, capture: true });
    return kept;
  });
  await page.keyboard.press(key);
  await page.waitForFunction(kept => kept.milliseconds !== undefined, clock);
  return (await clock.jsonValue()).milliseconds!;
}
