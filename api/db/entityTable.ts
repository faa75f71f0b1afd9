import { throughFields } from '../../schema/kit/dataSubject.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { comparedBy } from './duplicates.ts';
import { sortExpression, storedFields, tableName, yearlyDay, type StoredField } from './columns.ts';
import { entityOf, isReadOverShops } from './select.ts';
import { noShop } from './statement.ts';
import { effectDay } from '../../schema/kit/transitions.ts';
import { kindOfBy, measuredBy } from '../../schema/kit/figures.ts';
import type { States } from '../../schema/kit/states.ts';
import { deskRecord } from './settings.ts';
import { isOfOtherYear } from './numberYears.ts';
import type { Column, ForeignKey, Index, Table, TableStates } from './table.ts';
import { snake } from './table.ts';

/** An entity's table, from its fields. */
export const entityTable = (entity: AnyEntity): Table => {
  const fields = storedFields(entity);
  const inShops = !entity.space || entity.space === 'shop';
  return {
    name: tableName(entity),
    scope: inShops ? 'shop' : 'shared',
    columns: [
      { name: 'shop_id', type: 'uuid', ...origin[entity.space ?? 'shop'] },
      { name: 'id', type: 'uuid' },
      ...(entity.personal ? [{ name: 'user_id', type: 'uuid' }] : []),
      ...fields.map(column),
      ...housekeeping(entity),
      ...(isSearchIndexed(entity)
        ? [{ name: 'search_text', type: 'text', nullable: true, generated: searchText(entity) }]
        : []),
    ],
    key: inShops ? ['shop_id', 'id'] : ['id'],
    indexes: indexesOf(entity, fields, inShops),
    foreignKeys: fields.flatMap(field => foreignKey(entity, field)),
    ...(isSearchIndexed(entity) && { searchable: true }),
    ...(entity.personal && { personal: entity.personal }),
    ...(entity.desk && { desk: deskRights(entity.desk) }),
    ...((entity.across || (inShops && isReadOverShops(entity))) && { across: true }),
    ...(entity.across?.clears && { clearable: true }),
    ...(entity.states && { states: tableStates(entity, entity.states) }),
    ...(entity.series?.dated && !entity.series.takenBy && { takesEffectOn: snake(entity.series.dated) }),
  };
};

const indexesOf = (entity: AnyEntity, fields: StoredField[], inShops: boolean): Index[] => [
  ...uniqueIndexes(entity),
  ...uniqueInStates(entity),
  ...referenceIndexes(entity, fields),
  ...orderIndexes(entity, fields),
  ...assignmentIndexes(entity),
  ...calendarIndex(entity),
  ...figureIndexes(entity),
  ...yearlyIndexes(entity, fields),
  ...namedIndexes(entity),
  ...dayIndexes(entity),
  ...(inShops ? acrossIndexes(entity) : []),
  ...(entity.personal ? [index(entity, 'own_idx', entity.personal === true ? ['id'] : ['user_id', 'id'])] : []),
  ...alikeIndexes(entity, fields),
  ...subjectIndexes(entity),
  ...searchIndex(entity),
];

const deskRights = (fields: readonly string[]): NonNullable<Table['desk']> => ({
  rows: `id = ${deskRecord}`,
  may: `select, update (${[...fields.map(snake), 'updated_at', 'version'].join(', ')})`,
});

const tableStates = (entity: AnyEntity, { field, initial, transitions }: States): TableStates => ({
  column: snake(field),
  initial,
  transitions: Object.fromEntries(
    Object.entries(transitions).map(([name, { from, to }]) => {
      const day = effectDay(entity, name);
      return [name, { from, to, ...(day && { effectOn: snake(day) }) }];
    }),
  ),
});

/** Where a space is not chosen by whoever inserts. */
const origin = { shop: {}, platform: { initial: `'${noShop}'` }, itself: { generated: 'id' } };

const column = ({ column, type, nullable, kind, initial }: StoredField): Column => ({
  name: column,
  type,
  nullable,
  ...(kind === 'boolean' && { initial: String(initial) }),
  ...(kind === 'images' && { initial: `'{}'` }),
});

const housekeeping = ({ link }: AnyEntity): Column[] => [
  { name: 'created_at', type: 'timestamptz(3)' },
  ...(link
    ? []
    : [
        { name: 'updated_at', type: 'timestamptz(3)' },
        { name: 'version', type: 'integer', initial: '1' },
        { name: 'deleted_at', type: 'timestamptz(3)', nullable: true },
      ]),
];

/** The separator is a line feed, which no search term holds: a match never runs from one field into the next. */
export const searchText = ({ search }: AnyEntity, row = '') =>
  `lower(${search.map(name => `coalesce(${row}${snake(name)}, '')`).join(` || E'\\n' || `)})`;

