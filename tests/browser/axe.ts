import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe has to say of the page, a line each. */
export async function violations(
  page: Page,
  select: (axe: AxeBuilder) => AxeBuilder = axe => axe.withTags(rules),
): Promise<string[]> {
  await standing(page);
  // What reads the page stays in it: to bring half a megabyte again for each look costs more than the look.
  const isThere = await page.evaluate(() => 'axe' in window);
  // There are no frames to look into, and nobody reads what is right: both cost as much as the rest.
  // What lies behind an open dialog is dimmed on purpose.
  const axe = new AxeBuilder({ page, axeSource: isThere ? '0' : undefined })
    .setLegacyMode()
    .exclude('body > [aria-hidden=true]')
    .options({ resultTypes: ['violations'] });
  const { violations } = await select(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)}: ${any[0]?.message ?? ''}`),
  );
}

/** The page has its colours: a button that glides from one to another has arrived. */
async function standing(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A transition begins in the frame after the colour is set.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const gliding = document.getAnimations().filter(it => it instanceof CSSTransition);
    await Promise.allSettled(gliding.map(it => it.finished));
  });
}
