import { en, en_IN, Faker } from '@faker-js/faker';
import { createStatements } from '../api/crud/create.ts';
import { readUsualWork, usualStates, usualTypes, type UsualWork } from '../api/karigars/usualWork.ts';
import { demoAccountStatements } from '../api/messages/demoAccount.ts';
import type { Ports, Statement } from '../api/ports.ts';
import { demoBalance } from '../schema/demo.ts';
import { entities } from '../schema/entities/index.ts';
import { isShops, type AnyEntity } from '../schema/kit/defineEntity.ts';
import { askedBy, meanings } from '../schema/kit/statuses.ts';
import { validate } from '../schema/kit/validate.ts';
import { statusesIn } from '../schema/rules/firstStatuses.ts';
import { standardGstRates } from '../schema/standardGstRates.ts';
import { standardHsnCodes } from '../schema/standardHsnCodes.ts';
import { makeAccounts } from './accounts.ts';
import { fakeRecord, type Fake, type Resolve } from './fake.ts';

export type Sizes = Partial<Record<keyof typeof entities, number>>;

/** As many as make lists turn pages; of what is not named here, a handful. */
const lively: Sizes = { products: 60, contacts: 90, commodityRates: 60, messages: 0, recipients: 0, notifications: 0 };
const handful = 8;
/** What nobody makes up. */
const standardRecords: Record<string, readonly Fake[]> = {
  hsnCodes: standardHsnCodes,
  gstRates: standardGstRates,
  enquiryStatuses: statusesIn('enquiryStatuses', 'en'),
  taskStatuses: statusesIn('taskStatuses', 'en'),
  // Opened by the first entry of each.
  businessDays: [],
};

/** The demo's accounts, and in each of their shops records of every entity, made from the entities themselves. */
export const seed = async (ports: Ports, sizes: Sizes = lively): Promise<void> => {
  const faker = new Faker({ locale: [en_IN, en], seed: 916 });
  const { ids, clock } = ports;
  const now = clock.now();
  const usual = await readUsualWork(ports.database);
  for (const shop of await makeAccounts(ports)) {
    const account = demoAccountStatements(shop, { balance: demoBalance, since: now, now, ids });
    await ports.database.batch([...account, ...shopStatements(ports, shop.id, sizes, { faker, usual })]);
  }
};

type Given = { faker: Faker; usual: UsualWork };

const shopStatements = (
  ports: Ports,
  shop: string,
  sizes: Record<string, number>,
  { faker, usual }: Given,
): Statement[] => {
  const standard = { ...standardRecords, ...workIn(ports, usual) };
  const known = new Map<string, (Fake & { id: string })[]>();
  const resolve: Resolve = (target, among = {}) =>
    (known.get(target) ?? [])
      .filter(record => Object.entries(among).every(([name, value]) => record[name] === value))
      .map(({ id }) => id);
  return inOrder(Object.values(entities).filter(isShops)).flatMap(entity => {
    const many =
      standard[entity.name] ??
      Array.from({ length: sizes[entity.name] ?? handful }, () => fakeRecord(entity, faker, resolve));
    const rows = distinct(entity, many).map(record => ({
      ...record,
      ...validate(entity, { ...record, ...begun(entity, record) }, 'create').values,
      id: (record['id'] as string | undefined) ?? ports.ids.next(),
    }));
    known.set(entity.name, rows);
    return createStatements(entity, shop, rows, { ids: ports.ids, at: ports.clock.now() });
  });
};

const workIn = ({ ids }: Ports, usual: UsualWork): Record<string, readonly Fake[]> => {
  const types = usualTypes(usual, 'en').map(type => ({ ...type, id: ids.next() }));
  const typeIds = types.map(({ id }) => id);
  return { workOrderTypes: types, workOrderStates: usualStates(usual, 'en', typeIds) };
};

/** What lacks something that a status may ask for is in the first. */
const begun = ({ statuses }: AnyEntity, record: Fake): Fake => {
  const asked = meanings.flatMap(({ id }) => Object.keys(askedBy({ statuses }, id)));
  return statuses && asked.some(name => record[name] == null) ? { [statuses.field]: null } : {};
};

/** Those referred to first; links come with the records they link. */
const inOrder = (all: readonly AnyEntity[]): AnyEntity[] => {
  const ordered = new Set<AnyEntity>();
  const visit = (entity: AnyEntity) => {
    if (ordered.has(entity) || entity.link) return;
    const targets = Object.values(entity.info).flatMap(({ kind, target }) =>
      kind === 'child' || target === entity.name ? [] : (target ?? []),
    );
    // People are there already.
    for (const other of all) if (targets.includes(other.name)) visit(other);
    ordered.add(entity);
  };
  for (const entity of all) visit(entity);
  return [...ordered];
};

const distinct = (entity: AnyEntity, records: readonly Fake[]): Fake[] =>
  (entity.unique ?? []).reduce<readonly Fake[]>(
    (left, fields) => [
      ...new Map(left.map(record => [JSON.stringify(fields.map(name => record[name])), record])).values(),
    ],
    records,
  ) as Fake[];
