import type { Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { violations } from './axe.ts';
import { deviceOfWho, own, password, registerOwner, signIn, told, type Newcomer } from './support.ts';

/** An import into the page's shop from another device; `units` is the quickest of all. */
async function importUnits(page: Page, { token, shopId }: Newcomer, rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, n) => `${own('u').slice(0, 8)}${n},${own('Unit')}`);
  const file = { name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(`Symbol,Name\n${lines.join('\n')}`) };
  const headers = { Authorization: `Bearer ${token}` };
  const begun = await page.request.post(`/api/shops/${shopId}/units/import`, { headers, multipart: { file } });
  expect(begun.status(), await begun.text()).toBe(202);
}

const bell = (page: Page, unread?: number) =>
  page.getByRole('button', { name: unread ? `Notifications, ${unread} unread` : 'Notifications', exact: true });

/** The page hears by itself: nothing is asked for in the time that a test has. */
const isLive = (page: Page) => page.waitForResponse(response => response.url().endsWith('/events'));

test(
  'R-52 D-07 the bell counts at once what happens on another device, and each is read by itself or all together',
  { tag: [...atOneWidth('bell'), '@journey'] },
  async ({ page }) => {
    const owner = await registerOwner(page);
    const live = isLive(page);
    await page.goto('/home');
    await live;
    await bell(page).click();
    const newest = page.getByRole('dialog', { name: 'Notifications' });
    await expect(newest).toContainText('Nothing new.');
    await importUnits(page, owner, 3);
    await expect(newest.getByRole('listitem')).toHaveCount(1);
    await expect(newest.getByRole('listitem')).toContainText('Import of units finished');
    await expect(newest.getByRole('listitem')).toContainText('units.csv: 3 added');
    await page.keyboard.press('Escape');
    await expect(bell(page, 1)).toBeVisible();
    await importUnits(page, owner, 1);
    await expect(bell(page, 2)).toBeVisible();

    await bell(page, 2).click();
    await newest.getByRole('link', { name: 'All notifications' }).click();
    await expect(page).toHaveURL(/\/notifications$/);
    const all = page.getByRole('region', { name: 'All notifications' });
    await expect(all.getByRole('listitem')).toHaveCount(2);
    await all.getByRole('button', { name: 'Mark as read: Import of units finished' }).first().click();
    await expect(bell(page, 1)).toBeVisible();
    await all.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page)).toBeVisible();
    await expect(all.getByRole('img', { name: 'Unread' })).toHaveCount(0);
    await all.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/background_tasks\?import=/);
    await expect(page.getByRole('dialog', { name: 'Import units' })).toContainText('units.csv was imported.');
  },
);

test('R-52 two tabs share one line, and what is read in one is read in the other', async ({ page, context }) => {
  const owner = await registerOwner(page);
  const lines: string[] = [];
  context.on('request', request => request.url().endsWith('/events') && lines.push(request.url()));
  const live = isLive(page);
  await page.goto('/home');
  await live;
  const second = await context.newPage();
  await second.goto('/notifications');
  await expect(second.getByText('Nothing has happened yet')).toBeVisible();
  await importUnits(page, owner, 2);
  for (const tab of [page, second]) await expect(bell(tab, 1)).toBeVisible();
  await second.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [page, second]) await expect(bell(tab)).toBeVisible();
  expect(lines).toHaveLength(1);

  // The tab that kept the line goes: the other one goes on with a line of its own.
  const next = isLive(second);
  await page.close();
  await next;
  await importUnits(second, owner, 1);
  await expect(bell(second, 1)).toBeVisible();
});

test.describe('a session that ends elsewhere', () => {
  test.use({ allowedErrors: /status of 401/ });

  test('X-03 is noticed at once', { tag: '@strict' }, async ({ page }) => {
    const { email, token } = await registerOwner(page);
    const live = isLive(page);
    await page.goto('/home');
    await live;
    const other = await page.request.post('/api/account/signin', { data: { email, password } });
    const headers = { Authorization: `Bearer ${((await other.json()) as { data: { token: string } }).data.token}` };
    expect(headers.Authorization).not.toContain(token);
    await page.request.delete('/api/account/sessions', { headers });
    await expect(page).toHaveURL(/\/accounts\/g?signin/);
  });
});

