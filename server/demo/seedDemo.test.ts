import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../api/ports.ts';
import { enginesFor } from '../../tests/support/drawnEngines.ts';
import { openTestApi, type TestApi } from '../../tests/support/testApi.ts';
import { demoAccounts, demoPassword } from '../../schema/demo.ts';
import { cashOf } from '../../schema/rules/businessDays.ts';
import { problemsOf } from '../../tests/support/campaign.ts';
import { fixedClock } from '../clock.ts';
import { seedDemo } from './seedDemo.ts';

const signIn = (api: TestApi, email: string) =>
  api.call('POST', 'account/signin', { body: { email, password: demoPassword } });
const everybody = async ({ sql }: TestApi) => Number((await sql('select count(*) from users'))[0]!['count']);

/** What administrators have made of the platform's states of work. */
const proposed = [
  ['Wanted', 'waiting'],
  ['At the bench', 'active'],
  ['At the polisher', 'active'],
  ['Ready', 'done'],
  ['Given up', 'stopped'],
] as const;
const propose = async ({ sql }: TestApi) => {
  await sql('delete from usual_work_states');
  await sql('delete from usual_work_types');
  for (const [position, [name, meaning]] of proposed.entries())
    await sql(`insert into usual_work_states (id, name, name_hi, meaning, position, created_at, updated_at)
      values (gen_random_uuid(), '${name}', '${name}', '${meaning}', ${position}, now(), now())`);
  await sql(`insert into usual_work_types (id, name, name_hi, days, position, created_at, updated_at)
    values (gen_random_uuid(), 'Any work', 'Any work', 5, 1, now(), now())`);
};

