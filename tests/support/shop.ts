import { expect } from 'vitest';
import { createStatements } from '../../api/crud/create.ts';
import { tableName } from '../../api/db/columns.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import { entityOf } from '../../api/db/select.ts';
import { views } from '../../schema/views/index.ts';
import { parentsOf, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { platformPermissions } from '../../schema/permissions.ts';
import { sample, type Refer, type Sample } from './sample.ts';
import type { Answer, Person, Sent, TestApi } from './testApi.ts';

/** A person in their shop, and what a test does there. */
export type Shop = Person & {
  /** `path` is below the shop. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** A path of the entity, from `/api/` on; parents are made when they are first needed. */
  path(entity: AnyEntity, rest?: string): Promise<string>;
  send(method: string, entity: AnyEntity, rest?: string, sent?: Sent): Promise<Answer>;
  /** The id of one record of that entity, made when it is first asked for. */
  refer: Refer;
  /** What creation takes; different each time. */
  body(entity: AnyEntity): Promise<Sample>;
  /** Through the API; what no call makes is planted. */
  make(entity: AnyEntity, changes?: Sample): Promise<Record<string, any>>;
  /** How many records there are, the trash included. */
  count(entity: AnyEntity): Promise<number>;
  /** Straight into the table, for lists and for what no call makes. Returns the ids. */
  plant(entity: AnyEntity, rows: readonly Sample[]): Promise<string[]>;
};

export const openShop = async (api: TestApi, more: Parameters<TestApi['person']>[0] = {}): Promise<Shop> => {
  const person = await api.person(more);
  const { shopId, token } = person;
  const references = new Map<string, Promise<string>>();
  const looking = new Map<string, Promise<Person>>();
  /** Into some records of a shop the platform's people alone look. */
  const tokenFor = async ({ space = 'shop', permissions: { list } }: AnyEntity): Promise<string> => {
    if (space !== 'shop' || !list || !(platformPermissions as readonly string[]).includes(list)) return token;
    const whoMay = looking.get(list) ?? api.person({ permissions: [list] });
    looking.set(list, whoMay);
    return (await whoMay).token;
  };
  // Above the numbers that tests plant.
  let made = 1_001;
  const first = async (entity: AnyEntity, among: FieldInfo['among']): Promise<string> => {
    // An odd one: a product is then no subscription and has no price.
    made |= 1;
    // Somebody of the shop is there already.
    if (entity.name === 'users') return person.userId;
    // What begins in a status is not ended: that would ask for a reason.
    const begun = entity.info['meaning'] ? { meaning: 'active' } : {};
    if (entity.permissions.create) return (await shop.make(entity, begun))['id'] as string;
    return (await shop.plant(entity, [{ ...(await shop.body(entity)), ...among }]))[0]!;
  };
  const shop: Shop = {
    ...person,
    call: (method, path, sent) => api.call(method, `shops/${shopId}/${path}`, { token, ...sent }),
    async path(entity, rest = '') {
      let path = entity.path.replace(':shopId', shopId);
      for (const parent of parentsOf(entity))
        path = path.replace(`:${parent}`, await shop.refer(entity.info[parent]!.target!));
      return rest && !rest.startsWith('?') ? `${path}/${rest}` : path + rest;
    },
    send: async (method, entity, rest, sent) =>
      api.call(method, await shop.path(entity, rest), { token: await tokenFor(entity), ...sent }),
    refer(target, among) {
      const known = JSON.stringify([target, among]);
      const reference =
        references.get(known) ?? first(views.find(({ view }) => view!.name === target) ?? entityOf(target), among);
      references.set(known, reference);
      return reference;
    },
    body: entity => sample(entity, made++, shop.refer),
    async make(entity, changes = {}) {
      // Rates far from those before are asked about.
      const sure = entity.name === 'commodityRates' ? { confirmed: true } : {};
      const body = { ...(await shop.body(entity)), ...sure, ...changes };
      if (!entity.permissions.create) {
        const [planted] = await shop.plant(entity, [body]);
        return (await shop.send('GET', entity, planted)).data;
      }
      const answer = await shop.send('POST', entity, '', sentWith(entity, body));
      expect(answer.status, answer.text).toBe(201);
      return answer.data;
    },
    async count(entity) {
      const [row] = await api.sql(`select count(*) as count from ${tableName(entity)} where shop_id = '${shopId}'`);
      return Number(row!['count']);
    },
    async plant(entity, rows) {
      const { database, ids } = api.ports;
      const parents = await Promise.all(
        parentsOf(entity).map(async parent => [parent, await shop.refer(entity.info[parent]!.target!)]),
      );
      const known = rows.map(row => ({ ...Object.fromEntries(parents), ...row, id: ids.next() }));
      const statements = createStatements(entity, shopId, known, { ids, at: api.ports.clock.now() });
      await database.batch([enterJob(shopId, person.userId), ...statements]);
      return known.map(({ id }) => id);
    },
  };
  return shop;
};

/** With a file of each field that cannot do without one. */
const sentWith = (entity: AnyEntity, body: Sample): Sent => {
  const files = Object.values(entity.info).filter(({ largest, required }) => largest && required);
  return files.length
    ? { form: { ...body, ...Object.fromEntries(files.map(({ name }) => [name, new File(['bytes'], 'a.bin')])) } }
    : { body };
};
