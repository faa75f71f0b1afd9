import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, listAction, own, png, search, signIn, told, type Device } from './support.ts';

const people = join(import.meta.dirname, '../../../shared/data/contacts/people-500.csv');
/** The stand-in's own: nobody can be reached by the first, the call about the second is never answered. */
const [unreachable, unanswered] = ['5550131026', '5550000408'];
const mobile = () => `97${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

type Group = { id: string; name: string };

/** A group of contacts with these numbers. */
async function makeGroup({ call }: Device, numbers: string[]): Promise<Group> {
  const group = await call<Group>('POST', 'contacts/groups', { name: own('Guests') });
  for (const mobileNo of numbers)
    await call('POST', 'contacts', { name: own('Asha'), gender: 0, mobileNo, selectedGroups: [group.id] });
  return group;
}

const words = (page: Page, placeholder: string) =>
  page.getByRole('group', { name: placeholder }).getByRole('combobox', { name: 'Words', exact: true });
const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'To whom' }).getByRole('button', { name, exact: true });

async function pick(page: Page, combobox: string, option: string | RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: combobox });
  await box.click();
  if (typeof option === 'string') await box.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

/** A message about an order, whose words are the same for all but the name. */
async function write(page: Page, name: string): Promise<void> {
  await pick(page, 'Template', /Order ready, English/);
  await words(page, '{{2}}').fill('RA/W-214');
  await words(page, '{{3}}').fill('Andheri');
  await field(page, 'Name of this message').fill(name);
}

async function send(page: Page, button = 'Send'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('It costs ₹');
  await question.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL('**/show');
}

async function writeToGroup(page: Page, device: Device, numbers: string[]): Promise<string> {
  const [group, name] = [await makeGroup(device, numbers), own('Orders')];
  await page.goto('/contacts/messenger/create');
  await way(page, 'Groups').click();
  await pick(page, 'Groups', group.name);
  await write(page, name);
  return name;
}

async function sendToGroup(page: Page, device: Device, numbers: string[]): Promise<string> {
  const name = await writeToGroup(page, device, numbers);
  await send(page);
  return name;
}

const figure = (page: Page, state: string): Locator => page.getByRole('button', { name: new RegExp(`^${state} \\d`) });
const recipients = (page: Page) => page.getByRole('region', { name: 'Recipients' }).getByRole('listitem');

test(
  'A-20 R-35 from a file of 500 people to the last word of their phones',
  { tag: ['@strict', '@journey'] },
  async ({ page }) => {
    test.setTimeout(600_000);
    const { call } = await signIn(page, 'owner', 'Rajlakshmi Pune');
    if (existsSync(people)) await importPeople(page);
    const { totalCount: total } = await call<{ totalCount: number }>('GET', 'contacts?pageSize=1');
    const before = await call<number>('GET', 'whatsapp/balance');

    await page.goto('/contacts/messenger');
    await page.getByRole('link', { name: 'New message' }).first().click();
    await way(page, 'All who match').click();
    await expect(page.getByText(`Every contact of the shop: ${total}`)).toBeVisible();
    const name = own('Orders');
    await write(page, name);
    await expect(page.getByText(/^Dear .*, your order RA\/W-214 is ready .* our Andheri shop/)).toBeVisible();
    await page.getByRole('button', { name: 'The next person' }).click();
    await expect(page.getByText(`2 / ${total}`)).toBeVisible();
    await expect(page.getByText(/^To \d+ people/)).toBeVisible();
    await send(page);

    await expect(figure(page, 'Sending').or(figure(page, 'Sent')).first()).toBeVisible();
    await page.reload();
    const reached = page.getByText(/^Reached (\d+) of \1$/);
    await expect(reached).toBeVisible({ timeout: 400_000 });
    await expect(figure(page, 'Sent')).toHaveCount(0);
    const wanted = Number(/of (\d+)/.exec((await reached.textContent())!)![1]);
    expect(wanted).toBeGreaterThan(100);
    const after = await call<number>('GET', 'whatsapp/balance');
    expect(Math.round((before - after) * 100)).toBe(wanted * 12);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toBe('recipients.csv');
  },
);

async function importPeople(page: Page): Promise<void> {
  await page.goto('/contacts');
  await listAction(page, 'Import');
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await dialog.getByLabel('Choose a file').setInputFiles(people);
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('was imported')).toBeVisible({ timeout: 60_000 });
}

test.describe('a name that is taken', () => {
  test.use({ allowedErrors: /status of 400/ });

  test('whom it did not reach is told with the reason, and gets it again', { tag: '@strict' }, async ({ page }) => {
    const device = await signIn(page, 'owner');
    const name = await sendToGroup(page, device, [mobile(), unreachable]);
    await expect(page.getByText('Reached 1 of 2')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Did not reach 1 person.')).toBeVisible();
    await figure(page, 'Failed').click();
    await expect(recipients(page)).toHaveCount(1);
    await expect(recipients(page)).toContainText('This number cannot be reached on WhatsApp.');

    await page.getByRole('button', { name: 'Send again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send it again' });
    await expect(field(dialog, 'Name')).toHaveValue(`${name} (2)`);
    await field(dialog, 'Name').fill(name);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(field(dialog, 'Name')).toHaveAccessibleDescription('Name exists already');
    await field(dialog, 'Name').fill(`${name} again`);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: `${name} again` })).toBeVisible();
    await expect(page.getByText('Reached 0 of 1')).toBeVisible({ timeout: 60_000 });
  });
});

test('what nobody knows is settled by a person', { tag: '@strict' }, async ({ page }) => {
  const device = await signIn(page, 'owner');
  await sendToGroup(page, device, [unanswered]);
  await expect(figure(page, 'Unknown')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Say what became of it' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'It did not arrive' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Say what became of it' }).click();
  await told(page, 'Noted');
  await expect(figure(page, 'Failed')).toBeVisible();
});

test(
  'A-20 what waits for its time is stopped, and paid back',
  { tag: [...atOneWidth('stopped message'), '@strict'] },
  async ({ page }) => {
    const device = await signIn(page, 'owner');
    const group = await makeGroup(device, [mobile(), mobile()]);
    await page.goto('/contacts/messenger/create');
    await way(page, 'Groups').click();
    await pick(page, 'Groups', group.name);
    const name = own('Tomorrow');
    await write(page, name);
    await page.getByRole('radio', { name: 'Later' }).check();
    const at = page.getByLabel('Date and time');
    await at.fill('2020-01-01T10:00');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(at).toHaveAccessibleDescription('Choose a time that is still to come');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await at.fill(`${tomorrow}T12:00`);
    await send(page, 'Schedule');

    await expect(page.getByText(/^Goes out on/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop sending' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('nobody gets it and it is paid back: 2 of 2');
    await question.getByRole('button', { name: 'Stop sending' }).click();
    await told(page, 'Nothing more begins.');
    await expect(page.getByText('Stopped before 2 people got it')).toBeVisible();
    await expect(page.getByText('Cost ₹0.00')).toBeVisible();
  },
);

test(
  'what is wrong is told at its field, and nothing typed is lost',
  { tag: [...atOneWidth('wrong message'), '@strict', '@journey'] },
  async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto('/contacts/messenger/create');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(field(page, 'Contacts')).toHaveAccessibleDescription('Choose at least one contact');
    await expect(field(page, 'Template')).toHaveAccessibleDescription('Choose a template');

    await field(page, 'Template').click();
    await expect(page.getByRole('option', { name: /Monsoon sale, English/ })).toBeDisabled();
    await page.getByRole('option', { name: /New collection, English/ }).click();
    const file = page.getByLabel('Choose a file');
    await file.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByText('Choose a JPEG or PNG picture')).toBeVisible();
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
    await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
    await expect(page.getByText('At most 5 MB', { exact: true })).toBeVisible();
    await file.setInputFiles({ name: 'ring.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByRole('img', { name: 'Header of the message' })).toBeVisible();
    await words(page, '{{2}}').fill('temple work');

    await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(words(page, '{{2}}')).toHaveValue('temple work');
    await expect(page.getByText(/our new collection has arrived: temple work/)).toBeVisible();
  },
);

test('a test goes to one phone before it goes to all', { tag: '@strict' }, async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/contacts/messenger/create');
  const name = own('Trial');
  await write(page, name);
  await page.getByRole('button', { name: 'Test to myself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test to myself' });
  await field(dialog, 'Mobile Number').fill('98200');
  await dialog.getByRole('button', { name: 'Test to myself' }).click();
  await expect(field(dialog, 'Mobile Number')).toHaveAccessibleDescription('Please enter a 10 digit mobile number');
  await field(dialog, 'Mobile Number').fill(mobile());
  await dialog.getByRole('button', { name: 'Test to myself' }).click();
  await told(page, 'The test is on its way');
  await expect(words(page, '{{2}}')).toHaveValue('RA/W-214');
  await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await search(page, name);
  await expect(page.getByRole('link', { name: `Test: ${name}` })).toBeVisible();
});

test('the quiet hours are set with the shop', { tag: '@strict' }, async ({ page }) => {
  const { call, shopId } = await signIn(page, 'rival');
  const before = await call<{ quietFrom: string | null; quietTo: string | null }>('GET', `/shops/${shopId}`);
  await page.goto(`/shops/${shopId}`);
  await page.getByRole('combobox', { name: 'No messages from' }).click();
  await page.getByRole('option', { name: '21:30' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Shop details saved');
  const { version, ...after } = await call<{ quietFrom: string; version: number }>('GET', `/shops/${shopId}`);
  expect(after.quietFrom).toBe('21:30');
  await call('PUT', `/shops/${shopId}`, { quietFrom: before.quietFrom, version });
});

test.describe('a lost call', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('has a toast that covers no button that sends', { tag: '@phone' }, async ({ page }) => {
    const device = await signIn(page, 'owner');
    await writeToGroup(page, device, [mobile()]);
    await page.route('**/api/**', route => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Send', exact: true }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'The server did not answer.' }).last();
    await expect(toast).toBeVisible();
    await page.unrouteAll();
    await expect(question).toHaveCount(0);
    await send(page);
  });
});

test('A-08 whoever got a message writes back, and the shop has an enquiry', async ({ page }) => {
  const device = await signIn(page, 'owner');
  const number = mobile();
  await sendToGroup(page, device, [number]);
  const wish = own('Do you have this in rose gold?');
  await page.goto('/chat_outbox');
  const message = page.getByRole('article').filter({ hasText: `${number.slice(0, 5)} ${number.slice(5)}` });
  await message.getByText('Answer as the customer').click();
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message.getByText('Write something')).toBeVisible();
  await message.getByRole('textbox', { name: 'Answer' }).fill(wish);
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message.getByText('Sent. The shop finds it among its enquiries.')).toBeVisible();
  // It is taken in behind the answer, and a list that is open already only offers what came since.
  const { call, shopId } = device;
  const found = () =>
    call<{ totalCount: number }>('GET', `/shops/${shopId}/enquiries?query=${encodeURIComponent(wish)}`);
  await expect.poll(async () => (await found()).totalCount).toBe(1);
  await page.goto('/enquiries');
  await expect(page.getByText(wish).first()).toBeVisible();
});
