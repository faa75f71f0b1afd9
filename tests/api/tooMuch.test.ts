import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Ports } from '../../api/ports.ts';
import { openTestApi, type Answer, type Person, type TestApi } from '../support/testApi.ts';

/** The queues in which calls stood, in the order of the calls. */
const queues: string[] = [];
const noted = (ports: Ports): Ports => {
  const inQueue: Database['inQueue'] = name => {
    queues.push(name);
    return ports.database.inQueue(name);
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

it('a shop that asks for too much at once is told to come back, while another is let in first', async () => {
  const ended: string[] = [];
  const noting = async (who: string, answer: Promise<Answer>) => {
    const { status } = await answer;
    ended.push(`${who} ${status}`);
    return answer;
  };
  const page = ({ shopId, token }: Person) => test.call('GET', `shops/${shopId}/contacts`, { token });
  const answers: Promise<Answer>[] = [];
  await whileBusy(async () => {
    const many = Array.from({ length: 110 }, () => page(crowded));
    answers.push(...many.map(answer => noting('crowded', answer)));
    answers.push(noting('other', page(other)));
    const refused = (await Promise.race(many)) as Answer;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.body).toEqual({ responseMessage: 'The service is busy. Please try again in a moment.' });
    await Promise.all(many.slice(100));
    expect(new Set(ended)).toEqual(new Set(['crowded 503']));
  });
  await Promise.all(answers);
  expect(ended.filter(it => it === 'crowded 503')).toHaveLength(10);
  expect(ended.filter(it => it === 'crowded 200')).toHaveLength(100);
  const later = ended.slice(10);
  expect(later.indexOf('other 200')).toBeLessThan(3);
});

it.each([
  ['POST', 'account/signin', () => 'urgent'],
  ['GET', 'account/nonce', () => 'urgent'],
  ['POST', 'account/gsignin', () => 'urgent'],
  ['GET', 'account/me', () => 'person'],
  ['POST', 'public/orders', () => 'public'],
  ['GET', 'system/shops', () => 'across'],
  ['GET', 'shops/:shopId/units', () => crowded.shopId],
  ['GET', 'shops/:SHOPID/units', () => crowded.shopId],
])('%s %s stands in a queue of its own kind', async (method, path, queue) => {
  queues.length = 0;
  const { shopId, token } = crowded;
  await test.call(method, path.replace(':shopId', shopId).replace(':SHOPID', shopId.toUpperCase()), { token });
  expect(queues).toEqual([queue()]);
});
