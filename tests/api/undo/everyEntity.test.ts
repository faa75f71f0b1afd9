import { describe, expect, it } from 'vitest';
import { changeOf } from '../../support/changeOf.ts';
import { onPostgres, those } from '../../support/everyEntity.ts';
import { wordOf } from '../../support/sample.ts';

const withoutParent = ({ productId: _, ...body }: Record<string, unknown>) => body;

onPostgres((world, drawn) => {
  const undo = (change: string) => world.mine.call('POST', `changes/${change}/undo`, { body: {} });
  const report = async (change: string) => (await world.mine.call('GET', `changes/${change}`)).data;
  const undone = { undone: 1, left: [], isRunning: false };

  describe.each(drawn(those(({ permissions }) => permissions.create)))('%s', (_, entity) => {
    it('that was made goes to the trash, and comes back when that is taken back', async () => {
      const made = await world.mine.send('POST', entity, '', { body: await world.mine.body(entity) });
      const change = changeOf(made);
      const [part] = (await report(change)).parts;
      expect(part).toMatchObject({ entity: entity.name, action: 'create', count: 1, first: [{ id: made.data.id }] });
      const back = await undo(change);
      expect(back.data, back.text).toEqual({ ...undone, id: changeOf(back), undone: expect.any(Number) });
      expect((await world.mine.send('GET', entity, made.data.id)).status).toBe(404);
      expect(await report(change)).toMatchObject({ isUndone: true, canUndo: false });
      expect((await undo(change)).data).toMatchObject({ undone: 0, left: [] });
      if (!entity.permissions.delete) return;
      expect(await report(back.data.id)).toMatchObject({ undoes: change, canUndo: true });
      const again = await undo(back.data.id);
      expect(again.data, again.text).toMatchObject({ undone: back.data.undone, left: [] });
      const { version, updatedAt, ...rest } = (await world.mine.send('GET', entity, made.data.id)).data;
      expect({ ...made.data, version, updatedAt }).toEqual({ ...rest, version, updatedAt });
    });
  });

  describe.each(drawn(those(({ permissions }) => permissions.update)))('%s', (_, entity) => {
    it('whose fields were changed has them again, and once more', async () => {
      const made = await world.mine.make(entity);
      const other = withoutParent(await world.mine.body(entity));
      const put = await world.mine.send('PUT', entity, made['id'], { body: other });
      const change = changeOf(put);
      const back = await undo(change);
      expect(back.data, back.text).toEqual({ ...undone, id: changeOf(back) });
      const now = (await world.mine.send('GET', entity, made['id'])).data;
      expect({ ...now, version: 1, updatedAt: null }).toEqual({ ...made, version: 1, updatedAt: null });
      expect((await undo(back.data.id)).data).toMatchObject(undone);
      const again = (await world.mine.send('GET', entity, made['id'])).data;
      expect({ ...again, version: 2, updatedAt: null }).toEqual({ ...put.data, version: 2, updatedAt: null });
      const { items } = (await world.mine.send('GET', entity, `${made['id']}/history`)).data;
      expect(items.map(({ action, undoesId, isUndone }: any) => [action, undoesId, isUndone])).toEqual([
        ['update', back.data.id, false],
        ['update', change, true],
        ['update', null, true],
        ['create', null, false],
      ]);
    });

    it('is described by what was changed', async () => {
      const name = wordOf(entity);
      const made = [await world.mine.make(entity), await world.mine.make(entity)];
      const becomes = (await world.mine.body(entity))[name];
      const ids = made.map(({ id }) => id as string);
      const put = await world.mine.send('PUT', entity, 'update', { body: { ids, changes: { [name]: becomes } } });
      if (put.status === 400) return; // No two may share it.
      const { parts, canUndo, userName } = await report(changeOf(put));
      expect({ parts, canUndo, userName }).toEqual({
        parts: [
          {
            entity: entity.name,
            action: 'update',
            count: 2,
            first: made.map(record => ({
              id: record['id'],
              title: name === entity.title ? becomes : record[entity.title],
            })),
            fields: [{ name, becomes }],
          },
        ],
        canUndo: true,
        userName: 'Person',
      });
    });
  });

  describe.each(drawn(those(({ permissions }) => permissions.delete)))('%s', (_, entity) => {
    it('of which many were deleted come back at once', async () => {
      const ids = [(await world.mine.make(entity))['id'], (await world.mine.make(entity))['id']] as string[];
      const gone = await world.mine.send('POST', entity, 'delete', { body: { ids } });
      const back = await undo(changeOf(gone));
      expect(back.data, back.text).toMatchObject({ undone: 2, left: [] });
      for (const id of ids) expect((await world.mine.send('GET', entity, id)).status).toBe(200);
      const again = await undo(back.data.id);
      expect(again.data, again.text).toMatchObject({ undone: 2, left: [] });
      for (const id of ids) expect((await world.mine.send('GET', entity, id)).status).toBe(404);
    });
  });

  it('a change that altered nothing is nothing', async () => {
    const entity = those(({ permissions }) => permissions.update)[0]![1];
    const made = await world.mine.make(entity);
    const put = await world.mine.send('PUT', entity, made['id'], { body: made });
    expect((await world.mine.call('GET', `changes/${changeOf(put)}`)).status).toBe(404);
    expect((await undo(changeOf(put))).status).toBe(404);
  });
});
