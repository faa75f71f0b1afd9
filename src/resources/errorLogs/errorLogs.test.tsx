import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fakeApi.ts';
import { at, renderPage } from '../testing/renderPage.tsx';

const log = {
  id: 'e1',
  controllerName: 'Products',
  actionName: 'Create',
  requestUrl: '/api/shops/s1/admin/products',
  message: 'Out of memory',
  stackTrace: null,
  organizationId: 't1',
  userId: 'u9',
  createdAt: '2026-11-19T05:00:00Z',
};

beforeEach(() => localStorage.clear());

it('C-01 lists the errors of the shop; each opens by its message', async () => {
  fakeApi({ [at.errors]: [log] });
  renderPage('/errorlogs');
  expect(await screen.findByRole('link', { name: 'Out of memory' })).toHaveAttribute('href', '/errorlogs/e1/show');
  expect(screen.queryByRole('link', { name: /Add/ })).not.toBeInTheDocument();
});

it('E-01 C-02 shows all nine fields, and says when there is no trace', async () => {
  fakeApi({ [at.errors]: [log] });
  renderPage('/errorlogs/e1/show');
  expect(await screen.findByText('No StackTrace here.')).toBeVisible();
  for (const text of ['e1', 'Products', 'Create', log.requestUrl, 't1', 'u9'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('Out of memory').length).toBeGreaterThan(0);
});

it('E-01 shows a trace as it is', async () => {
  fakeApi({ [at.errors]: [{ ...log, stackTrace: 'Error: x\n    at y' }] });
  renderPage('/errorlogs/e1/show');
  expect((await screen.findByText(/at y/)).tagName).toBe('PRE');
});