const isSearchIndexed = ({ search, searchByReading }: AnyEntity) => search.length > 0 && !searchByReading;

/** Of what is not in the trash: a total is counted in such an index alone, and a deletion writes nothing into it. */
const index = (entity: AnyEntity, name: string, columns: string[], more: Partial<Index> = {}): Index => ({
  name: `${tableName(entity)}_${name}`,
  columns: ['shop_id', ...(entity.personal === true ? ['user_id'] : []), ...columns],
  ...(!entity.link && { where: 'deleted_at is null' }),
  ...more,
});

const uniqueIndexes = (entity: AnyEntity): Index[] =>
  (entity.unique ?? []).map(names => {
    const columns = names.map(snake);
    // At the top of a tree too no two have one name.
    const isAmongSiblings = entity.tree !== undefined && names.includes(entity.tree.parent);
    return index(entity, `${columns.join('_')}_key`, columns, {
      unique: true,
      ...(isAmongSiblings && { nullsAlike: true }),
    });
  });

/** Of those in some states. */
const uniqueInStates = (entity: AnyEntity): Index[] =>
  (entity.uniqueIn ?? []).map(({ fields, states }) => {
    const columns = fields.map(snake);
    const where = `deleted_at is null and ${snake(entity.states!.field)} in (${states.map(state => `'${state}'`).join(', ')})`;
    return index(entity, `${columns.join('_')}_key`, columns, { unique: true, where });
  });

const referenceIndexes = (entity: AnyEntity, fields: StoredField[]): Index[] =>
  fields
    .filter(
      ({ kind, name }) =>
        kind === 'ref' && ![...(entity.unique ?? []), ...(entity.indexes ?? [])].some(([first]) => first === name),
    )
    .map(({ column }) => index(entity, `${column}_idx`, [column]));

/** Finding by natural key, sorting by title, a list's own order, what is in a state, and what lies in the trash. */
const orderIndexes = (entity: AnyEntity, fields: StoredField[]): Index[] => {
  const { naturalKey, defaultSort, active, states } = entity;
  const title = fields.find(({ name }) => name === entity.title)!;
  const led = [...(entity.unique ?? []).map(names => names.join()), defaultSort];
  return [
    ...(naturalKey && !led.includes(naturalKey.join()) ? [index(entity, 'natural_idx', naturalKey.map(snake))] : []),
    ...(!entity.link && title.kind === 'text'
      ? [index(entity, 'title_idx', [`(${sortExpression(title).replace('t.', '')})`, 'id'])]
      : []),
    ...(active ? activeIndexes(entity, snake(active.field)) : []),
    ...(entity.permissions.delete && !entity.link
      ? [index(entity, 'trash_idx', ['id'], { where: 'deleted_at is not null' })]
      : []),
    ...(entity.sortedBy ?? []).map(name =>
      sortIndex(
        entity,
        fields.find(field => field.name === name)!,
      ),
    ),
    ...(defaultSort ? [index(entity, 'newest_idx', [snake(defaultSort), 'id'])] : []),
    ...(states ? [index(entity, 'state_idx', [snake(states.field), 'id'])] : []),
  ];
};

const sortIndex = (entity: AnyEntity, field: StoredField): Index =>
  index(entity, `${field.column}_sort_idx`, [sortExpression(field).replace('t.', ''), 'id']);

/** Of those that are in use, and of the few that are not. */
const activeIndexes = (entity: AnyEntity, active: string): Index[] => [
  index(entity, 'active_idx', ['id'], { where: `deleted_at is null and ${active}` }),
  index(entity, 'inactive_idx', ['id'], { where: `deleted_at is null and not ${active}` }),
];

/** What is due, and what of it is one person's: the states in which something is to be done are few, and within each stand the days. */
const assignmentIndexes = (entity: AnyEntity): Index[] => {
  const { states, assignment: { to, due } = {} } = entity;
  if (!due) return [];
  const days = [...(states ? [snake(states.field)] : []), snake(due)];
  return [index(entity, 'due_idx', days), ...(to ? [index(entity, 'assigned_idx', [snake(to), ...days])] : [])];
};

/** What lies on some days, a list's other filters asked of each row. */
const calendarIndex = (entity: AnyEntity): Index[] => {
  const { calendar, assignment, states } = entity;
  if (!calendar) return [];
  // Of what is due without any states that index is the same.
  const isThere = assignment?.due === calendar.start && !states;
  return isThere ? [] : [index(entity, 'calendar_idx', [snake(calendar.start), 'id'])];
};

