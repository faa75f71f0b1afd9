import type { Page } from '@playwright/test';
import { slowLine, type SlowLine } from '../support/slowLine.ts';
import { expect, test as usual } from './fixtures.ts';
import { field, own, signIn, told } from './support.ts';

/** The page reaches the server by a line that a test can cut. */
const test = usual.extend<{ line: SlowLine }>({
  line: async ({ browserName: _ }, give) => {
    const line = await slowLine(Number(process.env.BROWSER_TEST_PORT));
    await give(line);
    await line.close();
  },
  baseURL: async ({ line }, give) => give(line.address),
});
test.use({ allowedErrors: /net::ERR/ });

type Contact = { id: string; name: string; version: number };

/** Lets the next POST of a contact reach the server, and cuts the line before its answer comes. */
const loseAnswer = (page: Page, line: SlowLine) =>
  page.route(
    '**/contacts',
    async route => {
      await route.fetch();
      line.cut();
      await route.abort();
      line.mend();
    },
    { times: 1 },
  );

const fill = async (page: Page, name: string) => {
  await page.goto('/contacts/create');
  const dialog = page.getByRole('dialog', { name: 'New Contact' });
  await field(dialog, 'Name').fill(name);
  await dialog.getByRole('radio', { name: 'Female' }).check();
  await field(dialog, 'Mobile Number').fill(
    `98${Math.floor(Math.random() * 1e8)
      .toString()
      .padStart(8, '0')}`,
  );
  return dialog;
};

/** Leaves the form after the lost answer, and opens it again. */
const ways: Record<string, ((page: Page) => Promise<void>) | null> = {
  'in the same form': null,
  'when the form is left': async page => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page
      .getByRole('button', { name: /^(Add|New) contact/i })
      .or(page.getByRole('link', { name: /^(Add|New) contact/i }))
      .first()
      .click();
  },
  'when the page is reloaded': async page => {
    // The browser asks before it drops the text.
    page.once('dialog', dialog => void dialog.accept());
    await page.reload();
  },
};

for (const [way, leave] of Object.entries(ways))
  test(`one contact comes of a lost answer and a correction ${way}`, async ({ page, line }) => {
    const { call } = await signIn(page, 'owner');
    const [first, corrected] = [own('Asha'), own('Usha')];
    const dialog = await fill(page, first);
    await loseAnswer(page, line);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'The first try may have been saved.');
    if (leave) {
      await leave(page);
      await expect(dialog.getByText(`Your last try got no answer: ${first}.`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(field(dialog, 'Name')).toHaveValue(first);
    }
    await field(dialog, 'Name').fill(corrected);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Your first try had been saved.');
    const found = async (name: string) =>
      (await call<{ items: Contact[] }>('GET', `contacts?query=${encodeURIComponent(name)}`)).items;
    expect(await found(first)).toEqual([]);
    expect(await found(corrected)).toMatchObject([{ name: corrected, version: 2 }]);
  });
