import { contacts } from '../../schema/entities/contacts.ts';
import { entities } from '../../schema/entities/index.ts';
import { outcomeOf, throughFields, type DataSubject, type Outcome } from '../../schema/kit/dataSubject.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { frozenParties } from '../../schema/kit/parties.ts';
import { storedField, tableName } from '../db/columns.ts';
import { parentsFirst } from '../db/parentsFirst.ts';
import { linkColumns } from '../db/select.ts';
import { soughtBy } from '../db/entityTable.ts';
import { Parameters } from '../db/statement.ts';
import { withMerged } from '../crud/merge/mergeRows.ts';
import type { Run, Statement } from '../ports.ts';

/** By what somebody is known, as a call names it. */
export type Person = { mobileNo: string | null; email: string | null };
/** A kind of records that are about persons. */
export type Subject = { entity: AnyEntity; about: DataSubject<string> };
/** A person's records of a kind, in the order of ids, and their fate when the person is erased. */
export type Found = Subject & { ids: string[]; outcome: Outcome };
/** By what records are a person's: numbers and addresses, and contacts of theirs. */
type Sought = { person: Person; through: readonly string[] };

/** Of a kind, at once. */
export const mostOfAKind = 1_000;

/** What is found by a number or an address alone comes before what is found through that; else parents first. */
export const subjects: readonly Subject[] = Object.values(entities as Record<string, AnyEntity>)
  .flatMap(entity => (entity.dataSubject ? [{ entity, about: entity.dataSubject }] : []))
  .sort(
    (one, other) =>
      Number(Boolean(one.about.through)) - Number(Boolean(other.about.through)) ||
      parentsFirst(one.entity, other.entity),
  );

/**
 * Finds all that is a person's in the shop, in the trash too. `isHeld`: what is to go or to be emptied is locked, parents first. Of a kind that
 * would go, those that records name which stay are apart.
 */
export const recordsOf = async (run: Run, shop: string, person: Person, { isHeld = false } = {}): Promise<Found[]> => {
  const [direct, through] = [subjects.filter(it => !it.about.through), subjects.filter(it => it.about.through)];
  const first = await found(run, shop, direct, { person, through: [] }, isHeld);
  // Of no kind that is found directly but one do others name the records.
  const known = contactsOf(first);
  if (isHeld)
    await run(linksOf(first, shop).map(({ text, values }) => ({ text: `select 1 ${text} for update`, values })));
  const [second, named] = [
    await found(run, shop, through, { person, through: known }, isHeld),
    await namedOf(run, shop, known),
  ];
  return [...first.flatMap(kind => (kind.about.whereNamed ? parted(kind, named) : kind)), ...second];
};

const parted = (kind: Found, named: ReadonlySet<string>): Found[] => {
  const [ids, others] = [kind.ids.filter(id => named.has(id)), kind.ids.filter(id => !named.has(id))];
  return [
    { ...kind, ids, outcome: 'clears' },
    { ...kind, ids: others },
  ];
};

/** Those of the contacts that something names which stays. */
const namedOf = async (run: Run, shop: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const naming = subjects
    .filter(({ about }) => outcomeOf(about) === 'stays')
    .flatMap(({ entity, about }) =>
      throughFields(about).map(
        field =>
          `exists (select 1 from ${tableName(entity)} u where u.shop_id = $1 and u.${storedField(entity, field)!.column} = c.id)`,
      ),
    );
  const [named] = await run([
    {
      text: `select c.id from unnest($2::uuid[]) c(id) where $1::uuid is not null and (${naming.join(' or ')})`,
      values: [shop, ids],
    },
  ]);
  return new Set(named!.rows.map(([id]) => id!));
};

/** The contacts among them. */
export const contactsOf = (found: readonly Found[]): string[] =>
  found.filter(({ entity }) => entity.name === contacts.name).flatMap(({ ids }) => ids);

/** What links these records with others, as `from … where …`. */
export const linksOf = (found: readonly Found[], shop: string): Statement[] =>
  found
    .filter(({ about }) => about.onErasure === 'goes')
    .flatMap(({ entity, ids }) =>
      Object.values(entity.info)
        .filter(({ kind }) => kind === 'refs')
        .map(field => {
          const { table, own } = linkColumns(entity, field);
          return { text: `from ${table} l where l.shop_id = $1 and l.${own} = any($2::uuid[])`, values: [shop, ids] };
        }),
    );

const found = async (
  run: Run,
  shop: string,
  kinds: readonly Subject[],
  sought: Sought,
  isHeld: boolean,
): Promise<Found[]> => {
  const results = await run(kinds.map(kind => idsStatement(kind, shop, sought, isHeld)));
  return kinds.map((kind, n) => ({
    ...kind,
    ids: results[n]!.rows.map(([id]) => id!),
    outcome: outcomeOf(kind.about),
  }));
};

const idsStatement = (
  { entity, about }: Subject,
  shop: string,
  { person, through }: Sought,
  isHeld: boolean,
): Statement => {
  const parameters = new Parameters(shop);
  const table = tableName(entity);
  const rows = [
    ...(about.by ?? []).flatMap(name => {
      const values = spellings(entity.info[name]?.kind === 'email', person);
      return values.length ? `${soughtBy(entity, name)} = any(${parameters.add(values)}::text[])` : [];
    }),
    ...(through.length ? throughFields(about).map(field => named(entity, field, parameters.add(through))) : []),
  ].flatMap(condition =>
    // Apart, since each has indexes of its own.
    ['null', 'not null'].map(
      deleted => `select x.id from ${table} x where x.shop_id = $1 and x.deleted_at is ${deleted} and ${condition}`,
    ),
  );
  rows.push(...frozenRows(entity, about, parameters, person));
  const ids = rows.length ? `array(${rows.join(' union ')})` : `'{}'::uuid[]`;
  const all = entity.duplicateRules ? withAllMerged(ids) : ids;
  return parameters.statement(`select t.id from ${table} t where t.shop_id = $1 and t.id = any(${all})
    order by t.id limit ${mostOfAKind}${isHeld && outcomeOf(about) !== 'stays' ? ' for update' : ''}`);
};

/** Documents that keep the person's number, whatever became of the contact. */
const frozenRows = (
  entity: AnyEntity,
  about: DataSubject<string>,
  parameters: Parameters,
  person: Person,
): string[] => {
  const numbers = spellings(false, person);
  const other = frozenParties(entity)?.other;
  if (!numbers.length || !other || !throughFields(about).includes(other)) return [];
  return [
    `select p.record_id from document_parties p where p.shop_id = $1 and p.entity = '${entity.name}' and p.phone = any(${parameters.add(numbers)}::text[])`,
  ];
};

/** A reference, or the id of a contact that may be gone for good. */
const named = (entity: AnyEntity, name: string, ids: string) => {
  const { column, type } = storedField(entity, name)!;
  return `${column} = any(${ids}::${type}[])`;
};

/** Whatever was merged into them is theirs too. */
const withAllMerged = (ids: string) =>
  `array(select m.id from unnest(${ids}) f(id) cross join lateral unnest(${withMerged('f.id')}) m(id))`;

/** A telephone number may be kept with the country's code or a nought in front. */
const spellings = (isEmail: boolean, { mobileNo, email }: Person): string[] => {
  if (isEmail) return email ? [email.toLowerCase()] : [];
  return mobileNo ? [mobileNo, `91${mobileNo}`, `0${mobileNo}`] : [];
};
