import { beforeEach, describe, expect, it } from 'vitest';
import { eraseStatements } from '../../api/crud/erase.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import { compactText } from '../../api/sharedTexts/compact.ts';
import { contentOf } from '../../api/sharedTexts/yjs.ts';
import { entities } from '../../schema/entities/index.ts';
import { can } from '../../schema/permissions.ts';
import { longestText, longestUpdate, type SharedTextReply } from '../../schema/rules/sharedTexts.ts';
import type { TextCalls } from '../../src/sharedTexts/TextSync.ts';
import { drawFrom } from '../support/draw.ts';
import { readEvents } from '../support/eventReader.ts';
import { eventually } from '../support/eventually.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { openShop, type Shop } from '../support/shop.ts';
import type { Person } from '../support/testApi.ts';
import { faulty, problemsOf, textOf, updateOf, Writer } from '../support/writers.ts';

onPostgres(world => {
  let shop: Shop;
  let id: string;
  const place = () => `contacts/meetings/${id}/texts/notes`;
  beforeEach(async () => {
    shop = await openShop(world);
    [id] = (await shop.plant(entities.meetings, [await shop.body(entities.meetings)])) as [string];
  });
  const begin = () => shop.call('PUT', place());
  const write = (update: string, since = 0) => shop.call('POST', `${place()}/updates`, { body: { update, since } });
  const read = async (since = 0): Promise<SharedTextReply> =>
    (await shop.call('GET', `${place()}?since=${since}`)).data;
  const calls = ({ token }: Pick<Person, 'token'>): TextCalls => {
    const call = async (method: string, rest: string, body?: object): Promise<SharedTextReply> => {
      const answer = await world.call(method, `shops/${shop.shopId}/${place()}${rest}`, {
        token,
        ...(body && { body }),
      });
      expect([200, 201], answer.text).toContain(answer.status);
      return answer.data;
    };
    return {
      read: since => call('GET', `?since=${since}`),
      write: (update, since) => call('POST', '/updates', { update, since }),
    };
  };

  it('is begun once, has what each wrote, and tells whoever asks what they lack', async () => {
    expect(await read()).toEqual({ isBegun: false, last: 0, updates: [], changedAt: null, changedBy: null });
    expect((await write(updateOf('too early'))).status).toBe(404);
    expect((await begin()).data).toMatchObject({ isBegun: true, last: 0 });
    const [first, second] = [updateOf('first'), updateOf('second')];
    expect((await write(first)).data).toMatchObject({ last: 1, updates: [first], changedBy: 'Person' });
    expect((await begin()).data).toMatchObject({ last: 1, updates: [first] });
    expect((await write(second, 1)).data).toMatchObject({ last: 2, updates: [second] });
    expect(await read(1)).toMatchObject({ last: 2, updates: [second] });
    expect(await read(2)).toMatchObject({ last: 2, updates: [] });
  });

  it.each([
    ['nothing', '', 'update'],
    ['no base64', 'not base64!', 'update'],
    ['what is no update', Buffer.from('hello, this is none').toString('base64'), 'update'],
    ['more than one may send', 'A'.repeat(longestUpdate + 4), 'update'],
  ])('%s is refused at its field', async (_, update, field) => {
    await begin();
    const answer = await write(update);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect((await read()).last).toBe(0);
  });

  it('holds no more than a text may, and loses nothing of what it has', async () => {
    await begin();
    await world.sql(`update shared_texts set length = ${longestText} where shop_id = '${shop.shopId}'`);
    const answer = await write(updateOf('one more'));
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['update']]);
    expect((await read()).last).toBe(0);
  });

  it('tells who looks on that there is more, and of which record', async () => {
    await begin();
    const response = await world.api.fetch(
      new Request(`http://shop.test/api/shops/${shop.shopId}/events`, {
        headers: { authorization: `Bearer ${shop.token}` },
      }),
    );
    const stream = readEvents(response);
    await stream.until('ready');
    // The first is told, as the line begins, that it may have missed something.
    let heard: object = {};
    while (!('id' in heard)) {
      await write(updateOf('more news'));
      heard = (await stream.until('changed')).data as object;
    }
    expect(heard).toEqual({ resource: 'sharedTexts', id });
    await stream.close();
  });

  it('goes with a record that is erased', async () => {
    await begin();
    await write(updateOf('gone'));
    await world.ports.database.batch([
      enterJob(shop.shopId, null),
      ...eraseStatements(entities.meetings, shop.shopId, id),
    ]);
    for (const table of ['shared_texts', 'shared_text_updates'])
      expect(await world.sql(`select 1 from ${table} where shop_id = '${shop.shopId}'`)).toEqual([]);
  });

  describe('many updates', () => {
    const compact = () => compactText(world.ports, { shop: shop.shopId, record: id, name: 'notes' });
    const contents = async () => contentOf((await read()).updates).toString();

    it('become one that says the same, also to whoever knew some of them; those that come meanwhile stay', async () => {
      await begin();
      for (let n = 1; n <= 5; n++) await write(updateOf(`word ${n}`));
      const before = await contents();
      await Promise.all([compact(), write(updateOf('meanwhile')), compact()]);
      await compact();
      const { updates, last } = await read();
      expect([updates.length, last]).toEqual([1, 6]);
      expect((await contents()).replaceAll(/<[^>]+>/g, ' ')).toContain('meanwhile');
      for (const word of before.match(/word \d/g)!) expect(await contents()).toContain(word);
      expect(await read(3)).toMatchObject({ last: 6, updates });
      const [row] = await world.sql(`select length from shared_texts where shop_id = '${shop.shopId}'`);
      expect(Number(row!['length'])).toBe(updates[0]!.length);
    });

    it('are made one by themselves, by a job', async () => {
      await begin();
      await world.sql(`update shared_texts set last = 98 where shop_id = '${shop.shopId}'`);
      await write(updateOf('ninety-nine'));
      await write(updateOf('a hundred'));
      await eventually(async () => expect((await read()).updates).toHaveLength(1));
      expect(await contents()).toMatch(/ninety-nine.*a hundred|a hundred.*ninety-nine/);
    });
  });

  const steps = proofSize(300, 5_000);
  it(`R-39 two people write ${steps} random steps over lines that are cut by chance and pages that are loaded anew: both end with the same, and nothing is lost`, async () => {
    await begin();
    const draw = drawFrom(seed);
    const colleague = await world.person({
      shopId: shop.shopId,
      permissions: [can.MeetingNoteList, can.MeetingNoteEdit],
    });
    const writers = [
      new Writer('a', faulty(calls(shop), draw, 15), draw),
      new Writer('b', faulty(calls(colleague), draw, 15), draw),
    ];
    for (let step = 0; step < steps; step++) {
      const writer = draw.of(writers);
      writer.step();
      if (draw.percent(2)) writer.reload();
      if (draw.percent(20)) draw.of(writers).sync.news();
      if (draw.percent(50)) await new Promise(setImmediate);
    }
    await eventually(async () => {
      writers.forEach(({ sync }) => sync.news());
      const [mine, theirs] = writers.map(({ sync }) => textOf(sync.document));
      expect(mine).toBe(theirs);
      expect(problemsOf(mine!, writers)).toEqual([]);
      expect(writers.map(({ sync }) => sync.state().phase)).toEqual(['kept', 'kept']);
    });
    expect(contentOf((await read()).updates).toString()).toBe(textOf(writers[0]!.sync.document));
    writers.forEach(({ sync }) => sync.close());
  }, 300_000);
});
