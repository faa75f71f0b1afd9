import { describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Kind } from '../../../schema/kit/meta.ts';
import { askedBeside } from '../../../schema/kit/asked.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { isWritable, validate } from '../../../schema/kit/validate.ts';
import { onPostgres, saidOf, those, type World, typedAlike } from '../../support/everyEntity.ts';
import { shareOf } from '../../support/proofSize.ts';
import { wordings } from '../../../schema/words/wordings.ts';
import { sameMoments } from '../../support/moments.ts';

const texts: readonly Kind[] = ['text', 'longText', 'richText', 'email', 'digits', 'mobile', 'phone', 'pin', 'url'];
const numbers: readonly Kind[] = ['integer', 'decimal', 'money', 'weight', 'percent'];

/** What nobody said is as usual for the type of work: karigars/workOrders.test.ts. */
const asUsual: Record<string, readonly string[]> = { workOrders: ['dueOn', 'lossPercent'] };

onPostgres((world, drawn) =>
  describe.each(drawn(those(({ permissions }) => permissions.create)))('%s', (_, entity) => creating(world, entity)),
);

const creating = (world: World, entity: AnyEntity) => {
  const fields = Object.values(entity.info).filter(
    ({ name }) => isWritable(entity, name, 'create') && !entity.path.includes(`:${name}`),
  );
  const of = (kinds: readonly Kind[]) => fields.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);

  /** What is no value of a kind is none in any field of it. */
  const some = (values: readonly unknown[], name: string) => shareOf(values, 2, entity.name + name);

  /** What creation says to the changed body; nothing is made of it. */
  const refusal = async (changes: object, without: string[] = []) => {
    const body = { ...(await world.mine.body(entity)), ...changes } as Record<string, unknown>;
    for (const name of without) delete body[name];
    const before = await world.mine.count(entity);
    const answer = await world.mine.send('POST', entity, '', { body });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.responseMessage).toBe(Object.values(answer.body.errors)[0]);
    expect(await world.mine.count(entity)).toBe(before);
    return answer.body.errors;
  };

  it('makes a record of what it is given', async () => {
    const body = await world.mine.body(entity);
    const made = await world.mine.send('POST', entity, '', { body });
    expect(made.status, made.text).toBe(201);
    const plain = Object.entries(body).filter(([name]) => entity.info[name]!.kind !== 'child');
    expect(sameMoments(entity, made.data)).toMatchObject({ ...Object.fromEntries(plain), version: 1 });
    expect(made.data).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), createdAt: made.data.updatedAt });
    expect((await world.mine.send('GET', entity, made.data.id)).data).toEqual(made.data);
  });

  it.each(fields.filter(({ required, initial }) => required && initial === undefined).map(({ name }) => name))(
    'asks for %s',
    async name => {
      const message = wordings.en.say(validate(entity, {}, 'create').problems![name]!);
      expect(message).toEqual(expect.any(String));
      expect(await refusal({}, [name])).toEqual({ [name]: message });
      expect(await refusal({ [name]: null })).toEqual({ [name]: message });
      expect(await refusal({ [name]: '' })).toEqual({ [name]: message });
    },
  );

  it('takes what is left out as it begins', async () => {
    const beginning = Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? null]));
    const mayBeEmpty = (name: string) => !(name in (validate(entity, { [name]: [] }, 'update').problems ?? {}));
    const isRequired = ({ name, kind, required, initial }: FieldInfo) =>
      kind === 'lines'
        ? !mayBeEmpty(name)
        : initial === undefined && (required || askedBeside(entity.fields[name]!, beginning).required);
    const required = fields.filter(isRequired).map(({ name }) => name);
    const body = await world.mine.body(entity);
    const made = await world.mine.make(
      entity,
      Object.fromEntries(Object.keys(body).map(name => [name, required.includes(name) ? body[name] : undefined])),
    );
    // Without a status it begins in the shop's first, and without a number it is given one.
    const given = [entity.statuses?.field, entity.series?.field, ...(asUsual[entity.name] ?? [])];
    const rest = fields.filter(({ name }) => !required.includes(name) && !given.includes(name));
    const begins = (kind: Kind, initial: unknown) => initial ?? (kind === 'images' ? [] : null);
    expect(made).toMatchObject(
      Object.fromEntries(rest.map(({ name, kind, initial }) => [name, begins(kind, initial)])),
    );
  });

  // A record of a list over all shops comes with its shop, and goes back with it.
  const known = entity.across?.page ? [] : ['shopId'];
  it.each(['nonsense', 'constructor', 'toString', ...known, 'shop_id', 'passwordHash'])(
    'refuses a field called %s',
    async name => {
      expect(await refusal({ [name]: 'x' })).toEqual({ [name]: 'Unknown field' });
    },
  );

  it('refuses a field called __proto__', async () => {
    const body = JSON.stringify(await world.mine.body(entity)).replace('{', '{"__proto__":{"name":"x"},');
    const answer = await world.mine.send('POST', entity, '', { body });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.text).toContain('"__proto__":"Unknown field"');
  });

  it('ignores what clients send back and may not write', async () => {
    const [moment, id] = ['2001-01-01T00:00:00Z', crypto.randomUUID()];
    const computed = [entity.derived, entity.counts].flatMap(names => Object.keys(names ?? {}));
    const embeds = Object.values(entity.info).flatMap(({ embed }) => embed ?? []);
    const made = await world.mine.make(entity, {
      ...Object.fromEntries(
        [...computed, ...embeds, ...(entity.readOnly ?? []), ...(entity.importOnly ?? [])]
          // Another state is refused: it has steps of its own.
          .filter(name => name !== entity.states?.field)
          .map(name => [name, moment]),
      ),
      id,
      createdAt: moment,
      updatedAt: moment,
      version: 7,
      deletedAt: moment,
    });
    expect(JSON.stringify(made)).not.toContain('2001-01-01');
    expect(made).toMatchObject({ id: expect.not.stringContaining(id), version: 1 });
    expect((await world.mine.send('GET', entity, made['id'])).status).toBe(200);
  });

  it.each(of(texts))('refuses a longer %s than it keeps', async name => {
    const { max } = entity.info[name]!;
    expect(await refusal({ [name]: '7'.repeat(max! + 1) })).toEqual({ [name]: expect.any(String) });
  });

  it.each(of(texts))('refuses what is no text for %s', async name => {
    for (const value of some([{ a: 1 }, ['a'], [[['a']]], true, '\ud800'], name))
      expect(await refusal({ [name]: value }), JSON.stringify(value)).toEqual({ [name]: expect.any(String) });
  });

  // A tax that is no number counts as none: V-09.
  it.each(of(numbers).filter(name => name !== 'taxPercentage'))('refuses what is no number for %s', async name => {
    for (const value of some(['abc', {}, [], [1], true, 'NaN', '1e400', 'Infinity', -1e300, 0.123456789], name))
      expect(await refusal({ [name]: value }), JSON.stringify(value)).toEqual({ [name]: expect.any(String) });
  });

  it.each(of(['boolean', 'choice']))('refuses what is no choice for %s', async name => {
    for (const value of some(['perhaps', 99, {}, [0]], name))
      expect(await refusal({ [name]: value }), JSON.stringify(value)).toEqual({ [name]: expect.any(String) });
  });

  it.each(of(['ref']))('refuses a %s that is unknown, foreign, deleted or no id', async name => {
    const { target, unknown = 'Choose one of the list' } = entity.info[name]!;
    for (const value of [
      crypto.randomUUID(),
      await world.rival.refer(target!),
      'nothing of that name',
      await deleted(world, target!),
    ])
      expect(await refusal({ [name]: value }), value).toEqual({ [name]: unknown });
    for (const value of [{}, [], 7]) expect(await refusal({ [name]: value })).toHaveProperty(name);
  });

  it.each(of(['refs']))('refuses %s that are unknown, foreign or no ids', async name => {
    const { target } = entity.info[name]!;
    const mine = await world.mine.refer(target!);
    for (const value of [crypto.randomUUID(), await world.rival.refer(target!), 'nonsense', 7, null, [mine], {}])
      expect(await refusal({ [name]: [mine, value] })).toEqual({ [name]: expect.any(String) });
    expect(await refusal({ [name]: { 0: mine } })).toEqual({ [name]: expect.any(String) });
    expect(await refusal({ [name]: Array.from({ length: 1_001 }, () => crypto.randomUUID()) })).toEqual({
      [name]: expect.any(String),
    });
  });

  it.each(typedAlike(entity))('refuses a second record with the same %s', async (...names) => {
    const made = await world.mine.make(entity);
    const name = names.at(-1)!;
    expect(await refusal(Object.fromEntries(names.map(name => [name, made[name]])))).toEqual({
      [name]: `${saidOf(entity, names)} exists already`,
    });
    await world.rival.make(entity, Object.fromEntries(names.map(name => [name, made[name]])));
  });

  it.each(typedAlike(entity))('makes one of many that come at the same time with the same %s', async (...names) => {
    const body = await world.mine.body(entity);
    const others = await Promise.all([1, 2, 3, 4].map(() => world.mine.body(entity)));
    const same = Object.fromEntries(names.map(name => [name, body[name]]));
    const calls = [body, ...others].map(each => world.mine.send('POST', entity, '', { body: { ...each, ...same } }));
    expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });
};

const deleted = async (world: World, target: string) => {
  const [, entity] = those(({ name }) => name === target)[0] ?? [];
  // People are sent away, not deleted.
  if (!entity) return crypto.randomUUID();
  const { id } = await world.mine.make(entity);
  if (!entity.permissions.delete) return crypto.randomUUID();
  expect((await world.mine.send('DELETE', entity, id)).status).toBe(200);
  return id as string;
};
