import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesOf } from '../../schema/kit/lineEntity.ts';
import { memo } from '../../schema/kit/memo.ts';
import { documentColumn } from '../db/lines.ts';
import { storedFields, tableName, type StoredField } from '../db/columns.ts';
import type { Table } from '../db/table.ts';
import { tables } from '../tables.ts';
import { keptEntities, keptTables, leftOut, type Kept } from './contents.ts';

/** One file of rows: of an entity, of a table of the framework, of the shop itself, or of its people. */
export type Section =
  | { of: 'people' | 'shop'; name: string }
  | { of: 'entity'; name: string; entity: AnyEntity }
  | { of: 'kept'; name: string; kept: Kept };

export const entityIn = (section: Section): AnyEntity | null => {
  if (section.of === 'shop') return entities.shops;
  return section.of === 'entity' ? section.entity : null;
};

/** `record_files` -> `recordFiles`. */
export const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const fileOf = ({ name }: Section): string => `${name}.jsonl`;

const allTables = memo((all: Record<string, AnyEntity>) => tables(all));
export const tableNamed = (name: string): Table => allTables(entities).find(table => table.name === name)!;

/** What an entity and its lines refer to. */
const targetsOf = (entity: AnyEntity): string[] =>
  [entity, ...linesOf(entity).map(({ lines }) => lines)].flatMap(each =>
    Object.values(each.info).flatMap(({ kind, target }) => (kind === 'ref' && target ? [target] : [])),
  );

/** What is referred to stands before what refers to it. */
const inOrder = (all: readonly AnyEntity[]): AnyEntity[] => {
  const sorted = new Set<AnyEntity>();
  const begun = new Set<AnyEntity>();
  const visit = (entity: AnyEntity) => {
    if (begun.has(entity)) return;
    begun.add(entity);
    const targets = targetsOf(entity);
    for (const other of all) if (targets.includes(other.name)) visit(other);
    sorted.add(entity);
  };
  for (const entity of all) visit(entity);
  return [...sorted];
};

const sections = memo((all: readonly AnyEntity[]): Section[] => [
  { of: 'people', name: 'people' },
  { of: 'shop', name: 'shops' },
  ...inOrder(all).map(entity => ({ of: 'entity' as const, name: entity.name, entity })),
  ...keptTables.map(kept => ({ of: 'kept' as const, name: camel(kept.table), kept })),
]);

export const allSections = (): Section[] => sections(keptEntities);

/** The fields of an entity that stand in the archive, but for its lines. */
export const takenFields = (entity: AnyEntity): StoredField[] =>
  storedFields(entity).filter(({ name }) => !leftOut(entity).includes(name));

/** The shop that an entity's rows are sorted into is `$1`; `t` is the row. */
const linesJson = (lines: AnyEntity): string => {
  const pairs = storedFields(lines)
    .filter(({ name }) => name !== 'documentId' && name !== 'position')
    .map(({ name, column }) => `'${name}', l.${column}`);
  return `(select coalesce(json_agg(json_build_object('id', l.id, ${pairs.join(', ')}) order by l.position), '[]'::json)
    from ${tableName(lines)} l where l.shop_id = $1 and l.${documentColumn} = t.id)`;
};

const moments = ({ link }: AnyEntity): [name: string, sql: string][] => [
  ['createdAt', 't.created_at'],
  ...(link
    ? []
    : ([
        ['updatedAt', 't.updated_at'],
        ['version', 't.version'],
        ['deletedAt', 't.deleted_at'],
      ] as [string, string][])),
];

/** Name and SQL of everything a row of the section holds. */
const pairsOf = (section: Section): [name: string, sql: string][] => {
  switch (section.of) {
    case 'people':
      return [
        ...['id', 'name', 'email', 'role', 'added', 'removed'].map((name): [string, string] => [name, `t.${name}`]),
        ['mobileNo', 't.mobile_no'],
      ];
    case 'kept':
      return Object.keys(section.kept.columns).map(column => [camel(column), `t.${column}`]);
    case 'shop':
      return entityPairs(entities.shops);
    case 'entity':
      return entityPairs(section.entity);
  }
};

const entityPairs = (entity: AnyEntity): [name: string, sql: string][] => [
  ['id', 't.id'],
  ...takenFields(entity).map(({ name, column }): [string, string] => [name, `t.${column}`]),
  ...linesOf(entity).map(({ field, lines }): [string, string] => [field.name, linesJson(lines)]),
  ...moments(entity),
];

/** The people, and by what they depart from their roles. */
const peopleOfShop =
  '(select p.*, d.added, d.removed from people_of_shop() p left join departures_of_shop() d on d.user_id = p.id)';

/** Where its rows are read, and by what in order. */
export const placeOf = (section: Section): { from: string; key: readonly string[]; where: string } => {
  switch (section.of) {
    case 'people':
      return { from: peopleOfShop, key: ['id'], where: '' };
    case 'kept':
      return { from: section.kept.table, key: section.kept.key, where: section.kept.where ?? '' };
    case 'shop':
      return { from: 'shops', key: ['id'], where: '' };
    case 'entity':
      return { from: tableName(section.entity), key: ['id'], where: '' };
  }
};

/** A row as the archive holds it: JSON, by the names that the API has for its fields. */
export const rowJson = (section: Section): string =>
  `row_to_json((select r from (select ${pairsOf(section)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')}) r))`;
