import { beforeAll, describe, expect, it } from 'vitest';
import { entityOf } from '../../../api/db/select.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { reckonedOf } from '../../../schema/kit/totalsOf.ts';
import { isWritable, validate } from '../../../schema/kit/validate.ts';
import { onPostgres, those, type World } from '../../support/everyEntity.ts';
import { shareOf } from '../../support/proofSize.ts';
import { wordOf } from '../../support/sample.ts';
import { wordings } from '../../../schema/words/wordings.ts';

onPostgres((world, drawn) =>
  describe.each(drawn(those(({ permissions }) => permissions.update)))('%s', (_, entity) => updating(world, entity)),
);

/** These change together with others: parties.test.ts. */
const tied: Record<string, readonly string[]> = { contacts: ['stateCode', 'pan'] };

const otherThan = async (value: unknown, draw: () => Promise<unknown>) => {
  for (let tries = 0; tries < 20; tries++) {
    const drawn = await draw();
    if (drawn !== value) return drawn;
  }
  throw new Error(`Nothing but ${String(value)} is drawn`);
};

/** Without what lines come to, which follows. */
const typed = ({ info }: AnyEntity, record: Record<string, any>): Record<string, any> => ({
  ...record,
  ...Object.fromEntries(
    Object.values(info).flatMap(field =>
      reckonedOf(field).length
        ? [[field.name, record[field.name].map((line: Record<string, unknown>) => without(line, reckonedOf(field)))]]
        : [],
    ),
  ),
});

