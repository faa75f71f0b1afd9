import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '../../schema/permissions.ts';
import { featureEngines } from '../support/drawnEngines.ts';
import { openTestApi, type Person, type TestApi } from '../support/testApi.ts';

type Found = { entity: string; records: { id: string; title: string; detail: string | null }[] }[];

describe.each(featureEngines())('on the %s database', engine => {
  let api: TestApi;
  let me: Person;
  beforeAll(async () => {
    api = await openTestApi(engine);
    me = await api.person();
    const make = (path: string, body: object) =>
      api.call('POST', `shops/${me.shopId}/${path}`, { token: me.token, body });
    await make('units', { symbol: 'gm' });
    for (const [name, productCode] of [
      ['Kundan ring 21', 'R-2'],
      ['Kundan ring', 'R-21'],
      ['Old chain', 'C-1'],
      ['Band R-2', 'B-9'],
    ])
      await make('admin/products', { name, productCode, unitId: 'gm', mrp: 1, purchasePrice: 1, sellingPrice: 1 });
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      await make('contacts', { name: `Kundan ${n}`, gender: 0, mobileNo: `982001234${n}` });
    await make('contacts', { name: 'शाह ज्वेलर्स', gender: 1, mobileNo: '9819955555' });
    await make('contacts/groups', { name: 'Kundan lovers' });
  });
  afterAll(() => api.close());

  const search = async (query: string, person = me): Promise<Found> => {
    const path = `shops/${me.shopId}/search?query=${encodeURIComponent(query)}`;
    const reply = await api.call('GET', path, { token: person.token });
    expect(reply.status, reply.text).toBe(200);
    return reply.data as Found;
  };
  const told = (found: Found) => found.map(({ entity, records }) => [entity, ...records.map(({ title }) => title)]);

  it.each([
    ['a part of a number', '98200 12343', [['contacts', 'Kundan 3']]],
    ['a word in capitals', 'LOVERS', [['groups', 'Kundan lovers']]],
    ['two letters', 'ch', [['products', 'Old chain']]],
    ['another script', 'शाह', [['contacts', 'शाह ज्वेलर्स']]],
    ['what means everything elsewhere', '%', []],
    ['nothing', '  ', []],
    [
      'the newest five of each kind',
      'kundan',
      [
        ['contacts', 'Kundan 7', 'Kundan 6', 'Kundan 5', 'Kundan 4', 'Kundan 3'],
        ['groups', 'Kundan lovers'],
        ['products', 'Kundan ring', 'Kundan ring 21'],
      ],
    ],
    [
      'first what is just that, then what begins so',
      'r-2',
      [['products', 'Kundan ring 21', 'Kundan ring', 'Band R-2']],
    ],
  ])('finds %s', async (_, query, wanted) => {
    const found = told(await search(query));
    expect(found.toSorted(([one], [other]) => (one! < other! ? -1 : 1))).toEqual(wanted);
  });

  it('tells beside the title what was sought', async () => {
    expect((await search('r-21'))[0]!.records).toEqual([
      { id: expect.any(String), title: 'Kundan ring', detail: 'R-21' },
    ]);
    expect((await search('98200123'))[0]!.records[0]).toMatchObject({ title: 'Kundan 7', detail: '9820012347' });
  });

  it('shows nobody what they may not list', async () => {
    const other = await api.person({ permissions: [can.GroupList], shopId: me.shopId });
    expect(told(await search('kundan', other))).toEqual([['groups', 'Kundan lovers']]);
    const path = `shops/${me.shopId}/search?query=kundan`;
    expect((await api.call('GET', path, { token: (await api.person()).token })).status).toBe(403);
  });

  it('finds businesses and orders for who looks after the platform, and for nobody else', async () => {
    const admin = await api.person({ permissions: [can.SystemAll] });
    await api.sql(
      `update tenants set name = 'Kundan and sons' where id = (select tenant_id from shops where id = '${me.shopId}')`,
    );
    const asked = (person: Person) => api.call('GET', 'system/search?query=kundan', { token: person.token });
    expect(told((await asked(admin)).data as Found)).toEqual([['tenants', 'Kundan and sons']]);
    expect((await asked(me)).status).toBe(403);
  });

  it('refuses a longer query than it seeks', async () => {
    const path = `shops/${me.shopId}/search?query=${'x'.repeat(201)}`;
    expect((await api.call('GET', path, { token: me.token })).status).toBe(400);
  });
});
