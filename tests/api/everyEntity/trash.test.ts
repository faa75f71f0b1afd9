import { describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { onPostgres, saidOf, those, type World, typedAlike } from '../../support/everyEntity.ts';
import { shareOf } from '../../support/proofSize.ts';
import { sampleValue, wordOf } from '../../support/sample.ts';

onPostgres((world, drawn) => {
  describe.each(drawn(those(({ permissions }) => permissions.delete)))('%s', (_, entity) => trash(world, entity));

  it.each(drawn(those(({ permissions }) => permissions.list && !permissions.delete)))(
    '%s have no trash',
    async (_, entity) => {
      const list = await world.mine.send('GET', entity, '?deleted=only');
      expect(list.status).toBe(400);
      expect(list.body.errors).toEqual({ deleted: 'Nothing of this kind is ever deleted' });
    },
  );
});

const trash = (world: World, entity: AnyEntity) => {
  const send = (method: string, rest: string, body?: unknown) => world.mine.send(method, entity, rest, { body });
  const make = () => world.mine.make(entity);
  const ids = async (rest: string) => {
    const { data } = await send('GET', `${rest}pageSize=1000`);
    return (Array.isArray(data) ? data : data.items).map(({ id }: { id: string }) => id) as string[];
  };
  const listed = () => ids(entity.active ? `?${entity.active.parameter}=true&` : '?');
  const trashed = () => ids('?deleted=only&');
  const actions = async (id: string) =>
    (await send('GET', `${id}/history`)).data.items.map((event: any) => [event.action, event.userId]);
  const me = () => world.mine.userId;
  const word = wordOf(entity);
  const worded = (n: number) => sampleValue(entity.info[word]!, n, world.mine.refer);

  it('puts one into the trash, from where it comes back', async () => {
    const made = await make();
    const gone = await send('DELETE', made['id']);
    expect(gone.status, gone.text).toBe(200);
    expect(gone.data).toEqual({ id: made['id'] });
    expect(await listed()).not.toContain(made['id']);
    expect(await trashed()).toContain(made['id']);
    if (made[entity.title] && entity.search.includes(entity.title))
      expect(await ids(`?deleted=only&query=${encodeURIComponent(made[entity.title])}&`)).toEqual([made['id']]);
    for (const [method, body] of [['GET'], ['DELETE'], ['PUT', {}]] as const)
      expect((await send(method, made['id'], body)).status, method).toBe(404);

    const back = await send('POST', 'restore', { ids: [made['id']] });
    expect(back.status, back.text).toBe(200);
    expect(back.data).toEqual({ restored: [made['id']] });
    const { version, updatedAt, ...rest } = (await send('GET', made['id'])).data;
    expect({ ...made, version, updatedAt }).toEqual({ ...rest, version: 3, updatedAt });
    expect(await trashed()).not.toContain(made['id']);
    expect(await actions(made['id'])).toEqual([
      ['restore', me()],
      ['delete', me()],
      ['create', me()],
    ]);
    expect((await send('POST', 'restore', { ids: [made['id']] })).status).toBe(404);
  });

  it('puts many into the trash at once, and takes them back', async () => {
    const made = [await make(), await make(), await make()].map(({ id }) => id as string);
    const gone = await send('POST', 'delete', { ids: [...made, made[0]] });
    expect(gone.status, gone.text).toBe(200);
    expect(gone.data).toEqual({ deleted: made });
    expect(await trashed()).toEqual(expect.arrayContaining(made));
    expect((await send('POST', 'restore', { ids: made })).data).toEqual({ restored: made });
    expect(await listed()).toEqual(expect.arrayContaining(made));
    for (const id of made)
      expect((await actions(id)).map(([action]: string[]) => action)).toEqual(['restore', 'delete', 'create']);
  });

  it('waits its turn when many change the same', async () => {
    const made = [await make(), await make(), await make()].map(({ id }) => id as string);
    const calls = [made, made.toReversed(), made, made.toReversed()].map((list, n) =>
      send('POST', n < 2 ? 'delete' : 'restore', { ids: list }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter(status => status !== 200 && status !== 404)).toEqual([]);
    expect(statuses).toContain(200);
  });

  it('changes many at once', async () => {
    const made = [await make(), await make()].map(({ id }) => id as string);
    const shared = !entity.unique?.some(names => names.every(name => name === word || name === entity.tree?.parent));
    const changed = await send('PUT', 'update', { ids: made, changes: { [word]: worded(9_001) } });
    expect(changed.status, changed.text).toBe(shared ? 200 : 400);
    if (shared) expect(changed.data).toEqual({ updated: made });
    else expect(changed.body.errors).toEqual({ [word]: expect.stringContaining('exists already') });
    for (const id of made) {
      expect((await send('GET', id)).data.version).toBe(shared ? 2 : 1);
      expect((await actions(id))[0]).toEqual([shared ? 'update' : 'create', me()]);
    }
  });

  it.each(['delete', 'restore', 'update'])('does all of a bulk %s or nothing', async verb => {
    const made = [await make(), await make()].map(({ id }) => id as string);
    const foreign = (await world.rival.make(entity))['id'];
    if (verb === 'restore') {
      await send('POST', 'delete', { ids: made });
      await world.rival.send('POST', entity, 'delete', { body: { ids: [foreign] } });
    }
    const before = [await listed(), await trashed()];
    const call = (list: unknown) =>
      send(verb === 'update' ? 'PUT' : 'POST', verb, {
        ids: list,
        ...(verb === 'update' && { changes: { [word]: worded(9_002) } }),
      });
    for (const wrong of [crypto.randomUUID(), foreign, 'nonsense'])
      expect((await call([...made, wrong])).status, wrong).toBe(404);
    const noIds: unknown[] = [
      undefined,
      null,
      [],
      'x',
      made[0],
      [7],
      [null],
      { 0: made[0] },
      Array.from({ length: 1_001 }, () => crypto.randomUUID()),
    ];
    for (const list of shareOf(noIds, 3, entity.name + verb)) {
      const answer = await call(list);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body.errors).toEqual({ ids: expect.any(String) });
    }
    expect([await listed(), await trashed()]).toEqual(before);
    expect((await send('POST', 'delete', { ids: [...made], all: true })).body.errors).toEqual({ all: 'Unknown field' });
    for (const id of made) expect((await actions(id)).map(([action]: string[]) => action)).not.toContain('update');
  });

  const noChange = [{}, null, 'x', [], { nonsense: 1 }, { id: '01900000-0000-7000-8000-000000000000' }];
  it.each(shareOf(noChange, 2, entity.name))('refuses %j as the change of many', async changes => {
    const { id } = await make();
    expect((await send('PUT', 'update', { ids: [id], changes })).status).toBe(400);
    expect((await send('GET', id)).data.version).toBe(1);
  });

  it.each(typedAlike(entity))('does not bring back a record whose %s another has taken', async (...names) => {
    const labels = saidOf(entity, names);
    const first = await make();
    await send('DELETE', first['id']);
    const second = await world.mine.make(entity, Object.fromEntries(names.map(name => [name, first[name]])));
    const back = await send('POST', 'restore', { ids: [first['id']] });
    expect(back.status, back.text).toBe(409);
    expect(back.body).toEqual({ responseMessage: `${labels} exists already` });
    expect(await trashed()).toContain(first['id']);
    await send('DELETE', second['id']);
    expect((await send('POST', 'restore', { ids: [first['id']] })).status).toBe(200);
  });
};