const updating = (world: World, entity: AnyEntity) => {
  const fields = Object.values(entity.info).filter(({ name }) => isWritable(entity, name, 'update'));
  const put = (id: string, body: unknown) => world.mine.send('PUT', entity, id, { body });
  const read = async (id: string) => (await world.mine.send('GET', entity, id)).data;
  const history = async (id: string) => (await world.mine.send('GET', entity, `${id}/history`)).data.items;
  const another = async (
    { name, kind, target, options, among }: FieldInfo,
    before: Record<string, unknown>,
  ): Promise<unknown> => {
    const value = before[name];
    if (kind === 'boolean') return !value;
    // Some go with what else there is: a metal is not made in every fineness.
    if (kind === 'choice') {
      const fits = (id: unknown) => !validate(entity, { ...before, [name]: id }, 'update').problems?.[name];
      return options!.find(({ id }) => id !== value && fits(id))!.id;
    }
    // As the API writes it.
    if (kind === 'timestamp') return String((await world.mine.body(entity))[name]).replace('.000Z', '+00:00');
    if (kind !== 'ref' && kind !== 'refs') return otherThan(value, async () => (await world.mine.body(entity))[name]);
    // Work is given to whoever may sign in; what is done may come again, as tasks do.
    const fit = target === 'users' ? { isActive: true } : name === entity.statuses?.field ? { meaning: 'active' } : {};
    const { id } = await world.mine.make(entityOf(target!), { ...fit, ...among });
    return kind === 'ref' ? id : [id];
  };
  let record: Record<string, any>;
  beforeAll(async () => void (record = await world.mine.make(entity)));

  // Lines and pictures have tests of their own, and so has what is a key to something elsewhere.
  const plain = fields.filter(
    ({ kind, name, key }) => !key && kind !== 'lines' && kind !== 'image' && !tied[entity.name]?.includes(name),
  );
  it.each(plain.map(({ name }) => name))('changes %s and nothing else, and keeps who did it', async name => {
    const before = await read(record['id']);
    const value = await another(entity.info[name]!, before);
    const answer = await put(record['id'], { [name]: value });
    expect(answer.status, answer.text).toBe(200);
    // What a change brings along, in fields that nobody sends, is told by the entity's own tests.
    const brought = entity.readOnly ?? [];
    const embeds = Object.values(entity.info).flatMap(({ embed }) => embed ?? []);
    const derived = Object.keys(entity.derived ?? {});
    const others = ['updatedAt', ...derived, ...(entity.tree ? ['path'] : []), ...embeds, ...brought];
    expect(without(typed(entity, answer.data), others)).toEqual({
      ...without(typed(entity, before), others),
      [name]: value,
      version: before.version + 1,
    });
    expect(Date.parse(answer.data.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt));
    expect(await read(record['id'])).toEqual(answer.data);
    expect((await history(record['id']))[0]).toMatchObject({
      action: 'update',
      userId: world.mine.userId,
      userName: 'Person',
      changes: { [name]: [before[name], value] },
    });
  });

  it('takes a whole record back, and writes down only what is new', async () => {
    const before = await read(record['id']);
    const title = wordOf(entity);
    const answer = await put(record['id'], { ...before, [title]: 'Another' });
    expect(answer.status, answer.text).toBe(200);
    const [told, was] = [answer.data, before].map(each => without(each, ['updatedAt', 'version', 'path']));
    expect(told).toEqual({
      ...was,
      [title]: 'Another',
    });
    expect((await history(record['id']))[0].changes).toEqual({ [title]: [before[title], 'Another'] });
  });

  it('refuses a stale version with the record as it is, and does without one', async () => {
    const before = await read(record['id']);
    const first = await put(record['id'], { version: before.version, [wordOf(entity)]: 'First' });
    expect(first.status, first.text).toBe(200);
    const second = await put(record['id'], { version: before.version, [wordOf(entity)]: 'Second' });
    expect(second.status).toBe(409);
    expect(second.data).toEqual(first.data);
    expect(second.body.responseMessage).toBe(`${entity.label.one} was changed by someone else in the meantime.`);
    expect(await read(record['id'])).toEqual(first.data);
    expect((await put(record['id'], { [wordOf(entity)]: 'Third' })).data[wordOf(entity)]).toBe('Third');
  });

  it('lets one of several changes of the same version through', async () => {
    const { version } = await read(record['id']);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(n => put(record['id'], { version, [wordOf(entity)]: `Runner ${n}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await read(record['id'])).version).toBe(version + 1);
  });

  it.each(shareOf([0, -1, 1.5, '1.0', 'x', {}, [1], true, 9e99], 3, entity.name))(
    'refuses version %j',
    async version => {
      const answer = await put(record['id'], { version });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body.errors).toEqual({ version: expect.any(String) });
    },
  );

  it.each(fields.filter(({ required }) => required).map(({ name }) => name))(
    'does not let %s be emptied',
    async name => {
      const before = await read(record['id']);
      const { problems } = validate(entity, { [name]: null }, 'update');
      for (const value of [null, '']) {
        const answer = await put(record['id'], { [name]: value });
        expect(answer.status, answer.text).toBe(400);
        expect(answer.body.errors).toEqual(wordings.en.sayAll(problems!));
      }
      expect(await read(record['id'])).toEqual(before);
    },
  );

  it.each(fields.filter(({ kind }) => kind === 'ref' || kind === 'refs').map(({ name }) => name))(
    'refuses an unknown or foreign %s',
    async name => {
      const before = await read(record['id']);
      const { target, kind } = entity.info[name]!;
      for (const id of [crypto.randomUUID(), await world.rival.refer(target!)]) {
        const answer = await put(record['id'], { [name]: kind === 'ref' ? id : [id] });
        expect(answer.status, answer.text).toBe(400);
        expect(answer.body.errors).toEqual({ [name]: expect.any(String) });
      }
      expect(await read(record['id'])).toEqual(before);
    },
  );

  it.each(['nonsense', 'constructor', 'shop_id'])('refuses a field called %s', async name => {
    expect((await put(record['id'], { [name]: 1 })).body.errors).toEqual({ [name]: 'Unknown field' });
  });

  it('never moves a record to another parent, or gives it another id', async () => {
    const other = await world.mine.make(entity);
    const fixed = {
      ...Object.fromEntries((entity.createOnly ?? []).map(name => [name, crypto.randomUUID()])),
      id: other['id'],
    };
    const before = await read(record['id']);
    const answer = await put(record['id'], fixed);
    expect(answer.status, answer.text).toBe(200);
    expect(without(answer.data, ['version', 'updatedAt'])).toEqual(without(before, ['version', 'updatedAt']));
  });
};

const without = (record: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
