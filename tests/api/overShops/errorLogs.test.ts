import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterClearing } from '../../../api/db/transactionContext.ts';
import { noShop } from '../../../api/db/statement.ts';
import type { Statement } from '../../../api/ports.ts';
import { eventually } from '../../support/eventually.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';

const list = 'system/errorlogs';

onPostgres(world => {
  let admin: Person;
  /** Two errors of my shop, one of another, one of no shop. */
  let ids: string[];

  beforeAll(async () => {
    admin = await world.person({ permissions: ['system/all'] });
    await world.sql(`delete from memberships where user_id = '${admin.userId}'`);
    await world.sql(`update users set name = 'Asha Rao' where id = '${world.mine.userId}'`);
    await world.sql(`update shops set name = 'Asha Gold' where id = '${world.mine.shopId}'`);
  });
  beforeEach(async () => {
    await world.sql('delete from error_logs');
    const { mine, rival } = world;
    ids = await Promise.all(
      [
        [mine.shopId, mine.userId, mine.tenantId],
        [mine.shopId, admin.userId, null],
        [rival.shopId, 'nobody', 'gone'],
        [noShop, null, null],
      ].map(async ([shop, user, tenant], n) => {
        const id = world.ports.ids.next();
        const quoted = (value: string | null | undefined) => (value ? `'${value}'` : 'null');
        await world.sql(`insert into error_logs (shop_id, id, message, user_id, organization_id, created_at, updated_at)
          values ('${shop}', '${id}', 'Kiln ${n}', ${quoted(user)}, ${quoted(tenant)}, now(), now())`);
        return id;
      }),
    );
  });
  const ask = (method: string, path: string, body?: object, token = admin.token) =>
    world.call(method, path, { token, ...(body && { body }) });
  const left = async () => (await world.sql('select id from error_logs')).map(({ id }) => String(id)).toSorted();
  const told = (kind: string) =>
    world.sql(
      `select record, act, count from access_events where shop_id = '${noShop}' and kind = '${kind}' and user_id = '${admin.userId}'`,
    );

  it('names the person of each error by name and e-mail', async () => {
    const { items } = (await ask('GET', `${list}?sort=id&order=ASC`)).data;
    const person = (id: string, name: string) => ({ id, name, email: `${id}@example.test` });
    expect(Object.fromEntries(items.map(({ message, user }: any) => [message, user]))).toEqual({
      'Kiln 0': person(world.mine.userId, 'Asha Rao'),
      'Kiln 1': person(admin.userId, 'Person'),
      'Kiln 2': null,
      'Kiln 3': null,
    });
    expect((await ask('GET', `${list}/${ids[0]}`)).data.user.name).toBe('Asha Rao');
  });

  describe('a file', () => {
    it('has every matching row with when, shop, person and tenant by name', async () => {
      const tenant = (await world.sql(`select name from tenants where id = '${world.mine.tenantId}'`))[0]!['name'];
      const answer = await ask('GET', `${list}/export?format=csv&shopId=${world.mine.shopId}&query=kiln`);
      expect(answer.status, answer.text).toBe(200);
      const [head, ...rows] = answer.text.trim().split(/\r?\n/);
      expect(head).toContain('When,Shop,Controller,Action,Address,Message,Stack trace,Tenant,User');
      expect(rows).toHaveLength(2);
      const one = rows.find(row => row.includes('Kiln 0'))!;
      expect(one).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,Asha Gold,/);
      expect(one).toContain(`${String(tenant)},Asha Rao <${world.mine.userId}@example.test>`);
    });

    it('is a workbook too, of chosen rows, in Hindi', async () => {
      const headers = { 'accept-language': 'hi' };
      const body = { format: 'csv', ids: [ids[0], ids[3]] };
      const answer = await world.call('POST', `${list}/export`, { token: admin.token, body, headers });
      const rows = answer.text.trim().split(/\r?\n/);
      expect(rows[0]).toContain('कब,दुकान,');
      expect(rows).toHaveLength(3);
      const workbook = await ask('POST', `${list}/export`, { format: 'xlsx', ids: [ids[0]] });
      expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
    });

    it('comes by a one-use address, as browsers save it', async () => {
      for (const path of [list, 'system/tenants']) {
        const ticket = await ask('POST', 'tickets', { address: `${path}/export?format=csv` });
        expect(ticket.status, ticket.text).toBe(201);
        const file = await world.call('GET', ticket.data.url.replace('/api/', ''));
        expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
      }
    });

    it('stands in the access log of the platform, of tenants as well', async () => {
      for (const path of [list, 'system/tenants']) await ask('GET', `${path}/export?format=csv`);
      await eventually(async () => {
        const records = (await told('listExported')).map(({ record, act }) => [record, act].join(' '));
        expect(records).toContain('errorLogs see');
        expect(records).toContain('tenants see');
      });
    });

    it('is for nobody else', async () => {
      expect((await ask('GET', `${list}/export?format=csv`, undefined, world.mine.token)).status).toBe(403);
    });
  });

  describe('deleting many', () => {
    it('takes those of several shops away for good, and says how many in the access log', async () => {
      const before = (await told('recordsCleared')).reduce((sum, { count }) => sum + Number(count), 0);
      const answer = await ask('POST', `${list}/delete`, { ids: [ids[0], ids[2], ids[3]] });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.data.deleted.toSorted()).toEqual([ids[0], ids[2], ids[3]].toSorted());
      expect(await left()).toEqual([ids[1]]);
      await eventually(async () => {
        const rows = await told('recordsCleared');
        expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(before + 3);
        expect(rows[0]).toMatchObject({ record: 'errorLogs', act: 'delete' });
      });
    });

    it('deletes nothing where one is unknown', async () => {
      const answer = await ask('POST', `${list}/delete`, { ids: [ids[0], world.ports.ids.next()] });
      expect(answer.status).toBe(404);
      expect(await left()).toEqual(ids.toSorted());
    });

    it('takes at most 1,000 at once', async () => {
      const many = Array.from({ length: 1_001 }, () => world.ports.ids.next());
      expect((await ask('POST', `${list}/delete`, { ids: many })).status).toBe(400);
    });

    it('is for system/all alone', async () => {
      const others = [world.mine.token, (await world.person({ permissions: ['tenant/list'] })).token];
      for (const token of others)
        expect((await ask('POST', `${list}/delete`, { ids: [ids[0]] }, token)).status).toBe(403);
      expect(await left()).toEqual(ids.toSorted());
    });
  });

  describe('the role that deletes', () => {
    const run = (shop: string, text: string, token = admin.token) => {
      const { secrets, clock, database } = world.ports;
      const statement: Statement = { text, values: [] };
      return database.batch([enterClearing(secrets.digest(token), shop, clock.now()), statement]);
    };

    it('reaches the errors of one shop, whatever a statement forgets', async () => {
      const [, deleted] = await run(world.mine.shopId, 'delete from error_logs t where true');
      expect(deleted!.count).toBe(2);
      expect(await left()).toEqual([ids[2], ids[3]].toSorted());
    });

    it('does nothing else', async () => {
      const { shopId } = world.mine;
      const refused = { code: '42501' };
      for (const text of [
        `update error_logs t set message = 'x'`,
        'select 1 from contacts t limit 1',
        'select 1 from users t limit 1',
        'delete from history t where true',
      ])
        await expect(run(shopId, text)).rejects.toMatchObject(refused);
    });

    it('lets in whoever holds system/all, and no one else', async () => {
      const text = 'select 1 from error_logs t limit 1';
      await expect(run(world.mine.shopId, text, world.mine.token)).rejects.toMatchObject({ code: 'TS403' });
      await expect(run(world.mine.shopId, text, 'unknown')).rejects.toMatchObject({ code: 'TS401' });
      await world.sql(`update users set disabled_at = now() where id = '${admin.userId}'`);
      await expect(run(world.mine.shopId, text)).rejects.toMatchObject({ code: 'TS401' });
      await world.sql(`update users set disabled_at = null where id = '${admin.userId}'`);
    });
  });
});