/**
 * No push service is in reach of a test, and a browser without a window shows no messages: both parts are played by a script. The
 * worker is the real one; what it does is tested by itself.
 */
const subscribing = () => {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  let known: object | null = null;
  let permission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Object.assign(Notification, { requestPermission: async () => (permission = 'granted') });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => known,
    subscribe: async () =>
      (known = {
        options: {},
        toJSON: () => ({ endpoint: `https://push.shop.example.com/${crypto.randomUUID()}`, keys }),
        unsubscribe: async () => {
          known = null;
          return true;
        },
      }),
  });
};

test.describe('on a device that may show messages', () => {
  test.use({ ownContext: true });

  test('D-07 one is told after a word of what for, of the kinds that one wants, until one wants no more', async ({
    page,
  }) => {
    await page.addInitScript(subscribing);
    const { call } = await registerOwner(page);
    const chosen = async () => (await call<{ device: string[] | null }>('GET', '/account/notices')).device;
    await page.goto('/account');
    const panel = page.getByRole('region', { name: 'Notification settings' });
    await expect(panel).toContainText('Your browser will ask whether you allow it');
    const imports = panel.getByRole('switch', { name: 'Imports, This device' });
    await expect(imports).toBeDisabled();
    await panel.getByRole('button', { name: 'Notify me on this device' }).click();
    await expect(imports).toBeChecked();
    expect(await chosen()).toEqual([
      'work',
      'sales',
      'visitors',
      'imports',
      'exports',
      'messages',
      'people',
      'shop',
      'requests',
      'transfers',
    ]);
    await imports.click();
    await expect(imports).not.toBeChecked();
    expect(await chosen()).toEqual([
      'work',
      'sales',
      'visitors',
      'exports',
      'messages',
      'people',
      'shop',
      'requests',
      'transfers',
    ]);
    await panel.getByRole('switch', { name: 'WhatsApp messages, E-mail' }).click();
    await expect(panel.getByRole('switch', { name: 'WhatsApp messages, E-mail' })).toBeChecked();
    await panel.getByRole('switch', { name: 'Long exports, Bell' }).click();
    await expect(panel.getByRole('switch', { name: 'Long exports, Bell' })).not.toBeChecked();
    await panel.getByRole('switch', { name: 'A letter each morning' }).click();
    await expect(panel.getByRole('switch', { name: 'A letter each morning' })).toBeChecked();
    const { app, digest } = await call<{ app: string[]; digest: boolean }>('GET', '/account/notices');
    expect([app, digest]).toEqual([
      ['work', 'sales', 'visitors', 'imports', 'messages', 'people', 'shop', 'requests', 'transfers'],
      true,
    ]);
    await panel.getByRole('button', { name: 'Stop notifying me on this device' }).click();
    await expect(imports).toBeDisabled();
    expect(await chosen()).toBeNull();
  });
});

test.describe('an address that names its shop', () => {
  test.use({ allowedErrors: /status of 403/ });

  test('D-07 what is told on a phone opens there, whichever shop is open', { tag: '@strict' }, async ({ page }) => {
    const { shopId: pune } = await signIn(page, 'owner', 'Rajlakshmi Pune');
    const { shopId: strange } = await signIn(page, 'rival');
    await signIn(page, 'owner');
    const open = (name: string) => page.getByRole('button', { name: `Change shop, now ${name}` });
    await page.goto('/contacts');
    await expect(open('Rajlakshmi Andheri')).toBeVisible();
    await page.goto(`/contacts?shop=${pune}`);
    await expect(open('Rajlakshmi Pune')).toBeVisible();
    await expect(page).toHaveURL(/\/contacts$/);
    await page.goto(`/contacts?shop=${strange}`);
    await expect(page).toHaveURL(/\/shops$/);
    await expect(open('Rajlakshmi Pune')).toBeVisible();
  });
});

