import type { Faker } from '@faker-js/faker';
import { entities } from '../schema/entities/index.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { exampleOf } from '../schema/kit/example.ts';
import type { FieldInfo } from '../schema/kit/fieldInfo.ts';
import { isTyped } from '../schema/kit/lineEntity.ts';
import type { Kind } from '../schema/kit/meta.ts';
import { isWritable, validate } from '../schema/kit/validate.ts';
import { fakeValues } from './fakeValues.ts';

/** Ids of records of that entity that a fake may refer to, of those whose fields have these values. */
export type Resolve = (target: string, among?: FieldInfo['among']) => readonly string[];
export type Fake = Record<string, unknown>;

type Make = (faker: Faker, info: FieldInfo, resolve: Resolve) => unknown;

const amount: Make = (faker, { max = 100_000, min = 0, scale = 0 }) =>
  faker.number.float({ min: Math.max(min, 0), max: Math.min(max, 100_000), fractionDigits: scale });
const fromPast: Make = faker => faker.date.past({ refDate: '2026-11-20T00:00:00Z' }).toISOString();

/** What is plausible, not what is valid: `fakeRecord` asks again until the entity's own rules agree. */
const makers = {
  text: (faker, { max = 255, shape }) =>
    shape ? exampleOf(shape, faker.number.int({ min: 1, max: 9 })) : faker.commerce.productName().slice(0, max),
  longText: faker => faker.lorem.paragraph(),
  richText: faker => `<p>${faker.lorem.sentences(2)}</p>`,
  email: faker => faker.internet.email({ provider: 'example.com' }),
  digits: faker => faker.string.numeric(faker.number.int({ min: 1, max: 20 })),
  mobile: faker => faker.helpers.fromRegExp('[6-9][0-9]{9}'),
  phone: faker => faker.helpers.fromRegExp('022[0-9]{8}'),
  pin: faker => faker.helpers.fromRegExp('[1-9][0-9]{5}'),
  url: faker => faker.internet.url(),
  integer: amount,
  decimal: amount,
  money: amount,
  weight: amount,
  percent: (faker, info, resolve) => amount(faker, { ...info, max: Math.min(info.max ?? 100, 100) }, resolve),
  boolean: faker => faker.datatype.boolean(),
  date: (...all) => String(fromPast(...all)).slice(0, 10),
  timestamp: fromPast,
  choice: (faker, { options }) => faker.helpers.arrayElement(options!).id,
  ref: (faker, { target, among }, resolve) => one(faker, resolve(target!, among)),
  refs: (faker, { target }, resolve) => faker.helpers.arrayElements(resolve(target!), { min: 0, max: 3 }),
  file: (faker, { required }) => (required ? new File([faker.lorem.sentence()], `${faker.lorem.slug(2)}.txt`) : null),
  image: () => null,
  images: () => null,
  json: (faker, { shape }) => exampleOf(shape!, faker.number.int({ min: 1, max: 9 })),
  said: () => null,
  lines: (faker, { line }, resolve) =>
    faker.helpers.multiple(() => fakeLine(line!, faker, resolve), { count: { min: 1, max: 5 } }),
  child: (faker, { target }) => fakeChild((entities as Record<string, AnyEntity>)[target!]!, faker),
} satisfies Record<Kind, Make>;

const one = (faker: Faker, ids: readonly string[]) => (ids.length ? faker.helpers.arrayElement(ids) : null);

/** What an optional field leaves empty. */
const emptyShare = 0.3;
const mostRounds = 1_000;
/** Rounds after which what is plausible gives way to what fits. */
const patience = 20;
/** Rounds after which all is made anew: nothing may fit beside what is there. */
const stubborn = 100;

/** Input that `validate(entity, record, 'create')` accepts, different for each state of the faker. */
export const fakeRecord = (entity: AnyEntity, faker: Faker, resolve: Resolve = () => []): Fake => {
  const record: Fake = {};
  const all = Object.keys(entity.fields).filter(name => isFilled(entity, name));
  let wanted = all;
  for (let round = 0; round < mostRounds; round++) {
    for (const name of wanted) record[name] = fakeValue(entity, name, faker, resolve, round);
    const { problems } = validate(entity, record, 'create');
    if (!problems) return record;
    const wrong = [...new Set(Object.keys(problems).flatMap(path => withEarlier(entity, path.split(/[.[]/)[0]!)))];
    wanted = (round + 1) % stubborn === 0 ? all : wrong;
  }
  throw new Error(`No fake of ${entity.label.one} fits its rules: ${wanted.join(', ')}`);
};

/** What no call makes is made up whole, but for the state, in which all begin alike. */
const isFilled = (entity: AnyEntity, name: string) =>
  isWritable(entity, name, 'create') ||
  (!entity.permissions.create && entity.readOnly?.includes(name) && name !== entity.states?.field);

/** Of two days the earlier may be so late that hardly any comes after it. */
const withEarlier = ({ info }: AnyEntity, name: string) => [name, info[name]?.after?.field ?? []].flat();

const fakeValue = (entity: AnyEntity, name: string, faker: Faker, resolve: Resolve, round: number): unknown => {
  const info = entity.info[name]!;
  if (!info.required && round === 0 && faker.datatype.boolean(emptyShare)) return info.initial;
  const expected = round % stubborn < patience ? fakeValues[`${entity.name}.${name}`] : undefined;
  return expected ? expected(faker) : makers[info.kind](faker, info, resolve);
};

const fakeLine = (line: Record<string, FieldInfo>, faker: Faker, resolve: Resolve): Fake =>
  Object.fromEntries(
    Object.values(line)
      .filter(isTyped)
      .map(info => [info.name, makers[info.kind](faker, info, resolve)]),
  );

/** Of a child only its own fields: what it refers to is its parent. */
const fakeChild = (entity: AnyEntity, faker: Faker): Fake =>
  Object.fromEntries(
    Object.values(entity.info)
      .filter(({ kind }) => kind !== 'ref' && kind !== 'refs')
      .map(info => [info.name, makers[info.kind](faker, info, () => [])]),
  );
