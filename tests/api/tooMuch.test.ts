import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Ports } from '../../api/ports.ts';
import { through } from '../support/through.ts';
import { openTestApi, type Answer, type Person, type TestApi } from '../support/testApi.ts';

/** The queues in which calls stood, in the order of the calls. */
const queues: string[] = [];
/** How often they asked for the database. */
let asked = 0;
const noted = (ports: Ports): Ports => {
  const inQueue: Database['inQueue'] = name => {
    queues.push(name);
    return through(ports.database.inQueue(name), run => statements => (asked++, run(statements)));
  };
  return { ...ports, database: { ...ports.database, inQueue } };
};

let test: TestApi;
let crowded: Person;
let other: Person;
beforeAll(async () => {
  test = await openTestApi('embedded', noted);
  [crowded, other] = [await test.person(), await test.person()];
});
afterAll(() => test.close());

/** While the one connection is taken nothing is answered but what is refused. */
const whileBusy = async (work: () => Promise<unknown>): Promise<void> => {
  const busy = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holding = test.ports.database.transaction(async run => {
    await run([{ text: 'select 1', values: [] }]);
    busy.resolve();
    await done.promise;
  });
  await busy.promise;
  await work().finally(done.resolve);
  await holding;
};

const page = ({ shopId, token }: Pick<Person, 'shopId' | 'token'>, address?: string) =>
  test.call('GET', `shops/${shopId}/contacts`, { token, ...(address && { address }) });

it('a shop that asks for too much at once is told to come back, while another is let in first', async () => {
  const ended: string[] = [];
  const noting = async (who: string, answer: Promise<Answer>) => {
    const { status } = await answer;
    ended.push(`${who} ${status}`);
    return answer;
  };
  const answers: Promise<Answer>[] = [];
  for (const who of [crowded, other]) expect((await page(who)).status).toBe(200);
  await whileBusy(async () => {
    asked = 0;
    const many = Array.from({ length: 110 }, () => page(crowded));
    answers.push(...many.map(answer => noting('crowded', answer)));
    answers.push(noting('other', page(other)));
    const refused = (await Promise.race(many)) as Answer;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.body).toEqual({ responseMessage: 'The service is busy. Please try again in a moment.' });
    await Promise.all(many.slice(100));
    expect(new Set(ended)).toEqual(new Set(['crowded 503']));
    expect(asked, 'what is refused is not looked at again').toBe(111);
  });
  await Promise.all(answers);
  expect(ended.filter(it => it === 'crowded 503')).toHaveLength(10);
  expect(ended.filter(it => it === 'crowded 200')).toHaveLength(100);
  const later = ended.slice(10);
  // Reads of one shop travel four at a time.
  expect(later.indexOf('other 200')).toBeLessThan(5);
});

it('each reply tells a shop how many more calls it may begin', async () => {
  const told = async (answer: Promise<Answer>) => {
    const { headers } = await answer;
    return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
  };
  const policy = '"shop";q=100;qu="concurrent-requests"';
  expect(await told(page(crowded))).toEqual([policy, '"shop";r=100']);
  const replies: ReturnType<typeof told>[] = [];
  await whileBusy(async () => {
    const many = Array.from({ length: 110 }, () => page(crowded));
    const refused = await told(Promise.race(many));
    expect(refused).toEqual([policy, '"shop";r=0']);
    replies.push(...many.map(told));
  });
  const left = (await Promise.all(replies)).map(([, limit]) => Number(/^"shop";r=(\d+)$/.exec(limit!)![1]));
  expect(left.slice(0, 100)).toEqual(left.slice(0, 100).toSorted((one, other) => one - other));
  expect(left[0]).toBeLessThan(10);
  expect(left[99]).toBe(100);
  const invented = test.call('GET', `shops/${crowded.shopId}/contacts`, { token: 'invented-token-of-the-test' });
  expect(await told(invented)).toEqual([null, null]);
});

