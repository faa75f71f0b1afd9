// @vitest-environment node
import { expect, it } from 'vitest';
import { exportChosen, exportUrl, getHistory, getImport, importFile, undoImport } from './extras.ts';
import { testServer } from './testServer.ts';

const { sent, answer, reply } = testServer();
const file = new File(['Name,Mobile\nAsha,9820012345'], 'people.csv', { type: 'text/csv' });

it('getHistory reads a page of changes', async () => {
  reply({ items: [{ id: '1' }], totalCount: 31 });
  expect(await getHistory('contacts', { id: 'c 1', pagination: { page: 2, perPage: 10 } })).toEqual({
    data: [{ id: '1' }],
    total: 31,
  });
  expect(sent[0]).toMatchObject({
    path: '/api/shops/shop1/contacts/c%201/history',
    query: { pageNumber: '2', pageSize: '10' },
  });
});

it('an export asks for what the list shows, on all its pages', () => {
  const sort = { field: 'name', order: 'ASC' } as const;
  expect(exportUrl('contacts', { format: 'xlsx', filter: { q: 'a&b', gender: 0 }, sort })).toBe(
    'shops/shop1/contacts/export?format=xlsx&sort=name&order=ASC&query=a%26b&gender=0',
  );
});

it('an export of chosen records names them', async () => {
  answer(() => new Response('Name\nAsha\n'));
  expect(await (await exportChosen('contacts', { format: 'csv', ids: ['1', '2'] })).text()).toBe('Name\nAsha\n');
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/shops/shop1/contacts/export',
    body: { format: 'csv', ids: ['1', '2'] },
  });
});

it('an import sends the file, whether it is a rehearsal, and where each field comes from', async () => {
  reply({ id: 'i1', state: 'running' });
  const mapping = { name: { column: 'Name' }, gender: { value: 2 } };
  expect(await importFile('contacts', { file, dryRun: true, mapping })).toEqual({
    data: { id: 'i1', state: 'running' },
  });
  const { form, path } = sent[0]!;
  expect(path).toBe('/api/shops/shop1/contacts/import');
  expect((form!.get('file') as File).name).toBe('people.csv');
  expect([form!.get('dryRun'), form!.get('mapping')]).toEqual(['true', JSON.stringify(mapping)]);
});

it('an import is followed and taken back', async () => {
  reply({ id: 'i1', state: 'completed' });
  await getImport('i1');
  await undoImport('i1');
  expect(sent).toMatchObject([
    { method: 'GET', path: '/api/shops/shop1/imports/i1' },
    { method: 'POST', path: '/api/shops/shop1/imports/i1/undo' },
  ]);
});
