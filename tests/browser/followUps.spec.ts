import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { field, registerOwner } from './support.ts';

test(
  'an enquiry becomes an estimate for its customer, whose follow-up is a task',
  { tag: atOneWidth('followUps') },
  async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    const make = (path: string, body: object) => call<{ id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const { id: contactId } = await make('contacts', {
      name: 'Meera Jain',
      mobileNo: '9820011003',
      gender: 1,
      stateCode: '27',
    });
    const { id: enquiryId } = await make('enquiries', { name: 'Meera Jain', source: 'counter', contactId });

    await test.step('the estimate knows whose it is, and where the supply takes place', async () => {
      await page.goto(`/enquiries/${enquiryId}/quotes`);
      await page.getByRole('link', { name: 'Add estimate' }).first().click();
      await expect(field(page, 'Customer')).toHaveValue('Meera Jain');
      await expect(field(page, 'Enquiry')).toHaveValue('Meera Jain');
      await expect(page.getByRole('combobox', { name: 'Place of supply Maharashtra' })).toBeVisible();
      await page
        .getByRole('button', { name: /^Add (a )?line/ })
        .first()
        .click();
      await field(page, 'Description').fill('Repair of a clasp');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL(/quotes\/(?!create)/);
    });

    await test.step('the task is about both', async () => {
      await page.getByRole('tab', { name: 'Tasks' }).click();
      await page.getByRole('link', { name: 'Add task' }).first().click();
      await expect(field(page, 'Contact')).toHaveValue('Meera Jain');
      await field(page, 'Task').fill('Ask whether she takes it');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL(/quotes\/.+\/tasks$/);
      await expect(page.getByText('Ask whether she takes it').first()).toBeVisible();
      const { items } = await call<{ items: object[] }>('GET', `/shops/${shopId}/tasks`);
      const [{ id: quoteId }] = (await call<{ items: [{ id: string }] }>('GET', `/shops/${shopId}/quotes`)).items;
      expect(items).toMatchObject([{ contactId, enquiryId, quoteId }]);
    });
  },
);