test.describe('a browser that cannot show messages', () => {
  test.use({ ownContext: true });

  test('D-07 says so', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
    await registerOwner(page);
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Notification settings' })).toContainText(
      'This browser cannot show messages',
    );
  });
});

test('R-52 a colleague assigns a task, and whoever chose that is told by WhatsApp, with the address of it', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const owner = await deviceOfWho(page, 'owner');
  const staff = await signIn(page, 'staff');
  await staff.call('PUT', '/account/notices/chat', { topics: [] });
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Notification settings' });
  const work = panel.getByRole('switch', { name: 'Work, WhatsApp' });
  await expect(panel).toContainText('On WhatsApp you are told at 98200 11003, by: Rajlakshmi Andheri.');
  expect(await violations(page)).toEqual([]);
  await work.focus();
  await page.keyboard.press('Space');
  await expect(work).toBeChecked();
  expect((await staff.call<{ chat: string[] }>('GET', '/account/notices')).chat).toEqual(['work']);

  const { id: staffId } = (await staff.call<{ user: { id: string } }>('GET', '/account/me')).user;
  // Work that others assign at the same moment comes in one notice with this: then once more.
  await expect(async () => {
    const name = own('Polish the bangles');
    const body = { name, assigneeId: staffId };
    const task = await owner.call<{ id: string }>('POST', `/shops/${staff.shopId}/tasks`, body);
    const message = page.getByRole('article').filter({ hasText: name });
    await expect(async () => {
      await page.goto('/chat_outbox');
      await expect(message).toHaveCount(1, { timeout: 1_000 });
    }).toPass({ timeout: 25_000 });
    await expect(message).toContainText(`Assigned to you: task ${name} · By Rajesh Shah`);
    await expect(message).toContainText(`/tasks/${task.id}?shop=${staff.shopId}`);
  }).toPass({ timeout: 100_000 });
  await staff.call('PUT', '/account/notices/chat', { topics: [] });
});

test('R-52 a number is needed for WhatsApp, and a shop that tells its people there', async ({ page }) => {
  await registerOwner(page);
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Notification settings' });
  await expect(panel).toContainText('None of your shops tells its people on WhatsApp yet.');
  await expect(panel.getByRole('switch', { name: 'Work, WhatsApp' })).toHaveCount(0);
  const details = page.getByRole('region', { name: 'My details' });
  await details.getByRole('button', { name: 'Change my number' }).press('Enter');
  const number = details.getByLabel('Mobile Number');
  await expect(number).toBeFocused();
  await number.fill('98200');
  await number.press('Enter');
  await expect(details).toContainText('Please enter a 10 digit mobile number');
  await number.fill('9820055501');
  await number.press('Enter');
  await told(page, 'Your number is saved');
  await expect(details).toContainText('98200 55501');
  expect(await violations(page)).toEqual([]);
});

test('R-52 a shop chooses the template for notices, and chooses it away', async ({ page }) => {
  const { shopId } = await signIn(page, 'owner', 'Rajlakshmi Pune');
  await page.goto(`/shops/${shopId}`);
  const panel = page.getByRole('region', { name: 'Notices to colleagues by WhatsApp' });
  const template = panel.getByRole('combobox', { name: 'Template for notices to colleagues' });
  await expect(panel).toContainText('for each notice');
  for (const name of ['None: nobody is told by WhatsApp', 'Work notice, Hindi', 'Work notice, English']) {
    await template.click();
    await page.getByRole('option', { name, exact: true }).click();
    await told(page, 'The template for notices is saved');
    await expect(template).toHaveText(name);
    await expect(template).toBeEnabled();
  }
  await expect(panel).toContainText('News from work at Rajlakshmi');
  expect(await violations(page)).toEqual([]);
});
