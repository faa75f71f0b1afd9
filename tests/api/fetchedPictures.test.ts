import { afterAll, describe, expect, it } from 'vitest';
import { runPictures } from '../../api/crud/import/pictures/run.ts';
import type { QueuedPictures } from '../../api/crud/import/pictures/queue.ts';
import type { Web } from '../../api/web.ts';
import { entities } from '../../schema/entities/index.ts';
import { onPostgres } from '../support/everyEntity.ts';
import {
  importing,
  namedPictures,
  pictureAddress as at,
  pictureFile,
  pictureNames,
  reportIn,
  ring,
} from '../support/namedPictures.ts';
import { answersWith } from '../support/pictureServer.ts';
import { openShop } from '../support/shop.ts';

const { products } = entities;
const { clock, work, serve, server, change, shopOf } = await namedPictures();
afterAll(() => server.close());

onPostgres(world => {
  const { shop, product, shown, addOwn } = shopOf(world);

  it('are tried again while a server is busy, in their place, and given up in the end', async () => {
    await serve('b.png');
    server.answers.set('/a.png', answersWith(503));
    server.answers.set('/c.png', answersWith(503));
    const id = await importing(shop, ring('a.png', 'b.png', 'c.png'));
    await work();
    expect((await reportIn(shop, id)).pictures).toMatchObject({ state: 'running', added: 1, failed: 0 });
    expect(await shown('ring')).toEqual(['b.png']);
    await work();
    expect(server.calls).toHaveLength(3);
    await serve('a.png');
    for (const wait of [30_000, 120_000, 600_000]) {
      clock.advance(wait);
      await work();
    }
    expect(await shown('ring')).toEqual(['a.png', 'b.png']);
    const { pictures } = await reportIn(shop, id);
    expect(pictures).toMatchObject({ state: 'done', added: 2, failed: 1 });
    expect(pictures!.failures).toMatchObject([{ row: 4, message: 'The server answered with 503.' }]);
    expect(server.calls.filter(call => call.endsWith('c.png'))).toHaveLength(4);
  });

  it('of a server that wants to be left alone wait as long as it says, all of them', async () => {
    await serve(...pictureNames(40));
    server.answers.set('/0.png', answersWith(429, { 'retry-after': '300' }));
    const rows = pictureNames(40).map((name, n) => `r${n},R${n},10,gm,${at(name)}`);
    await importing(shop, pictureFile(...rows));
    await work();
    const calls = server.calls.length;
    expect(calls).toBeLessThan(10);
    await serve('0.png');
    clock.advance(299_000);
    await work();
    expect(server.calls).toHaveLength(calls);
    clock.advance(1_000);
    await work();
    expect(await shown('r0')).toEqual(['0.png']);
    expect(new Set(server.calls).size).toBe(40);
  });

  it('come exactly once, wherever fetching them broke off and however many do it at once', async () => {
    await serve(...pictureNames(9));
    const id = await importing(shop, ring(...pictureNames(9)));
    let left = 4;
    const stop = new AbortController();
    const dying: Web = {
      fetch: async (address, signal) => {
        if (--left === 0) stop.abort(new Error('Killed'));
        signal.throwIfAborted();
        return world.ports.web.fetch(address, signal);
      },
    };
    await expect(work({ ...world.ports, web: dying }, stop.signal)).rejects.toThrow('Killed');
    const { pictures } = await reportIn(shop, id);
    expect(pictures).toMatchObject({ state: 'running' });
    expect(pictures!.added).toBeLessThan(9);
    const task: QueuedPictures = { shop: shop.shopId, id, turn: 1 };
    const { signal } = new AbortController();
    await Promise.all([1, 2, 3].map(() => runPictures(world.ports, task, signal)));
    expect(await shown('ring')).toEqual(pictureNames(9));
    expect((await reportIn(shop, id)).pictures).toMatchObject({ state: 'done', total: 9, added: 9, failed: 0 });
  });

  it('come behind those that a person added, as many as a record holds', async () => {
    await serve(...pictureNames(20));
    await importing(shop, ring(''), { pictures: {} });
    await work();
    await addOwn('ring');
    const id = await importing(shop, ring(...pictureNames(20)));
    await work();
    expect(await shown('ring')).toEqual(['own', ...pictureNames(19)]);
    expect((await reportIn(shop, id)).pictures).toMatchObject({
      added: 19,
      failed: 1,
      failures: [{ row: 21, message: 'At most 20 pictures' }],
    });
  });

  it('are stopped, and fetched after all', async () => {
    await serve('a.png', 'b.png');
    server.answers.set('/b.png', answersWith(503));
    const id = await importing(shop, ring('a.png', 'gone.png', 'b.png'));
    await work();
    expect((await shop.call('POST', `imports/${id}/pictures`)).status).toBe(409);
    expect((await shop.call('POST', `imports/${id}/cancel`)).data).toMatchObject({
      state: 'completed',
      pictures: { state: 'stopped', added: 1, failed: 1 },
    });
    clock.advance(60_000);
    const before = server.calls.length;
    await work();
    expect(server.calls).toHaveLength(before);
    await serve('gone.png', 'b.png');
    const again = await shop.call('POST', `imports/${id}/pictures`);
    expect([again.status, again.data.pictures.state]).toEqual([202, 'running']);
    await work();
    expect(await shown('ring')).toEqual(['a.png', 'gone.png', 'b.png']);
    expect((await reportIn(shop, id)).pictures).toMatchObject({ state: 'done', added: 3, failed: 0, failures: [] });
  });

  it('stand among the tasks while they are fetched', async () => {
    server.answers.set('/a.png', answersWith(503));
    await serve('b.png');
    const id = await importing(shop, ring('a.png', 'b.png'));
    await work();
    const task = async () => (await shop.call('GET', 'background_tasks')).data.items[0];
    expect(await task()).toMatchObject({
      id,
      state: 'running',
      done: 1,
      total: 2,
      figures: { fetching: 1, pictures: 1 },
    });
    expect((await task()).actions).toContain('cancel');
    await shop.call('POST', `imports/${id}/cancel`);
    expect(await task()).toMatchObject({ state: 'completed', figures: { fetching: 0, pictures: 1, created: 1 } });
  });

  describe('with the import taken back', () => {
    it('go with the record that it made', async () => {
      await serve('a.png');
      const id = await importing(shop, ring('a.png'));
      await work();
      await shop.call('POST', `imports/${id}/undo`);
      await work();
      expect(await product('ring')).toBeUndefined();
    });

    it('go from one that it changed, and those that a person added meanwhile stay', async () => {
      await importing(shop, ring(''), { pictures: {} });
      await work();
      await serve('a.png');
      server.answers.set('/b.png', answersWith(503));
      const id = await importing(shop, ring('a.png', 'b.png'));
      await work();
      await addOwn('ring');
      await serve('b.png');
      clock.advance(30_000);
      await work();
      expect(await shown('ring')).toEqual(['a.png', 'own', 'b.png']);
      expect((await shop.call('GET', `changes/${id}`)).data.canUndo).toBe(true);
      await shop.call('POST', `imports/${id}/undo`);
      await work();
      expect(await shown('ring')).toEqual(['own']);
      expect((await reportIn(shop, id)).left).toEqual([]);
    });

    it('leave a record that somebody else changed before its last picture came', async () => {
      server.answers.set('/a.png', answersWith(503));
      const id = await importing(shop, ring('a.png'));
      await work();
      const other = await openShop(world, { shopId: shop.shopId });
      const { id: made } = await product('ring');
      await other.send('PUT', products, made, { body: { name: 'Rani ring' } });
      await serve('a.png');
      clock.advance(30_000);
      await work();
      await shop.call('POST', `imports/${id}/undo`);
      await work();
      expect((await reportIn(shop, id)).left).toMatchObject([{ id: made, why: 'changed' }]);
      expect((await product('rani')).images).toHaveLength(1);
    });

    it('come no more', async () => {
      server.answers.set('/a.png', answersWith(503));
      await importing(shop, ring(''), { pictures: {} });
      await work();
      const id = await importing(shop, ring('a.png'));
      await work();
      await shop.call('POST', `imports/${id}/undo`);
      await serve('a.png');
      clock.advance(30_000);
      await work();
      expect(await shown('ring')).toEqual([]);
      expect((await shop.call('POST', `imports/${id}/pictures`)).status).toBe(409);
      expect((await shop.call('GET', 'background_tasks?state=running')).data.items).toEqual([]);
    });
  });

  it('of a row that failed come when it is mended, with those of the rows below it', async () => {
    await serve('a.png', 'b.png');
    const id = await importing(shop, pictureFile(`ring,Ring,nine,gm,${at('a.png')}`, `ring,,,,${at('b.png')}`));
    await work();
    expect((await reportIn(shop, id)).pictures).toMatchObject({ state: null, total: 0 });
    const body = { rows: [{ row: 2, values: { sellingPrice: '9', mrp: '9' } }] };
    expect((await shop.call('POST', `imports/${id}/mend`, { body })).data).toMatchObject({ created: 1, failed: 0 });
    await work();
    expect(await shown('ring')).toEqual(['a.png', 'b.png']);
    expect((await reportIn(shop, id)).pictures).toMatchObject({ state: 'done', total: 2, added: 2 });
  });

  it('that a record got before are not fetched again, also where a person removed them since', async () => {
    await serve('a.png', 'b.png');
    const first = await importing(shop, ring('a.png', 'b.png'));
    await work();
    const { id, images } = await product('ring');
    await shop.call('PUT', `admin/products/${id}/images/${images[0].id}`);
    const again = await importing(shop, ring('a.png', 'b.png'));
    await work();
    expect((await reportIn(shop, again)).pictures).toMatchObject({ state: 'done', total: 2, added: 0, same: 2 });
    expect(await shown('ring')).toEqual(['b.png']);
    expect(server.calls).toHaveLength(2);
    expect(first).not.toBe(again);
  });

  it('are not for a record that is gone', async () => {
    server.answers.set('/a.png', answersWith(503));
    const id = await importing(shop, ring('a.png'));
    await work();
    await shop.send('DELETE', products, (await product('ring')).id);
    clock.advance(30_000);
    await work();
    expect((await reportIn(shop, id)).pictures!.failures).toMatchObject([{ message: 'The record was deleted.' }]);
  });
}, change);