it('strangers who name a shop fill no queue of its', async () => {
  const invented = (i: number) => ({ shopId: crowded.shopId, token: `invented-token-of-the-test-${i}` });
  expect((await page(crowded)).status).toBe(200);
  let own: Promise<Answer> | undefined;
  let strangers: Promise<Answer>[] = [];
  await whileBusy(async () => {
    strangers = Array.from({ length: 110 }, (_, i) => page(invented(i), '203.0.113.7'));
    own = page(crowded);
    expect((await Promise.race(strangers)).status).toBe(503);
    await Promise.all(strangers.slice(100));
  });
  expect((await own!).status).toBe(200);
  const statuses = (await Promise.all(strangers)).map(({ status }) => status);
  expect(statuses.filter(status => status === 401)).toHaveLength(100);
  expect(statuses.filter(status => status === 503)).toHaveLength(10);
});

it.each([
  ['POST', 'account/signin', () => ['urgent', 'urgent']],
  ['GET', 'account/nonce', () => ['urgent', 'urgent']],
  ['POST', 'account/gsignin', () => ['urgent', 'urgent']],
  ['GET', 'account/me', () => ['203.0.113.9', 'person']],
  ['POST', 'public/orders', () => ['203.0.113.9', '203.0.113.9']],
  ['GET', 'system/shops', () => ['203.0.113.9', '203.0.113.9']],
  ['GET', 'shops/:shopId/units', ({ shopId }: Person) => ['203.0.113.9', shopId]],
  ['GET', 'shops/:SHOPID/units', ({ shopId }: Person) => ['203.0.113.9', shopId]],
])('%s %s stands in the queue of its network, and once let in in that of its kind', async (method, path, expected) => {
  const newcomer = await test.person();
  const { shopId, token } = newcomer;
  queues.length = 0;
  const filled = path.replace(':shopId', shopId).replace(':SHOPID', shopId.toUpperCase());
  for (let i = 0; i < 2; i++) await test.call(method, filled, { token, address: '203.0.113.9' });
  expect(queues).toEqual(expected(newcomer));
});

it('a shop has two files on their way at once; the next ones come once one has ended or its reader has gone', async () => {
  const { shopId, token } = await test.person();
  const begin = async (id = shopId, bearer = token) => {
    const address = `http://shop.test/api/shops/${id}/contacts/export?format=csv`;
    const { status, body } = await test.api.fetch(
      new Request(address, { headers: { authorization: `Bearer ${bearer}` } }),
    );
    return { status, body: body! };
  };
  for (const who of [{ shopId, token }, other]) expect((await page(who)).status).toBe(200);
  const [read, left] = [await begin(), await begin()];
  const begun: number[] = [];
  const next = Array.from({ length: 21 }, async (_, n) => {
    const answer = await begin();
    begun.push(n);
    return answer;
  });
  const { status, body } = await Promise.race(next);
  expect([status, await new Response(body).text()]).toEqual([503, expect.stringContaining('busy')]);
  expect((await begin(other.shopId, other.token)).status).toBe(200);
  expect(begun).toHaveLength(1);
  await new Response(read.body).text();
  const third = await Promise.any(next.filter((_, n) => n !== begun[0]));
  expect([third.status, begun.length]).toEqual([200, 2]);
  await left.body.cancel();
  await third.body.cancel();
  for (const download of next) await (await download).body.cancel().catch(() => {});
  expect(begun).toHaveLength(21);
});

it('whose session has ended is a stranger again', async () => {
  const gone = await test.person();
  const who = { shopId: gone.shopId, token: gone.token };
  expect((await page(who)).status).toBe(200);
  expect((await test.call('POST', 'account/signout', { token: gone.token })).status).toBe(200);
  await page(who);
  queues.length = 0;
  await page(who, '203.0.113.9');
  expect(queues).toEqual(['203.0.113.9']);
});
