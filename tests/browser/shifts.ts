import type { Page } from '@playwright/test';

export type Watched = { shifts: () => { sum: number; what: string[] } };

/** Runs in the page, before anything else does. */
export function watchShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  const seen: Shift[] = [];
  const observer = new PerformanceObserver(list => void seen.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = () => {
    seen.push(...(observer.takeRecords() as Shift[]));
    const moved = seen.filter(({ hadRecentInput }) => !hadRecentInput);
    const what = moved.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?'));
    return { sum: moved.reduce((sum, { value }) => sum + value, 0), what };
  };
  Object.assign(window, { shifts });
}

/** Screen by screen, since pictures further down come when they are near. */
export async function readToEnd(page: Page): Promise<void> {
  const areInSight = () =>
    [...document.images].every(image => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || top > window.innerHeight || bottom < 0;
    });
  const goOn = () => {
    window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  };
  do await page.waitForFunction(areInSight);
  while (!(await page.evaluate(goOn)));
  await page.waitForFunction(areInSight);
}
