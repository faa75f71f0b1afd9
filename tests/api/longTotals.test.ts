import { afterAll, beforeAll, expect, it } from 'vitest';
import { exactUpTo } from '../../api/db/page.ts';
import type { Ports } from '../../api/ports.ts';
import { through } from '../support/through.ts';
import { openTestApi, type Person, type TestApi } from '../support/testApi.ts';

const many = exactUpTo + 50;
/** How often contacts were counted for a page. */
let counted = 0;
const noted = (ports: Ports): Ports => ({
  ...ports,
  database: through(ports.database, run => statements => {
    counted += statements.filter(({ text }) => /^select count\(\*\) as n from .*contacts/s.test(text)).length;
    return run(statements);
  }),
});

let test: TestApi;
let person: Person;
beforeAll(async () => {
  test = await openTestApi('embedded', noted);
  person = await test.person();
  await test.sql(`insert into contacts (shop_id, id, name, gender, mobile_no, created_at, updated_at)
    select '${person.shopId}', gen_random_uuid(), 'Person ' || n, 1, (9700000000 + n)::text, now(), now() from generate_series(1, ${many}) n`);
});
afterAll(() => test.close());

const call = (method: string, path: string, body?: object) =>
  test.call(method, `shops/${person.shopId}/contacts${path}`, { token: person.token, ...(body && { body }) });

const page = async (search = '') => {
  const before = counted;
  const { status, data } = await call('GET', `?pageSize=20${search}`);
  expect(status).toBe(200);
  return [data.totalCount, data.items.length, counted - before];
};

it('the total of a long list is counted once, and anew once something of it was changed', async () => {
  expect(await page()).toEqual([many, 20, 1]);
  expect(await page()).toEqual([many, 20, 0]);
  expect(await page('&pageNumber=500')).toEqual([many, 20, 0]);
  const made = await call('POST', '', { name: 'Asha Mehta', gender: 1, mobileNo: '9820011009' });
  expect(made.status).toBe(201);
  expect(await page()).toEqual([many + 1, 20, 1]);
  const { data } = await call('GET', '?pageSize=1000');
  const ids = data.items.map(({ id }: { id: string }) => id).slice(0, 100);
  expect((await call('POST', '/delete', { ids })).status).toBe(200);
  const left = many - 99;
  expect(left).toBeLessThan(exactUpTo);
  expect(await page()).toEqual([left, 20, 1]);
  expect(await page('&pageNumber=400'), 'a shorter one is counted each time').toEqual([left, 20, 1]);
});
