import { describe, expect, it } from 'vitest';
import { onPostgres, those } from '../../support/everyEntity.ts';
import { sample, wordOf } from '../../support/sample.ts';

onPostgres((world, drawn) => {
  describe.each(drawn(those(({ permissions }) => permissions.list)))('%s', (_, entity) => {
    it('tells who made a record and when, page by page', async () => {
      const [id] = (await world.mine.plant(entity, [await sample(entity, 1, world.mine.refer, 'import')])) as [string];
      const record = (await world.mine.send('GET', entity, id)).data;
      const history = await world.mine.send('GET', entity, `${id}/history`);
      expect(history.data, history.text).toEqual({
        items: [
          {
            id: expect.any(String),
            action: 'create',
            at: record.createdAt,
            userId: world.mine.userId,
            userName: 'Person',
            changes: null,
            changeId: null,
            undoesId: null,
            isUndone: false,
            isSupport: false,
            ...(entity.duplicateRules && { wasMerged: false }),
          },
        ],
        totalCount: 1,
        pageIndex: 1,
        pageSize: 20,
      });
      const second = await world.mine.send('GET', entity, `${id}/history?pageNumber=2&pageSize=1`);
      expect(second.data).toEqual({ items: [], totalCount: 1, pageIndex: 2, pageSize: 1 });
    });

    it.each(['pageNumber=0', 'pageNumber=-1', 'pageSize=1001', 'pageSize=x', 'nonsense=1', '__proto__=1'])(
      'refuses %s',
      async search => {
        const answer = await world.mine.send('GET', entity, `${crypto.randomUUID()}/history?${search}`);
        expect(answer.status, answer.text).toBe(400);
        expect(answer.body.errors).toEqual({ [search.split('=')[0]!]: expect.any(String) });
      },
    );
  });

  describe.each(drawn(those(({ permissions }) => permissions.update)))('%s', (_, entity) => {
    it('names each person who changed a record, newest first', async () => {
      const { id } = await world.mine.make(entity);
      const path = await world.mine.path(entity, id);
      const people = await Promise.all([1, 2, 3].map(() => world.person({ shopId: world.mine.shopId })));
      for (const [n, { token }] of people.entries())
        expect(
          (await world.call('PUT', path, { token, body: { [wordOf(entity)]: `${entity.name} ${n}`.slice(-16) } }))
            .status,
        ).toBe(200);
      const { data } = await world.mine.send('GET', entity, `${id}/history?pageSize=2`);
      expect(data.totalCount).toBe(4);
      expect(data.items.map((event: any) => [event.userId, event.changes[wordOf(entity)][1]])).toEqual([
        [people[2]!.userId, `${entity.name} 2`.slice(-16)],
        [people[1]!.userId, `${entity.name} 1`.slice(-16)],
      ]);
    });

    it('holds nothing for a change that alters nothing', async () => {
      const made = await world.mine.make(entity);
      expect((await world.mine.send('PUT', entity, made['id'], { body: made })).status).toBe(200);
      expect((await world.mine.send('GET', entity, `${made['id']}/history`)).data.totalCount).toBe(1);
    });
  });
});