describe.each(enginesFor('demo'))('the demo on the %s database', engine => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(engine);
    await propose(api);
    await seedDemo(api.ports);
  });
  afterAll(() => api.close());

  it('does nothing where there is somebody', async () => {
    await expect(seedDemo(api.ports)).resolves.toBe(false);
    expect(await everybody(api)).toBe(demoAccounts.length);
  });

  it.each([
    ['admin@demo.test', []],
    ['owner@demo.test', ['Rajlakshmi Andheri', 'Rajlakshmi Pune']],
    ['staff@demo.test', ['Rajlakshmi Andheri']],
    ['rival@demo.test', ['Surya Gold']],
  ])('lets %s in', async (email, shops) => {
    const { shops: found } = (await signIn(api, email)).data;
    expect(found.map(({ name }: { name: string }) => name)).toEqual(shops);
  });

  it('fills the shelves: products at prices that make sense, with pictures that open', async () => {
    const { token, shops } = (await signIn(api, 'owner@demo.test')).data;
    const path = `shops/${shops[0].id}/admin/products?include_inActive=true&pageSize=1000`;
    const { items } = (await api.call('GET', path, { token })).data;
    expect(items.length).toBeGreaterThan(150);
    const odd = items.filter(
      (it: Record<string, number>) => !(it.purchasePrice! <= it.sellingPrice! && it.sellingPrice! <= it.mrp!),
    );
    expect(odd).toEqual([]);
    const { images } = items.find((item: { images: unknown[] }) => item.images.length);
    for (const address of [images[0].url, images[0].thumbnailUrl]) {
      const picture = await api.call('GET', address.replace('/api/', ''));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });

  it.each(['owner@demo.test', 'rival@demo.test'])('lets %s write to customers: 1,000 more messages', async email => {
    const { token, shops } = (await signIn(api, email)).data;
    for (const { id } of shops) {
      const ask = async (path: string) => (await api.call('GET', `shops/${id}/whatsapp/${path}`, { token })).data;
      expect(await ask('balance')).toBe(880);
      const { items } = await ask('messages?sort=createdAt&pageSize=20');
      expect(items).toHaveLength(3);
      for (const { id: message, total } of items) {
        const problems = await problemsOf(api.owner, { shop: id, message, total }, []);
        // The chat service of the past remembers nothing.
        expect(problems.filter(problem => !problem.endsWith('never taken'))).toEqual([]);
      }
    }
  });

  it('closed each day with its cash counted, which is what the books say', async () => {
    const { token, shops } = (await signIn(api, 'rival@demo.test')).data;
    const ask = async (path: string) =>
      (await api.call('GET', `shops/${shops[0].id}/ledger/days${path}`, { token })).data;
    const { items } = await ask('?state=closed');
    expect(items.length).toBeGreaterThan(10);
    for (const { id } of items) {
      const { counts, expected } = await ask(`/${id}`);
      expect(counts.map(cashOf)).toEqual([
        expected.books.find(({ name }: { name: string }) => name === 'Counter').amount,
      ]);
    }
  });

  it('A-13 R-41 R-51 holds both apps for a year, and TS Invoice runs on two machines', async () => {
    const { token, shops } = (await signIn(api, 'owner@demo.test')).data;
    const ask = async (path: string) => (await api.call('GET', `shops/${shops[0].id}/${path}`, { token })).data;
    expect(await ask('subscriptions')).toMatchObject([
      { app: 'tsinvoice', name: 'Tola', state: 'active', people: 20 },
      { app: 'tsmessenger', name: 'Tola', state: 'active', messages: 50_000 },
    ]);
    const { items } = await ask('licenses?sort=name');
    expect(items).toMatchObject([{ name: 'Counter', state: 'active' }, { name: 'Exhibition stall' }]);
    expect((await ask(`licenses/${items[0].id}/machines`)).items).toHaveLength(2);
  });

  it('A-19 has work in each state that the platform proposes, a karigar who holds metal, one who is late, and estimates without an answer', async () => {
    const { token, shops } = (await signIn(api, 'rival@demo.test')).data;
    const ask = async (path: string) => (await api.call('GET', `shops/${shops[0].id}/${path}`, { token })).data;
    const { items: states } = await ask('work_order_states');
    expect(states.map(({ name }: { name: string }) => name)).toEqual(proposed.map(([name]) => name));
    const counts = await ask('work_orders/states');
    for (const { id, name } of states) expect(counts[id], name).toBeGreaterThan(0);
    const held = await ask('karigar_issues/holdings');
    expect(held.items.some(({ gold, late }: Record<string, number>) => gold! > 0 && late! > 0)).toBe(true);
    const { items: goods } = await ask('held_goods?kind=repair&state=here');
    const { items: repairs } = await ask(`work_orders?heldGoodsId=${goods[0].id}`);
    expect(repairs.length).toBeGreaterThan(1);
    for (const repair of repairs) expect(repair).toMatchObject({ estimateAnswer: null, contactId: goods[0].partyId });
    expect(repairs.every(({ estimate }: { estimate: number }) => estimate > 0)).toBe(true);
  });

  it('has traded for a year: a rate for every day, nothing from the future', async () => {
    const { token, shops } = (await signIn(api, 'rival@demo.test')).data;
    const rates = (await api.call('GET', `shops/${shops[0].id}/admin/commodities?pageSize=1000`, { token })).data;
    expect(rates.totalCount).toBeGreaterThanOrEqual(365);
    const tables = ['products', 'contacts', 'groups', 'commodity_rates', 'error_logs', 'history'];
    for (const table of tables) {
      const moment = table === 'history' ? 'at' : 'created_at';
      const [found] = await api.sql(`select max(${moment}) < now() as past, count(*) > 10 as many from ${table}`);
      expect({ table, ...found }).toEqual({ table, past: true, many: true });
    }
  });
});

it('leaves nothing behind when it is cut short, so that the next start begins anew', async () => {
  const api = await openTestApi('embedded');
  const full: Files = { ...api.ports.files, put: () => Promise.reject(new Error('The disk is full.')) };
  await expect(seedDemo({ ...api.ports, files: full })).rejects.toThrow('The disk is full.');
  expect(await everybody(api)).toBe(0);
  await api.close();
});

it('soon after midnight nothing is from the future either', async () => {
  const now = '2026-11-24T18:31:00.000Z';
  const api = await openTestApi('server', ports => ({ ...ports, clock: fixedClock(now) }));
  await seedDemo(api.ports);
  const [{ latest }] = (await api.sql('select max(at) as latest from history')) as [{ latest: string }];
  await api.close();
  expect(new Date(latest).getTime()).toBeLessThanOrEqual(Date.parse(now));
});

it('late in the evening today’s books are still open, and yesterday’s are closed', async () => {
  const api = await openTestApi('server', ports => ({ ...ports, clock: fixedClock('2026-11-24T17:40:00Z') }));
  await seedDemo(api.ports);
  const days = await api.sql(`select distinct day::text, state from business_days order by day desc`);
  await api.close();
  expect(days.slice(0, 2)).toEqual([
    { day: '2026-11-24', state: 'open' },
    { day: '2026-11-23', state: 'closed' },
  ]);
});
