import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../../dataProvider/dataProvider.ts';
import { asha, renderInApp } from '../../testing.tsx';
import { fakeApi } from '../testing/fakeApi.ts';
import { AllErrorLogs } from './AllErrorLogs.tsx';
import { eventually } from '../../../tests/support/eventually.ts';

vi.setConfig({ testTimeout: 60_000 });

const log = {
  id: '01900000-0000-7000-8000-000000000001',
  controllerName: 'Products',
  actionName: 'products.create',
  requestUrl: 'POST /api/shops/s2/admin/products',
  message: 'Out of memory',
  stackTrace: 'Error: x\n    at y',
  organizationId: 't1',
  shopId: 's2',
  userId: 'u9',
  createdAt: '2026-11-19T05:00:00Z',
};
const open = () => {
  const api = fakeApi({
    'system/errorlogs': [log, { ...log, id: 'e2', message: 'On its own', shopId: null, organizationId: null }],
    'system/shops': [{ id: 's2', name: 'Surya Gold Pune' }],
    'system/tenants': [{ id: 't1', name: 'Surya Gold' }],
  });
  const user = { ...asha.user!, permissions: ['system/all'] };
  renderInApp(<AllErrorLogs />, { path: '/system/errorlogs', session: { user, shopId: null }, dataProvider });
  return api;
};

beforeEach(() => localStorage.clear());

it('C-01 lists the errors of all shops with the names of their places', async () => {
  open();
  const line = within((await screen.findByRole('button', { name: 'Out of memory' })).closest('li')!);
  expect(await line.findByText(/Surya Gold Pune, Surya Gold/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'On its own' }).closest('li')).toHaveTextContent('Platform');
});

it('C-01 is narrowed by shop and tenant', async () => {
  const api = open();
  await screen.findByRole('button', { name: 'Out of memory' });
  await userEvent.click(screen.getByRole('button', { name: /^Shop: / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Surya Gold Pune' }));
  await eventually(() => expect(api.calls('GET', 'system/errorlogs').at(-1)!.query).toMatchObject({ shopId: 's2' }));
  await userEvent.click(screen.getByRole('button', { name: /^Tenant: / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Surya Gold' }));
  await eventually(() =>
    expect(api.calls('GET', 'system/errorlogs').at(-1)!.query).toMatchObject({ shopId: 's2', organizationId: 't1' }),
  );
});

it('E-01 shows the trace as it is, and copies it', async () => {
  open();
  const actor = userEvent.setup();
  await actor.click(await screen.findByRole('button', { name: 'Out of memory' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }));
  expect(dialog.getByText(/at y/).tagName).toBe('PRE');
  expect(dialog.getByText(log.id)).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Copy the stack trace' }));
  expect(await navigator.clipboard.readText()).toBe(log.stackTrace);
});
