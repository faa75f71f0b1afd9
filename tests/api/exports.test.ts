import { beforeAll, describe, expect, it } from 'vitest';
import { runExport } from '../../api/crud/export/run.ts';
import { sweep } from '../../api/sweep.ts';
import { DatabaseError, type Ports } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';
import { shopPermissions } from '../../schema/permissions.ts';
import { fixedClock } from '../../server/clock.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const clock = fixedClock(new Date());
const day = 24 * 60 * 60 * 1_000;
const never = new AbortController().signal;
const after = (looks: number) =>
  ({
    get aborted() {
      return looks-- <= 0;
    },
  }) as AbortSignal;

/** More than two parts of a file. */
const many = 4_500;

/** Jobs are queued and not run: the tests do that themselves. */
const asleep = (ports: Ports): Ports => ({
  ...ports,
  clock,
  jobs: { ...ports.jobs, work: () => Promise.resolve() },
});

onPostgres(world => {
  const { contacts } = entities;
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(world);
    const names = Array.from({ length: many }, (_, n) => ({
      name: n === 7 ? '=1+1' : `Person ${n}`,
      gender: 2,
      mobileNo: String(9_820_000_000 + n),
    }));
    await shop.plant(contacts, names);
  });

  const begin = async (query = 'format=csv', by = shop) => {
    const begun = await by.call('POST', `contacts/exports?${query}`);
    expect(begun.status, begun.text).toBe(202);
    return begun.data.id as string;
  };
  const run = (id: string, signal = never, ports: Ports = world.ports) => runExport(ports, shop.shopId, id, signal);
  const report = async (id: string) => (await shop.call('GET', `exports/${id}`)).data;
  const file = (id: string, by = shop) => by.call('GET', `exports/${id}/file`);
  const whole = (query = 'format=csv') => shop.call('GET', `contacts/export?${query}`);

  describe.each(['csv', 'xlsx'])('a %s in the background', format => {
    it('is byte for byte what the list gives at once', async () => {
      const query = `format=${format}&query=person&sort=mobileNo&order=ASC`;
      const id = await begin(query);
      expect(await report(id)).toMatchObject({ entity: 'contacts', state: 'running', done: 0, total: many - 1 });
      await run(id);
      expect(await report(id)).toMatchObject({ state: 'completed', done: many - 1, until: expect.any(String) });
      const [made, straight] = [await file(id), await whole(query)];
      expect(made.status).toBe(200);
      for (const name of ['content-type', 'content-disposition'])
        expect(made.headers.get(name)).toBe(straight.headers.get(name));
      if (format === 'csv') expect(made.text).toBe(straight.text);
      else expect(await read(made.bytes)).toEqual(await read(straight.bytes));
    });
  });

  const read = async (bytes: Uint8Array) => {
    const rows: string[][] = [];
    for await (const slice of world.ports.sheets.read(bytes, { shop: 'shop' })) rows.push(...slice);
    return rows;
  };

  it('tells its person that it is ready, once', async () => {
    const id = await begin('format=csv&query=person 1');
    await Promise.all([run(id), run(id)]);
    const told = (await shop.call('GET', 'notifications')).data.items.filter(
      ({ subject }: { subject: string }) => subject === id,
    );
    expect(told).toMatchObject([
      { kind: 'exportDone', payload: { entity: 'contacts', rows: (await report(id)).done } },
    ]);
  });

  it('lets no cell run as a formula', async () => {
    const id = await begin('format=csv&query=%3D1%2B1');
    await run(id);
    expect((await file(id)).text).toContain("\r\n'=1+1,");
  });

  it('goes on where it was', async () => {
    const id = await begin();
    await run(id, after(1));
    expect(await report(id)).toMatchObject({ state: 'running', done: 2_000 });
    const early = await file(id);
    expect([early.status, early.body.responseMessage]).toEqual([409, 'The export is not ready yet.']);
    await run(id);
    expect((await file(id)).text).toBe((await whole()).text);
  });

  it('holds each row once when several processes have it, and when the database goes away', async () => {
    const id = await begin();
    let left = 3;
    const failing: Ports = {
      ...world.ports,
      database: {
        ...world.ports.database,
        batch: statements =>
          left-- > 0 ? world.ports.database.batch(statements) : Promise.reject(new DatabaseError('gone', '08006')),
      },
    };
    await expect(run(id, never, failing)).rejects.toThrow('gone');
    await Promise.all([run(id), run(id), run(id)]);
    await run(id);
    expect(await report(id)).toMatchObject({ state: 'completed', done: many });
    expect((await file(id)).text).toBe((await whole()).text);
  });

  it('ends at once with its reason when the code is at fault', async () => {
    const id = await begin();
    const batch: Ports['database']['batch'] = statements =>
      statements.some(({ text }) => text.includes('export_parts'))
        ? Promise.reject(new DatabaseError('no such column', '42703'))
        : world.ports.database.batch(statements);
    await run(id, never, { ...world.ports, database: { ...world.ports.database, batch } });
    expect(await report(id)).toMatchObject({
      state: 'failed',
      problem: 'Server Error, Unable to process your request',
    });
  });

  it('is given up when it gets no further', async () => {
    const id = await begin();
    for (let start = 0; start < 20; start++) await run(id, after(0));
    expect((await report(id)).state).toBe('running');
    await run(id);
    expect(await report(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('again and again') });
    const [told] = (await shop.call('GET', 'notifications')).data.items;
    expect(told).toMatchObject({ kind: 'exportFailed', subject: id });
  });

  it('is stopped, leaves nothing, and can be had again', async () => {
    const id = await begin();
    await run(id, after(1));
    expect((await shop.call('POST', `exports/${id}/cancel`)).data).toMatchObject({ state: 'canceled' });
    await run(id);
    expect((await file(id)).status).toBe(404);
    await sweep(world.ports);
    expect(await world.sql(`select 1 from export_parts where export_id = '${id}'`)).toEqual([]);
    const again = await shop.call('POST', `exports/${id}/again`);
    expect([again.status, again.data.state]).toEqual([202, 'running']);
    await run(again.data.id);
    expect((await file(again.data.id)).text).toBe((await whole()).text);
  });

  it('is had by a one-use address', async () => {
    const id = await begin('format=csv&query=person 12');
    await run(id);
    const address = `shops/${shop.shopId}/exports/${id}/file`;
    const { url } = (await world.call('POST', 'tickets', { token: shop.token, body: { address } })).data;
    const path = url.replace('/api/', '');
    const first = await world.call('GET', path);
    expect([first.status, first.text.split('\r\n').length - 2]).toEqual([200, (await report(id)).done]);
    expect((await world.call('GET', path)).status).toBe(404);
  });

  it('is its person’s alone, and asks each time for the permission', async () => {
    const colleague = await openShop(world, { shopId: shop.shopId });
    const id = await begin('format=csv', colleague);
    await run(id);
    expect((await file(id, colleague)).status).toBe(200);
    expect((await file(id)).status).toBe(404);
    expect((await world.rival.call('GET', `exports/${id}/file`)).status).toBe(404);
    const lost = shopPermissions.filter(name => name !== 'shop/contacts/list');
    await world.sql(`update memberships set permissions = '{${lost.join()}}' where user_id = '${colleague.userId}'`);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/file'],
      ['POST', '/cancel'],
      ['POST', '/again'],
    ])
      expect((await colleague.call(method!, `exports/${id}${path}`)).status, path).toBe(403);
  });

  it('of the trash takes who may delete, also later', async () => {
    const reader = await openShop(world, { shopId: shop.shopId, permissions: ['shop/contacts/list'] });
    expect((await reader.call('POST', 'contacts/exports?format=csv&deleted=only')).status).toBe(403);
    const keeper = await openShop(world, { shopId: shop.shopId });
    const id = await begin('format=csv&deleted=only', keeper);
    await run(id);
    await world.sql(`update memberships set permissions = '{shop/contacts/list}' where user_id = '${keeper.userId}'`);
    expect((await file(id, keeper)).status).toBe(403);
  });

  it('is kept for seven days and then swept', async () => {
    const id = await begin('format=csv&query=person 13');
    await run(id);
    const parts = () => world.sql(`select 1 from export_parts where export_id = '${id}'`);
    clock.advance(7 * day - 1_000);
    await sweep(world.ports);
    expect([(await file(id)).status, (await parts()).length]).toEqual([200, 1]);
    clock.advance(2_000);
    const late = await file(id);
    expect([late.status, late.body.responseMessage]).toEqual([404, 'This file is not kept any more. Export it again.']);
    await sweep(world.ports);
    expect(await parts()).toEqual([]);
  });

  it.each(['', 'format=pdf', 'format=csv&nonsense=1', 'format=csv&sort=nonsense'])('is refused for %j', async query => {
    expect((await shop.call('POST', `contacts/exports?${query}`)).status).toBe(400);
  });

  it('is begun once, however often it is asked for with one key', async () => {
    const ask = (query: string) =>
      shop.call('POST', `contacts/exports?${query}`, { headers: { 'idempotency-key': 'once' } });
    const [first, second] = [await ask('format=csv'), await ask('format=csv')];
    expect(second.data.id).toBe(first.data.id);
    expect((await ask('format=xlsx')).status).toBe(422);
  });
}, asleep);
