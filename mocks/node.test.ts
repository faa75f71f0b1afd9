import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { emptyTemplate } from '../tests/support/cachedTemplate.ts';
import { pngFile } from '../tests/support/pictures.ts';
import { listen, type NodeMock } from './node.ts';

let mock: NodeMock;
let token: string;
let shop: string;
beforeAll(async () => {
  mock = await listen({ products: 30, contacts: 30 }, new Blob([await emptyTemplate()]));
  const { data } = await call('POST', 'account/signin', { email: 'owner@demo.test', password: 'Demo@1234' });
  token = data.token;
  shop = `shops/${data.shops[0].id}`;
});
afterAll(() => mock.close());
afterEach(() => expect(mock.logged.filter(({ level }) => level === 'error')).toEqual([]));

const call = async (method: string, path: string, body?: object) => {
  const form = body instanceof FormData;
  const reply = await fetch(new URL(`/api/${path.replace(/^\/api\//, '')}`, 'http://localhost'), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !form && { 'content-type': 'application/json' }),
    },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  });
  const json = reply.headers.get('content-type')?.includes('json');
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    ...(json ? await reply.json() : { text: await reply.text() }),
  };
};

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

it('answers fetch as the product would: pages, searches, refusals', async () => {
  const page = await call('GET', `${shop}/admin/products?include_inActive=true&pageSize=7&pageNumber=2`);
  expect(page.data).toMatchObject({ totalCount: 30, pageIndex: 2, pageSize: 7 });
  const [product] = page.data.items;
  const found = await call(
    'GET',
    `${shop}/admin/products?include_inActive=true&query=${encodeURIComponent(product.productCode)}`,
  );
  expect(found.data.items.map(({ id }: { id: string }) => id)).toContain(product.id);
  const refused = await call('POST', `${shop}/contacts`, { name: '', gender: 0, mobileNo: '1' });
  expect([refused.status, refused.errors]).toEqual([
    400,
    { name: 'Name is required', mobileNo: 'Please enter a 10 digit mobile number' },
  ]);
  expect((await call('GET', 'shops/nobody/units')).status).toBe(403);
});

it('undoes what a refused call had begun, and tells which field was in the way', async () => {
  const symbols = (await call('GET', `${shop}/units`)).data.map(({ symbol }: { symbol: string }) => symbol);
  const twice = await call('POST', `${shop}/units`, { symbol: symbols[0] });
  expect([twice.status, twice.errors]).toEqual([400, { symbol: 'Symbol exists already' }]);
  expect((await call('GET', `${shop}/units`)).data).toHaveLength(symbols.length);
});

it('keeps pictures and gives them back at their signed addresses', async () => {
  const [{ id }] = (await call('GET', `${shop}/units`)).data;
  const prices = { mrp: '10', purchasePrice: '8', sellingPrice: '9' };
  const made = await call(
    'POST',
    `${shop}/admin/products`,
    formOf({ name: 'Ring', productCode: 'R-1', unitId: id, ...prices, images: await pngFile() }),
  );
  const picture = await call('GET', made.data.images[0].thumbnailUrl);
  expect([made.status, picture.status, picture.type]).toEqual([201, 200, 'image/webp']);
});

it('imports a CSV: the job runs once its transaction has committed', async () => {
  const file = new File(['Name;Mobile\r\nAsha Rao;98200 12345\r\nNobody;12\r\n'], 'people.csv');
  const started = await call('POST', `${shop}/contacts/import`, formOf({ file, dryRun: 'false' }));
  await expect
    .poll(async () => (await call('GET', `${shop}/imports/${started.data.id}`)).data)
    .toMatchObject({ state: 'completed', created: 1, failed: 1, errors: [{ row: 3, field: 'mobileNo' }] });
  expect((await call('GET', `${shop}/contacts/export?format=csv&query=98200`)).text).toContain('Asha Rao');
});

it('sends a message to its end: taken, told, paid', async () => {
  const { data: page } = await call('GET', `${shop}/contacts?pageSize=20`);
  expect((await call('GET', `${shop}/whatsapp/balance`)).data).toBe(880);
  const contacts = page.items.map(({ id }: { id: string }) => id);
  const words = { name: 'Diwali', templateName: 'order_ready', templateLanguage: 'en' };
  const variables = JSON.stringify([{ field: 'name' }, 'RA-1', 'Andheri']);
  const form = formOf({ ...words, templateVariables: variables, contacts: JSON.stringify(contacts) });
  const { data: message, errors } = await call('POST', `${shop}/whatsapp/messages`, form);
  expect(errors).toBeUndefined();
  const currentState = async () => {
    const { data } = await call('GET', `${shop}/whatsapp/messages/${message.id}`);
    return { status: data.status, known: data.delivered + data.failed + data.skipped };
  };
  await expect.poll(currentState).toEqual({ status: 2, known: 20 });
});

it('queues nothing for a transaction that fails', async () => {
  const { database, jobs } = mock.ports;
  let ran = false;
  await jobs.work('probe', async () => void (ran = true));
  const failing = database.transaction(async run => {
    await jobs.enqueue(run, 'probe', {});
    await run([{ text: 'select 1 / 0', values: [] }]).catch(() => undefined);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  await database.transaction(async run => jobs.enqueue(run, 'other', {}));
  expect(ran).toBe(false);
});
