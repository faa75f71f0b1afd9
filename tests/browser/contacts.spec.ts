import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdToasts } from './news.ts';
import { asRead, field, line, listAction, news, own, search, signIn, told, type Device } from './support.ts';

type Contact = { id: string; name: string; selectedGroups: string[] };
type Group = { id: string; name: string };

const mobile = () =>
  `98${Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')}`;
const makeGroup = ({ call }: Device) => call<Group>('POST', 'contacts/groups', { name: own('Guests') });
const makeContact = ({ call }: Device, more: object = {}) =>
  call<Contact>('POST', 'contacts', { name: own('Asha'), gender: 0, mobileNo: mobile(), ...more });

const newContact = (page: Page) => page.getByRole('dialog', { name: 'New Contact' });
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save' }).click();

test.describe('a new contact', () => {
  test(
    'D-03, D-01, V-10 to V-13 600 px, with its rules at their fields',
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      await signIn(page, 'owner');
      await page.goto('/contacts/create');
      const dialog = newContact(page);
      await expect(field(dialog, 'Name')).toBeFocused();
      expect((await dialog.boundingBox())!.width).toBe(isMobile ? 360 : 600);
      await expect(dialog.getByRole('radio')).toHaveCount(3);

      await field(dialog, 'Personal Email').fill('asha@');
      await field(dialog, 'Name').press('Enter');
      await expect(field(dialog, 'Name')).toHaveAccessibleDescription('Name is required');
      await expect(dialog.getByText('Gender is required')).toBeVisible();
      await expect(field(dialog, 'Mobile Number')).toHaveAccessibleDescription('Mobile number is required');
      await expect(field(dialog, 'Personal Email')).toHaveAccessibleDescription('Invalid email');
      await expect(field(dialog, 'Name')).toBeFocused();

      await field(dialog, 'Name').fill('x'.repeat(129));
      await field(dialog, 'Mobile Number').fill('98200 1100');
      await save(dialog);
      await expect(field(dialog, 'Name')).toHaveAccessibleDescription('Name cannot exceed 128 characters');
      await expect(field(dialog, 'Mobile Number')).toHaveAccessibleDescription('Please enter a 10 digit mobile number');
    },
  );

  test(
    'D-03, X-08, E-09, V-15 is saved trimmed, a woman too, in a group made on the way',
    { tag: ['@phone', '@journey'] },
    async ({ page }) => {
      const { call } = await signIn(page, 'owner');
      const [name, group, mobileNo] = [own('Kavita'), own('Diwali'), mobile()];
      await page.goto('/contacts/create');
      const dialog = newContact(page);
      await field(dialog, 'Name').fill(`  ${name} `);
      await dialog.getByRole('radio', { name: 'Female' }).check();
      await field(dialog, 'Mobile Number').fill(`+91 ${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`);
      await dialog.getByRole('button', { name: 'Add Group' }).click();
      const inner = page.getByRole('dialog', { name: 'New Group' });
      await field(inner, 'Name').fill(` ${group} `);
      await field(inner, 'Name').press('Enter');
      await told(page, 'Group created successfully!');
      await expect(inner).toHaveCount(0);
      await expect(dialog.getByRole('button', { name: group })).toBeVisible();

      await save(dialog);
      await told(page, 'Contact created successfully!');
      await expect(dialog).toHaveCount(0);
      await expect(line(page, name)).toContainText(asRead(mobileNo));
      const { items } = await call<{ items: object[] }>('GET', `contacts?query=${mobileNo}`);
      expect(items).toMatchObject([{ name, gender: 0, mobileNo, groupName: group }]);
    },
  );
});

