import type { Page, Response } from '@playwright/test';
import { someOf } from '../support/proofSize.ts';
import { goOn, visit } from '../support/settled.ts';
import { pagesOf } from './everyPage.ts';
import { expect, test } from './fixtures.ts';
import { signIn, visitorPaths, type Who } from './support.ts';

/** What the API has told: names of records and the like are nobody's words. */
function heard(page: Page): Set<string> {
  const data = new Set<string>();
  const keep = (value: unknown): void => {
    // A template is shown by its name in words.
    if (typeof value === 'string') data.add(value).add(capital(value.replaceAll('_', ' ')));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(keep);
  };
  const read = async (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    if (!response.headers()['content-type']?.includes('json')) return;
    keep(await response.json().catch(() => null));
  };
  page.on('response', response => void read(response));
  return data;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** All that is shown, or said of what is shown, outside of brackets. */
const unbracketed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A text that several people write comes as changes, not as words that could be heard.
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest('[lang]:not(html), [contenteditable], svg');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) if (isShown(walker.currentNode.parentElement!)) texts.push(walker.currentNode.nodeValue!);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) texts.push(element.getAttribute(name)!);
    const inner = /⟦[^⟦⟧]*⟧/g;
    const outside = (text: string): string => (inner.test(text) ? outside(text.replace(inner, ' ')) : text.trim());
    return texts.map(outside).filter(Boolean);
  });

/** Names, abbreviations, figures and dates: the same in every language, or the browser's own. */
const neutral = [
  /·/g,
  /\b(?:TolaShop|WhatsApp|GST(?:IN)?|HSN|SAC|CSV|XLSX|UPI|PDF|JPEG|PNG|MP4|English)\b/g,
  /\b(?:\d+ (?:second|minute|hour|day)s? ago|now|yesterday)\b/g,
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?\d{1,2} \p{Lu}\p{L}{2,8}(?: \d{4})?\b/gu,
  /\b\p{Lu}\p{L}{2,8} \d{4}\b/gu,
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g,
  // How many there are.
  / \d+$/g,
];

const isNobodys = (text: string, data: ReadonlySet<string>): boolean => {
  const rest = neutral.reduce((left, pattern) => left.replace(pattern, ' '), text).trim();
  // Initials are of a name.
  if (!/\p{L}{3}/u.test(rest)) return true;
  // The wording of a message goes on with what was filled in.
  const beginning = text.slice(0, 25);
  return [...data].some(
    known => known.includes(rest) || known.includes(beginning) || (known.length > 3 && rest.includes(known)),
  );
};

async function expectWords(page: Page, path: string, data: ReadonlySet<string>): Promise<void> {
  const found = [...new Set(await unbracketed(page))].filter(text => !isNobodys(text, data));
  expect.soft(found, `${path} shows text that comes from no words`).toEqual([]);
}

// The language is set in every page that is opened.
test.use({ ownContext: true });

const pseudo = (page: Page) => page.addInitScript(() => localStorage.setItem('ts.language', 'xa'));

for (const who of ['owner', 'admin'] as Who[])
  test(`the pages that ${who} opens take their text from the words`, async ({ page }) => {
    test.setTimeout(300_000);
    const data = heard(page);
    const device = await signIn(page, who);
    await pseudo(page);
    await visit(page, '/home');
    await expect(page.locator('main')).toContainText('⟦');
    for (const path of someOf(await pagesOf(device, who), 30))
      await test.step(path, async () => {
        await goOn(page, `/${path}`);
        await expectWords(page, path, data);
      });
  });

test('so do those of a visitor', async ({ page }) => {
  const data = heard(page);
  await pseudo(page);
  for (const path of visitorPaths)
    await test.step(path, async () => {
      await visit(page, `/${path}`);
      await expectWords(page, path, data);
    });
});
