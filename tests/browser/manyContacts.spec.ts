import { expect, test } from './fixtures.ts';
import { asRead, field, line, listAction, own, search, signIn, told, type Device } from './support.ts';

const mobile = (start = '98') =>
  `${start}${Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')}`;
const makeGroup = ({ call }: Device) =>
  call<{ id: string; name: string }>('POST', 'contacts/groups', { name: own('Guests') });
const makeContact = ({ call }: Device, more: object = {}) =>
  call<{ id: string }>('POST', 'contacts', { name: own('Asha'), gender: 0, mobileNo: mobile(), ...more });

test.describe('several contacts', () => {
  test('are chosen in the list and put into a group together', { tag: '@phone' }, async ({ page, isMobile }) => {
    const device = await signIn(page, 'owner');
    const group = await makeGroup(device);
    const name = own('Guest');
    for (const last of ['A', 'B']) await makeContact(device, { name: `${name} ${last}` });
    await page.goto('/contacts');
    await search(page, name);
    await expect(line(page, `${name} B`)).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const last of ['A', 'B']) await page.getByRole('checkbox', { name: `Select ${name} ${last}` }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Add to a group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to a group' });
    await field(dialog, 'Group').fill(group.name);
    await page.getByRole('option', { name: group.name, exact: true }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await told(page, '2 contacts added to the group');
    expect(await device.call('GET', `contacts/groups/${group.id}`)).toMatchObject({ memberCount: 2 });
  });

  test('that are the same become one, and are taken apart again', { tag: '@strict' }, async ({ page }) => {
    const device = await signIn(page, 'owner');
    const group = await makeGroup(device);
    // Numbers that are held twice stand in their order: this one before all of the demo's.
    const [name, mobileNo] = [own('Asha'), mobile('60')];
    const one = await makeContact(device, { name, mobileNo });
    await makeContact(device, {
      name: `${name} Rao`,
      mobileNo,
      email: 'asha@example.test',
      selectedGroups: [group.id],
    });
    await page.goto('/contacts');
    await listAction(page, 'Duplicates', 'link');
    const card = page.getByRole('region', { name: asRead(mobileNo), exact: true });
    await card.getByRole('radio', { name: `Name: ${name}`, exact: true }).check();
    await card.getByRole('button', { name: 'Merge 2' }).click();
    const question = page.getByRole('dialog', { name: 'Merge 2 contacts into one?' });
    await expect(question).toContainText(`Not kept:${name} Rao`);
    await question.getByRole('button', { name: 'Merge into one' }).click();
    await told(page, 'Merged into one');
    await expect(card).toHaveCount(0);
    expect(await device.call('GET', `contacts/${one.id}`)).toMatchObject({
      name,
      email: 'asha@example.test',
      groupName: group.name,
    });
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Taken back');
    expect(await device.call('GET', `contacts/${one.id}`)).toMatchObject({ name, email: null, groupName: '-' });
  });

  test(
    'come from a phone as cards: looked at, checked, brought in, taken back',
    { tag: ['@phone', '@strict', '@journey'] },
    async ({ page }) => {
      const device = await signIn(page, 'owner');
      const [name, mobileNo] = [own('Phone'), mobile()];
      const card = (...lines: string[]) => `BEGIN:VCARD\r\nVERSION:3.0\r\n${lines.join('\r\n')}\r\nEND:VCARD\r\n`;
      const file = card(`FN:${name}`, `TEL;TYPE=CELL:+91 ${mobileNo}`) + card('FN:Nobody');
      await page.goto('/contacts');
      await listAction(page, 'Import');
      const dialog = page.getByRole('dialog', { name: 'Import contacts' });
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'phone.vcf', mimeType: 'text/vcard', buffer: Buffer.from(file) });
      await expect(dialog.getByRole('region', { name: 'First rows of the file' })).toContainText(name);
      await dialog.getByRole('button', { name: 'Check the file' }).click();
      await expect(dialog.getByRole('status')).toContainText('nothing is saved yet');
      // On a phone the cells of a row stand below each other.
      for (const text of ['Nobody', 'Mobile number is required'])
        await expect(dialog.getByText(text, { exact: true }).last()).toBeVisible();
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(dialog.getByText('phone.vcf was imported.')).toBeVisible();
      const found = () => device.call<{ items: object[] }>('GET', `contacts?query=${mobileNo}`);
      expect((await found()).items).toMatchObject([{ name, mobileNo }]);
      await dialog.getByRole('button', { name: 'Take this import back' }).click();
      await expect.poll(async () => (await found()).items).toEqual([]);
    },
  );
});

test('R-42 marketing shows how much there is, and leads to it', async ({ page }) => {
  const device = await signIn(page, 'owner');
  await makeContact(device);
  await page.goto('/marketing');
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing' })).toBeVisible();
  await expect(page.getByText('Left for messages')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Groups/ })
    .click();
  await expect(page).toHaveURL(/\/contacts\/groups/);
  await page.goto('/marketing/contacts');
  await expect(page.getByRole('button', { name: 'Groups: All' })).toBeVisible();
  await expect(page).toHaveURL(/\/marketing\/contacts/);
});