test.describe('a contact', () => {
  test('A-05 is added, found by its number, changed, deleted and taken back', { tag: '@journey' }, async ({ page }) => {
    await signIn(page, 'owner');
    const [name, mobileNo] = [own('Kavita'), mobile()];
    await page.goto('/contacts/create');
    await field(newContact(page), 'Name').fill(name);
    await newContact(page).getByRole('radio', { name: 'Female' }).check();
    await field(newContact(page), 'Mobile Number').fill(mobileNo);
    await save(newContact(page));
    await told(page, 'Contact created successfully!');

    await search(page, mobileNo);
    await line(page, name).getByRole('link').click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit contact' });
    await field(dialog, 'Personal Email').fill('kavita@shop.example');
    await save(dialog);
    await told(page, 'Contact updated successfully');
    await expect(page.getByText('kavita@shop.example').first()).toBeVisible();

    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: `Delete ${name}?` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await told(page, 'Contact deleted successfully!');
    await page.goto('/contacts');
    await search(page, mobileNo);
    await expect(page.getByText('No contacts match the search and filters.')).toBeVisible();

    await listAction(page, 'Trash');
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await told(page, 'Restored');
    await listAction(page, 'Leave the trash');
    await expect(line(page, name)).toContainText(asRead(mobileNo));
  });

  test('D-04, D-08, X-08 is changed in a dialog of 600 px', { tag: '@phone' }, async ({ page, isMobile }) => {
    const device = await signIn(page, 'owner');
    const contact = await makeContact(device);
    await page.goto('/contacts');
    await search(page, contact.name);
    await line(page, contact.name).getByRole('link').click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit contact' });
    await expect(field(dialog, 'Name')).toHaveValue(contact.name);
    expect((await dialog.boundingBox())!.width).toBe(isMobile ? 360 : 600);
    await field(dialog, 'Phone Number').fill('022');
    await save(dialog);
    await expect(field(dialog, 'Phone Number')).toHaveAccessibleDescription(
      'Mobile number must be between 10 and 15 digits',
    );
    await field(dialog, 'Phone Number').fill('022 2620 1234');
    await dialog.getByRole('radio', { name: 'Others' }).check();
    await save(dialog);
    await told(page, 'Contact updated successfully');
    await expect(dialog).toHaveCount(0);
    expect(await device.call('GET', `contacts/${contact.id}`)).toMatchObject({ gender: 2, phoneNo: '02226201234' });
  });

  test('what can be done with chosen ones is all in reach', { tag: '@phone' }, async ({ page, isMobile }) => {
    const contact = await makeContact(await signIn(page, 'owner'));
    await page.goto('/contacts');
    await search(page, contact.name);
    if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: new RegExp(contact.name) }).check();
    const bar = page.getByRole('toolbar', { name: 'Actions on the selection' });
    for (const name of ['Export', 'Change', 'Delete'])
      await expect(bar.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('asks before what was typed is lost, once, by whichever way one leaves', async ({ page }) => {
    const device = await signIn(page, 'owner');
    const contact = await makeContact(device);
    await page.goto('/contacts');
    await search(page, contact.name);
    await line(page, contact.name).getByRole('link').click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit contact' });
    await field(dialog, 'Phone Number').fill('022 2620 1234');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const answer = async (name: string) => {
      await question.getByRole('button', { name }).click();
      await expect(question).toHaveCount(0);
    };
    await dialog.getByRole('button', { name: 'Close' }).click();
    await answer('Stay here');
    await page.goBack();
    await answer('Stay here');
    await expect(field(dialog, 'Phone Number')).toHaveValue('022 2620 1234');
    await page.keyboard.press('Escape');
    await answer('Leave');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/contacts/${contact.id}/show$`));
  });

  test('D-04 in a group goes to the trash, and Undo takes it back', async ({ page }) => {
    const device = await signIn(page, 'owner');
    const group = await makeGroup(device);
    const contact = await makeContact(device, { selectedGroups: [group.id] });
    await page.goto(`/contacts/${contact.id}`);
    // What was typed goes with the contact, unasked.
    await field(page.getByRole('dialog'), 'Name').fill('Half a name');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: `Delete ${contact.name}?` });
    await expect(question.getByRole('checkbox')).toHaveCount(0);
    await page.evaluate(holdToasts);
    await question.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Contact deleted successfully!');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await told(page, 'Taken back');
    const back = await device.call('GET', `contacts/${contact.id}`);
    expect(back).toMatchObject({ groupName: group.name });
  });
});

test.describe('the members of a group', () => {
  test('A-06 D-04, C-27, C-28, C-30 join, are shown, and leave', { tag: '@phone' }, async ({ page, isMobile }) => {
    const device = await signIn(page, 'owner');
    const [group, contact] = [own('Guests'), await makeContact(device)];
    await page.goto('/contacts/groups/create');
    await field(page.getByRole('dialog', { name: 'New Group' }), 'Name').fill(group);
    await save(page.getByRole('dialog', { name: 'New Group' }));
    await told(page, 'Group created successfully!');
    await search(page, group);
    await line(page, group).getByRole('link').click();
    await expect(page).toHaveURL(/\/groups\/[0-9a-f-]{36}\/members/);
    await expect(page.getByText('No members yet. Add contacts, or import a file of them.')).toBeVisible();

    await page.getByRole('button', { name: 'Add member' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add member' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose a contact');
    await dialog.getByRole('searchbox', { name: 'Name or number' }).fill(contact.name);
    await dialog.getByRole('checkbox', { name: contact.name }).check();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(line(page, contact.name)).toBeVisible();

    const choice = page.getByRole('checkbox', { name: `Select ${contact.name}` });
    if (isMobile) await page.getByRole('button', { name: 'Select', exact: true }).click();
    // A finger rests on nothing: what moves under a pointer meanwhile may show its tip in the way.
    await (isMobile ? choice.tap() : choice.check());
    await page.getByRole('toolbar').getByRole('button', { name: 'Remove from the group' }).click();
    await told(page, '1 member removed');
    await expect(line(page, contact.name)).toHaveCount(0);
    expect(await device.call('GET', `contacts/${contact.id}`)).toMatchObject({ groupName: '-' });
  });
});

test.describe('a contact area that cannot be reached', () => {
  test.use({ allowedErrors: /Error fetching (contacts|groups)|status of 500/ });

  for (const [path, many] of [
    ['contacts', 'contacts'],
    ['contacts/groups', 'groups'],
  ] as const)
    test(`X-07 a failed read of ${many} is logged, and the page says that it is not loaded`, async ({ page }) => {
      await signIn(page, 'owner');
      await page.route(`**/${path}?*`, route => route.fulfill({ status: 500, json: { responseMessage: 'Broken' } }));
      const logged = page.waitForEvent('console', message => message.text().startsWith(`Error fetching ${many}`));
      await page.goto(`/${path}`);
      await logged;
      await expect(page.getByText(`The ${many} could not be loaded.`)).toBeVisible();
      await expect(news(page, 'Broken')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/${path}`));
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(many, 'i') })).toBeVisible();
      await expect(page.getByText(`The ${many} could not be loaded.`)).toHaveCount(0);
    });
});
