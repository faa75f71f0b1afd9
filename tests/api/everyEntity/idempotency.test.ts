import { describe, expect, it, onTestFinished } from 'vitest';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { fixedClock } from '../../../server/clock.ts';
import { onPostgres, those, type World } from '../../support/everyEntity.ts';
import type { Sent } from '../../support/testApi.ts';

const clock = fixedClock(new Date());
const hour = 3_600_000;

onPostgres(
  (world, drawn) => {
    describe.each(drawn(those(({ permissions }) => permissions.create)))('%s', (_, entity) => once(world, entity));
  },
  ports => ({ ...ports, clock }),
);

const once = (world: World, entity: AnyEntity) => {
  const post = async (key: string, body: unknown, rest = '', more: Sent = {}) =>
    world.mine.send('POST', entity, rest, { body, headers: { 'idempotency-key': key }, ...more });
  const count = () => world.mine.count(entity);
  const newKey = () => crypto.randomUUID();

  it('is made once, however often it is sent', async () => {
    const [key, body] = [newKey(), await world.mine.body(entity)];
    const before = await count();
    const first = await post(key, body);
    expect(first.status, first.text).toBe(201);
    for (let times = 0; times < 3; times++) {
      const again = await post(key, Object.fromEntries(Object.entries(body).toReversed()));
      expect([again.status, again.data]).toEqual([201, first.data]);
    }
    expect(await count()).toBe(before + 1);
  });

  it('is made once of 20 that come at the same time', async () => {
    const [key, body] = [newKey(), await world.mine.body(entity)];
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(key, body)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  it('is refused with another body', async () => {
    const key = newKey();
    expect((await post(key, await world.mine.body(entity))).status).toBe(201);
    const before = await count();
    const other = await post(key, await world.mine.body(entity));
    expect(other.status, other.text).toBe(422);
    expect(other.body).toEqual({ responseMessage: 'This Idempotency-Key was used for something else.' });
    expect(await count()).toBe(before);
  });

  it('forgets refusals', async () => {
    const [key, body] = [newKey(), await world.mine.body(entity)];
    expect((await post(key, { ...body, nonsense: 1 })).status).toBe(400);
    const reference = Object.values(entity.info).find(({ kind, name }) => kind === 'ref' && name in body);
    if (reference) expect((await post(key, { ...body, [reference.name]: crypto.randomUUID() })).status).toBe(400);
    expect((await post(key, body)).status).toBe(201);
  });

  it('belongs to one person, one path and one day', async () => {
    // Otherwise the session ends with the thirtieth entity.
    const begun = clock.now().getTime();
    onTestFinished(() => clock.advance(begun - clock.now().getTime()));
    const [key, body] = [newKey(), await world.mine.body(entity)];
    const first = await post(key, body);
    const colleague = await world.person({ shopId: world.mine.shopId });
    const theirs = await post(key, await world.mine.body(entity), '', { token: colleague.token });
    expect(theirs.status, theirs.text).toBe(201);
    expect(theirs.data.id).not.toBe(first.data.id);
    if (entity.permissions.delete) expect((await post(key, { ids: [first.data.id] }, 'delete')).status).toBe(200);
    clock.advance(23 * hour);
    expect((await post(key, body)).data).toEqual(first.data);
    clock.advance(2 * hour);
    const later = await post(key, await world.mine.body(entity));
    expect(later.status, later.text).toBe(201);
    expect(later.data.id).not.toBe(first.data.id);
  });

  it('is a key of at most 200 characters', async () => {
    expect((await post('k'.repeat(201), await world.mine.body(entity))).status).toBe(400);
    expect((await post('k'.repeat(200), await world.mine.body(entity))).status).toBe(201);
  });

  it.each(entity.permissions.delete ? ['bulk calls'] : [])('holds for %s', async () => {
    const [{ id }, gone, back] = [await world.mine.make(entity), newKey(), newKey()];
    for (let times = 0; times < 2; times++)
      expect((await post(gone, { ids: [id] }, 'delete')).data).toEqual({ deleted: [id] });
    for (let times = 0; times < 2; times++)
      expect((await post(back, { ids: [id] }, 'restore')).data).toEqual({ restored: [id] });
  });

  it.each(entity.naturalKey ? ['imports'] : [])('holds for %s', async () => {
    const [key, title] = [newKey(), entity.info[entity.title]!.label];
    const file = new File([`${title}\nOne\n`], 'one.csv');
    const begin = () =>
      world.mine.send('POST', entity, 'import', { form: { file }, headers: { 'idempotency-key': key } });
    const [first, second] = [await begin(), await begin()];
    expect(first.status, first.text).toBe(202);
    expect(second.data.id).toBe(first.data.id);
  });
};
