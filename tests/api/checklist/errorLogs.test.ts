import { beforeAll, expect, it } from 'vitest';
import type { Ports } from '../../../api/ports.ts';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { pngFile } from '../../support/pictures.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const broken = (ports: Ports): Ports => ({
  ...ports,
  pictures: { process: () => Promise.reject(new TypeError('The kiln is cold, password=hunter2')) },
});

onPostgres(world => {
  let shop: Shop;
  let fault: Awaited<ReturnType<Shop['call']>>;
  beforeAll(async () => {
    shop = await openShop(world);
    const { id } = await shop.make(entities.products);
    fault = await shop.call('POST', `admin/products/${id}/images?x=1`, { form: { image: await pngFile() } });
  });
  const list = (search = '') =>
    world.call('GET', `system/shops/${shop.shopId}/errorlogs${search}`, { token: shop.token });

  it('X-06 a fault of ours gives words and a number, and no stack', () => {
    expect([fault.status, fault.body]).toEqual([
      500,
      {
        responseMessage: 'Server Error, Unable to process your request',
        reference: fault.headers.get('x-request-id'),
      },
    ]);
    expect(fault.text).not.toMatch(/kiln|\.ts|at /);
    expect(world.logged.find(({ facts }) => facts?.['request'] === fault.body.reference)).toMatchObject({
      level: 'error',
      message: 'The kiln is cold, password=[redacted]',
      facts: { stack: expect.stringContaining('errorLogs.test.ts') },
    });
  });

  it('C-01 E-01 is on the list of its shop with all that is known', async () => {
    const page = (await list('?query=kiln&pageNumber=1&pageSize=20')).data;
    expect(page).toMatchObject({ totalCount: 1, pageIndex: 1, pageSize: 20 });
    expect(page.items).toEqual([
      {
        id: fault.body.reference,
        controllerName: 'Products',
        actionName: 'products.addToImages',
        requestUrl: expect.stringMatching(/^POST \/api\/shops\/[\w-]+\/admin\/products\/[\w-]+\/images$/),
        message: 'The kiln is cold, password=[redacted]',
        stackTrace: expect.stringContaining('TypeError: The kiln is cold, password=[redacted]'),
        organizationId: shop.tenantId,
        userId: shop.userId,
        shopId: shop.shopId,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        version: 1,
      },
    ]);
  });

  it('C-01 the reference number finds it, and its time and its place narrow the list', async () => {
    const { reference } = fault.body;
    const ids = async (search: string) => (await list(search)).data.items.map(({ id }: { id: string }) => id);
    expect(await ids(`?query=${reference}`)).toEqual([reference]);
    expect(await ids(`?query=${reference.toUpperCase()}`)).toEqual([reference]);
    expect(await ids(`?query=${crypto.randomUUID()}`)).toEqual([]);
    const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
    expect(await ids(`?createdAt_gte=${hour(-1)}&createdAt_lte=${hour(1)}`)).toContain(reference);
    expect(await ids(`?createdAt_gte=${hour(1)}`)).toEqual([]);
    expect(await ids(`?createdAt_lte=${hour(-1)}`)).toEqual([]);
    expect(await ids('?controllerName=Products')).toContain(reference);
    expect(await ids('?controllerName=Contacts')).toEqual([]);
    for (const wrong of ['createdAt_gte=yesterday', 'createdAt_lte=', 'createdAt=2026-01-01', `shopId=${shop.shopId}`])
      expect((await list(`?${wrong}`)).status, wrong).toBe(400);
  });

  it('of all shops are narrowed by tenant and by shop', async () => {
    const admin = await openShop(world, { permissions: ['system/all'] });
    const across = async (search: string) => {
      const answer = await world.call('GET', `system/errorlogs?${search}`, { token: admin.token });
      expect(answer.status, answer.text).toBe(200);
      return answer.data.items.map(({ id }: { id: string }) => id) as string[];
    };
    const { reference } = fault.body;
    expect(await across(`shopId=${shop.shopId}`)).toContain(reference);
    expect(await across(`organizationId=${shop.tenantId}&shopId=${shop.shopId}&query=kiln`)).toContain(reference);
    expect(await across(`query=${reference}`)).toEqual([reference]);
    for (const elsewhere of [`shopId=${admin.shopId}`, `organizationId=${admin.tenantId}`])
      expect(await across(elsewhere)).toEqual([]);
    const one = await world.call('GET', `system/errorlogs/${reference}`, { token: admin.token });
    const user = { id: shop.userId, name: 'Person', email: `${shop.userId}@example.test` };
    expect(one.data).toEqual({ ...(await list()).data.items[0], user });
    expect((await world.call('GET', `system/errorlogs/${reference}`, { token: shop.token })).status).toBe(403);
    const wrong = await world.call('GET', 'system/errorlogs?shopId=x', { token: admin.token });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { shopId: expect.any(String) }]);
  });

  it('E-01 keeps no secret, neither in the list nor in the log', async () => {
    expect((await list()).text).not.toContain('hunter2');
    expect(JSON.stringify(world.logged)).not.toContain('hunter2');
  });

  it('C-02 is read by itself', async () => {
    const one = await world.call('GET', `system/shops/${shop.shopId}/errorlogs/${fault.body.reference}`, {
      token: shop.token,
    });
    expect(one.data).toEqual((await list()).data.items[0]);
  });

  it('C-01 tells nobody else', async () => {
    expect(
      (
        await world.call('GET', `system/shops/${world.rival.shopId}/errorlogs?query=kiln`, {
          token: world.rival.token,
        })
      ).data.totalCount,
    ).toBe(0);
    expect(
      (
        await world.call('GET', `system/shops/${world.rival.shopId}/errorlogs/${fault.body.reference}`, {
          token: world.rival.token,
        })
      ).status,
    ).toBe(404);
    const { token } = await world.person({ shopId: shop.shopId, permissions: ['shop/product/read'] });
    expect((await world.call('GET', `system/shops/${shop.shopId}/errorlogs`, { token })).status).toBe(403);
  });
}, broken);
