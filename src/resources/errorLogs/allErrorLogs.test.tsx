import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, sql } from '../../../tests/support/screens/shop.ts';
import { eventually } from '../../../tests/support/eventually.ts';

/** What befell nobody's shop is the platform's own. */
const nobodys = '00000000-0000-0000-0000-000000000000';
const stackTrace = 'Error: x\n    at y';
/** Everybody's errors are in one list: those of this shop have names of their own. */
const open = async () => {
  const elsewhere = await openScreenShop();
  await elsewhere.plant('errorLogs', { message: 'Elsewhere' });
  const shop = await openScreenShop([can.SystemAll]);
  const names = { shop: `Pune ${shop.id}`, tenant: `Surya ${shop.id}`, error: `Out of memory ${shop.id}` };
  await sql(`update shops set name = '${names.shop}' where id = '${shop.id}'`);
  await sql(`update tenants set name = '${names.tenant}' where id = '${shop.tenantId}'`);
  const log = {
    controllerName: 'Products',
    actionName: 'products.create',
    requestUrl: 'POST /api/x',
    stackTrace,
    userId: shop.session.user!.id,
  };
  const [id] = await shop.plant('errorLogs', { ...log, message: names.error, organizationId: shop.tenantId });
  const own = `On its own ${shop.id}`;
  await sql(`insert into error_logs (shop_id, id, message, created_at, updated_at)
    values ('${nobodys}', gen_random_uuid(), '${own}', now(), now())`);
  renderPage('/system/errorlogs', { ...shop.session, shopId: null });
  return { ...shop, ...names, own, errorId: id! };
};
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);

it('C-01 lists the errors of all shops with the names of their places', async () => {
  const { shop, tenant, error, own } = await open();
  expect(await (await rowOf(error)).findByText(`${shop}, ${tenant}`)).toBeVisible();
  expect((await rowOf(own)).getByText('Platform')).toBeVisible();
});

it('C-01 is narrowed by shop and tenant', async () => {
  const { shop, tenant, error, id, tenantId, calls } = await open();
  await screen.findByRole('link', { name: error });
  const choose = async (filter: RegExp, name: string) => {
    await userEvent.click(screen.getByRole('button', { name: filter }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose(/^Shop: /, shop);
  await eventually(() => expect(calls('GET', 'system/errorlogs').at(-1)!.query).toMatchObject({ shopId: id }));
  await choose(/^Tenant: /, tenant);
  const both = { shopId: id, organizationId: tenantId };
  await eventually(() => expect(calls('GET', 'system/errorlogs').at(-1)!.query).toMatchObject(both));
  // The head and one row.
  await eventually(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByRole('link', { name: error })).toBeVisible();
});

it('E-01 shows the trace as it is, and copies it', async () => {
  const { error, errorId, shop, tenant } = await open();
  const actor = userEvent.setup();
  await actor.click(await screen.findByRole('link', { name: error }));
  expect((await screen.findByText(/at y/)).tagName).toBe('PRE');
  expect(screen.getByText(errorId)).toBeVisible();
  expect(await screen.findByText(`${shop}, ${tenant}`)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Copy the stack trace' }));
  expect(await navigator.clipboard.readText()).toBe(stackTrace);
});

it('C-01 names the person of an error by name and e-mail', async () => {
  const { error, session } = await open();
  const [person] = await sql(`select name, email from users where id = '${session.user!.id}'`);
  expect((await rowOf(error)).getByText(String(person!['email'])).parentElement).toHaveTextContent(
    `${String(person!['name'])} ${String(person!['email'])}`,
  );
});

it('exports what the list shows', async () => {
  const { error, calls } = await open();
  await screen.findByRole('link', { name: error });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await eventually(() =>
    expect(calls('POST', 'tickets').at(-1)!.body).toMatchObject({ address: /system\/errorlogs\/export/ }),
  );
});

it('deletes chosen errors for good after a question', async () => {
  const { error, errorId } = await open();
  await userEvent.click((await rowOf(error)).getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete 1 record for good?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('1 record deleted for good')).toBeVisible();
  await eventually(() => expect(screen.queryByRole('link', { name: error })).not.toBeInTheDocument());
  expect(await sql(`select 1 from error_logs where id = '${errorId}'`)).toEqual([]);
});