/** Counted by a moment without a look at the rows. Not with what is added up as well: that changes, and each change would write all indexes. */
const figureIndexes = (entity: AnyEntity): Index[] => {
  const counted = Object.values(entity.figures ?? {}).filter(
    figure => !measuredBy(figure) && kindOfBy(entity, figure) === 'timestamp',
  );
  const moments = new Set(counted.map(({ by }) => snake(by!)));
  return [...moments].map(moment => index(entity, `${moment}_figure_idx`, [moment]));
};

/** Days that come again each year, in the order of the year. */
const yearlyIndexes = (entity: AnyEntity, fields: StoredField[]): Index[] =>
  fields
    .filter(({ name }) => entity.info[name]?.yearly)
    .map(({ column }) => index(entity, `${column}_yearly_idx`, [yearlyDay(column)]));

const namedIndexes = (entity: AnyEntity): Index[] =>
  (entity.indexes ?? []).map(names => {
    const columns = names.map(snake);
    return { name: `${tableName(entity)}_${columns.join('_')}_idx`, columns: ['shop_id', ...columns] };
  });

/** Numbered documents by their day, and the few whose number is of another financial year. */
const dayIndexes = (entity: AnyEntity): Index[] => {
  const { field, dated } = entity.series ?? {};
  if (!field || !dated) return [];
  const day = snake(dated);
  return [
    index(entity, `${day}_number_idx`, [day, 'id']),
    index(entity, 'other_year_idx', ['id'], {
      where: `deleted_at is null and ${isOfOtherYear({ number: snake(field), day })}`,
    }),
  ];
};

/** Finding what is there more than once, without a look at the rows: beside what is compared stands what it is made from. */
const alikeIndexes = (entity: AnyEntity, fields: StoredField[]): Index[] =>
  (entity.duplicateRules ?? [])
    .flatMap(([lead]) => fields.filter(({ name }) => name === lead))
    .filter(({ name }) => name !== entity.naturalKey?.[0])
    .map(field => {
      const compared = comparedBy(entity, field.name).replace('t.', '');
      const columns = compared === field.column ? [field.column] : [`(${compared})`, field.column];
      return index(entity, `${field.column}_alike_idx`, columns, {
        where: `deleted_at is null and ${field.column} is not null`,
      });
    });

/** Finding what is somebody's: where no other index leads to it, and in the trash, where none does. */
const subjectIndexes = (entity: AnyEntity): Index[] => {
  const { by = [], ...about } = entity.dataSubject ?? {};
  const leads = (runs: readonly (readonly unknown[])[] = [], name: string) => runs.some(([first]) => first === name);
  return [...by, ...throughFields(about)].flatMap(name => {
    const { naturalKey, unique, duplicateRules, indexes, info } = entity;
    if (leads(indexes, name)) return [];
    const isLed =
      leads([...(unique ?? []), ...(duplicateRules ?? []), naturalKey ?? []], name) || info[name]?.kind === 'ref';
    const found = (where: string, kind: string): Index => ({
      name: `${tableName(entity)}_${snake(name)}_${kind}_idx`,
      columns: ['shop_id', soughtBy(entity, name)],
      where: `deleted_at is ${where} and ${snake(name)} is not null`,
    });
    return [...(isLed ? [] : [found('null', 'subject')]), found('not null', 'trash')];
  });
};

/** As a person's numbers and addresses are compared: an address without case. */
export const soughtBy = (entity: AnyEntity, name: string): string =>
  entity.info[name]?.kind === 'email' ? `(lower(${snake(name)}) collate "C")` : snake(name);

/** A list over all shops begins with no shop: the order of all, and the order of each value. */
const acrossIndexes = ({ across, ...entity }: AnyEntity): Index[] =>
  across
    ? [[], ...(across.indexes ?? []).map(name => [name])].map(names => {
        const columns = [...names.map(snake), 'id'];
        return { name: `${tableName(entity)}_${columns.join('_')}_across_idx`, columns };
      })
    : [];

/** Every search reads the rows that still wait for their place in the index: 256 kB cost it little, the usual 4 MB more than all the rest. */
const searchIndex = (entity: AnyEntity): Index[] => {
  const gin = { using: 'gin', options: 'gin_pending_list_limit = 256' };
  return isSearchIndexed(entity) ? [index(entity, 'search_idx', ['search_text gin_trgm_ops'], gin)] : [];
};

const foreignKey = (entity: AnyEntity, { kind, column, target }: StoredField): ForeignKey[] => {
  if (kind !== 'ref') return [];
  const { space, readBy = { table: snake(target!), id: 'id' } } = entityOf(target!);
  const shop = space === 'platform' ? [] : ['shop_id'];
  return [
    {
      name: `${tableName(entity)}_${column}_fkey`,
      columns: [...shop, column],
      table: readBy.table,
      to: [...shop, readBy.id],
    },
  ];
};
