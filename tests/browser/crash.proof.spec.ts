import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { migrateFolder } from '../support/migratedFolder.ts';
import { ownServer, type OwnServer } from '../support/ownServer.ts';
import { isSoak } from '../support/proofSize.ts';
import { listAction, own, signInAnew, type Device } from './support.ts';

/** `DATABASE=server`, and `PEOPLE=` a file of people to import before, for more than the suite needs. */
const chosen = process.env['DATABASE'] === 'server' ? 'server' : 'embedded';
const people = process.env['PEOPLE'];

/**
 * An attempt of which nothing is heard is given up after seconds, and one that a busy machine begins late is made all the same; in a soak
 * both are as they are.
 */
const soon = { sendWithin: 5_000, lease: 12_000, lateness: 1_000 };

const test = base.extend<{ database: 'embedded' | 'server'; server: OwnServer }>({
  database: [chosen, { option: true }],
  server: async ({ database }, provide) => {
    const server = await ownServer(database, isSoak ? {} : { timing: soon });
    if (database === 'embedded') await migrateFolder(join(server.dataDir, 'database'));
    await provide(server);
    await server.remove();
  },
  baseURL: async ({ server }, provide) => provide(server.address),
});

/** The stand-in's own: nobody can be reached by the first, and the call about the second is never answered though it was taken. */
const [unreachable, unanswered] = ['5550131026', '5550000504'];
/** Slow enough to be in the middle for some seconds. */
const perSecond = people ? 20 : 12;

test.describe('a server that dies in the middle of a message', () => {
  test.use({ allowedErrors: /^Failed to load resource: net::ERR_/ });

  test(
    'C-32 S-04 is started again, and the page that was open follows to the end: nobody gets it twice, all figures add up',
    { tag: '@strict' },
    async ({ page, server, database }, { outputDir }) => {
      test.setTimeout(people ? 1_200_000 : 720_000);
      await server.start();
      const admin = await signInAnew(page, 'admin');
      const device = await signInAnew(page, 'owner', 'Rajlakshmi Pune');
      await slowDown(admin, device.shopId!);
      if (people) await importPeople(page, people);
      for (const mobileNo of [unreachable, unanswered])
        await device.call('POST', 'contacts', { name: own('Asha'), gender: 0, mobileNo });
      const before = await device.call<number>('GET', 'whatsapp/balance');
      await writeToAll(page);
      const message = /messenger\/([^/]+)\/show/.exec(page.url())![1]!;
      await page.evaluate(() => document.body.setAttribute('data-first', ''));

      const began = performance.now();
      const seconds = () => `${((performance.now() - began) / 1_000).toFixed(0)} s`;
      await expect.poll(() => takenBy(server).length, { intervals: [50], timeout: 60_000 }).toBeGreaterThan(20);
      await server.kill();
      const [early, crashed] = [takenBy(server).length, seconds()];
      const back = page.waitForResponse(answer => answer.url().endsWith('/events') && answer.ok(), {
        timeout: 180_000,
      });
      await server.start();
      await back;
      const again = seconds();

      await expect(page.getByText(/^Reached \d+ of \d+$/)).toBeVisible({ timeout: people ? 600_000 : 300_000 });
      await expect.poll(() => takenBy(server).every(isTold), { timeout: 180_000 }).toBe(true);
      const taken = takenBy(server);
      const failed = taken.filter(({ tellings }) => tellings.some(({ status }) => status === 'failed')).length;
      const counts = await device.call<Record<string, number>>('GET', `whatsapp/messages/${message}`);
      const wanted = counts['total']! - counts['skipped']!;
      await expect(page.getByText(`Reached ${taken.length - failed} of ${wanted}`)).toBeVisible({ timeout: 60_000 });
      if (people) {
        console.log({
          database,
          early,
          crashed,
          again,
          ended: seconds(),
          taken: taken.length,
          counts: figuresOf(counts),
        });
        await page.screenshot({ path: join(outputDir, 'crash.png'), fullPage: true });
      }
      await expect(page.locator('body[data-first]')).toHaveCount(1);
      expect(early).toBeLessThan(wanted);
      expect(new Set(taken.map(({ reference }) => reference)).size).toBe(taken.length);
      const [reached, unknown] = [taken.length - failed, wanted - taken.length];
      const none = { queued: 0, sending: 0, canceled: 0 };
      expect(counts).toMatchObject({ ...none, sent: reached, delivered: reached, failed, unknown });
      const after = await device.call<number>('GET', 'whatsapp/balance');
      expect(Math.round((before - after) * 100)).toBe((wanted - failed) * 12);
    },
  );
});

type Taken = { id: string; reference: string; tellings: { status: string; told: boolean }[] };
type Entry = { accepted?: Taken; told?: string; telling?: number };

/** What the stand-in took, each time, and what it has told of it. It writes that down before it answers, so that it outlives it. */
function takenBy({ dataDir }: OwnServer): Taken[] {
  const taken = new Map<string, Taken>();
  for (const line of readFileSync(join(dataDir, 'chat/messages.jsonl'), 'utf8').split('\n').slice(0, -1)) {
    const { accepted, told, telling } = JSON.parse(line) as Entry;
    if (accepted) taken.set(accepted.id, accepted);
    if (told) taken.get(told)!.tellings[telling!]!.told = true;
  }
  return [...taken.values()];
}

function isTold({ tellings }: Taken): boolean {
  return tellings.every(({ told }) => told);
}

function figuresOf(counts: Record<string, number>) {
  const names = ['total', 'skipped', 'sent', 'delivered', 'read', 'unknown', 'failed', 'cost', 'charged'];
  return Object.fromEntries(names.map(name => [name, counts[name]]));
}

async function slowDown({ call }: Device, shopId: string): Promise<void> {
  const path = `/system/shops/${shopId}/whatsapp/account`;
  const { balance, ...account } = await call<Record<string, unknown>>('GET', path);
  expect(balance).toBeGreaterThan(0);
  await call('PUT', path, { ...account, perSecond });
}

async function importPeople(page: Page, file: string): Promise<void> {
  await page.goto('/contacts');
  await listAction(page, 'Import');
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('was imported')).toBeVisible({ timeout: 60_000 });
}

/** A message about an order to every contact of the shop. */
async function writeToAll(page: Page): Promise<void> {
  await page.goto('/contacts/messenger/create');
  await page.getByRole('group', { name: 'To whom' }).getByRole('button', { name: 'All who match' }).click();
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: /Order ready, English/ }).click();
  for (const [place, words] of [
    ['{{2}}', 'RA/W-214'],
    ['{{3}}', 'Pune'],
  ] as const)
    await page.getByRole('group', { name: place }).getByRole('combobox', { name: 'Words', exact: true }).fill(words);
  await page.getByRole('textbox', { name: 'Name of this message' }).fill(own('Orders'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('**/show');
}
