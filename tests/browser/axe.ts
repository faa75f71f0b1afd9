import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe has to say of the page, a line each. */
export async function violations(
  page: Page,
  select: (axe: AxeBuilder) => AxeBuilder = axe => axe.withTags(rules),
): Promise<string[]> {
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
