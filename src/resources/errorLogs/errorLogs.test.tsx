import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop } from '../../../tests/support/screens/shop.ts';

const log = {
  controllerName: 'Products',
  actionName: 'Create',
  requestUrl: '/api/shops/s1/admin/products',
  message: 'Out of memory',
  stackTrace: null,
  organizationId: 't1',
  userId: 'u9',
};

const shown = (id: string) => `/errorlogs/${id}/show`;
const open = async (path: (id: string) => string, more: object = {}) => {
  const shop = await openScreenShop();
  const [id] = await shop.plant('errorLogs', { ...log, ...more });
  renderPage(path(id!), shop.session);
  return id!;
};

it('C-01 lists the errors of the shop; each opens by its message', async () => {
  const id = await open(() => '/errorlogs');
  expect(await screen.findByRole('link', { name: 'Out of memory' })).toHaveAttribute('href', `/errorlogs/${id}/show`);
  expect(screen.queryByRole('link', { name: /Add/ })).not.toBeInTheDocument();
});

it('E-01 C-02 shows all nine fields, and says when there is no trace', async () => {
  const id = await open(shown);
  expect(await screen.findByText('No StackTrace here.')).toBeVisible();
  for (const text of [id, 'Products', 'Create', log.requestUrl, 't1', 'u9'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('Out of memory').length).toBeGreaterThan(0);
});

it('E-01 shows a trace as it is', async () => {
  await open(shown, { stackTrace: 'Error: x\n    at y' });
  expect((await screen.findByText(/at y/)).tagName).toBe('PRE');
});

it('says first what the errors mean for the people of a shop', async () => {
  await open(() => '/errorlogs');
  expect(
    await screen.findByText(/faults of TolaShop itself, not of the shop, and there is nothing to do here/),
  ).toBeVisible();
});

it('names who it was and whose business, before their ids', async () => {
  const shop = await openScreenShop();
  const { id: userId } = shop.session.user!;
  const [id] = await shop.plant('errorLogs', { ...log, userId, organizationId: shop.tenantId });
  renderPage(shown(id!), { ...shop.session, user: { ...shop.session.user!, tenantId: shop.tenantId } });
  expect((await screen.findByText(userId)).parentElement).toHaveTextContent(`Person ${userId}`);
  expect(screen.getByText(shop.tenantId).parentElement).toHaveTextContent(`Your business ${shop.tenantId}`);
});
