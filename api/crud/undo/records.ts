import type { Left } from '../../../schema/kit/changeReport.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { treeLock } from '../../db/tree.ts';
import { lineReferences, linesOf } from '../../../schema/kit/lineEntity.ts';
import { changeEach } from '../../db/changeEach.ts';
import type { Occasion } from '../../db/history.ts';
import { parentsFirst } from '../../db/parentsFirst.ts';
import { entityOf } from '../../db/select.ts';
import { changedLines, documentColumn } from '../../db/lines.ts';
import { holdTargets, lockAny } from '../../db/undoRows.ts';
import type { Row } from '../../db/write.ts';
import type { Statement } from '../../ports.ts';
import { publishingGuards } from '../../db/proved.ts';
import { restoreStatements, trashStatements } from '../remove.ts';
import { broughtAlong, updateStatements } from '../update.ts';
import { factsOf, takenOf, type Undoing } from './facts.ts';
import { plan, wayBack, type Touched, type Way } from './plan.ts';

/** The ids of what is as it was, and what is not. */
export type Outcome = { undone: string[]; left: Left[] };

/**
 * Takes back what a change did to these records, in one transaction. They and what they are to refer to are locked parents first. What
 * comes back does so in this order too, and what goes in the other: so nothing of the change itself stands in the way.
 */
export const undoRecords = async (touched: readonly Touched[], undoing: Undoing): Promise<Outcome> => {
  const groups = [...Map.groupBy(touched, ({ entity }) => entity)].sort(([one], [other]) => parentsFirst(one, other));
  const there = await lock(groups, undoing);
  const outcome: Outcome = { undone: [], left: [] };
  const step = async (entity: AnyEntity, records: Touched[]) => {
    if (!records.length) return;
    const { undone, left } = await undoSome(entity, records, undoing, id => there.has(id));
    for (const id of undone) there.add(id);
    outcome.undone.push(...undone);
    outcome.left.push(...left);
  };
  const goes = ({ steps }: Touched) => 'remove' in wayBack(steps);
  for (const [entity, records] of groups)
    await step(
      entity,
      records.filter(record => !goes(record)),
    );
  for (const [entity, records] of groups.toReversed()) await step(entity, records.filter(goes));
  return outcome;
};

/** Replies with the ids of what is there to be referred to. */
const lock = async (groups: readonly [AnyEntity, Touched[]][], { run, shop }: Undoing): Promise<Set<string>> => {
  const trees = groups.flatMap(([entity]) => treeLock(entity, shop)).map(statement => ({ statement, tells: false }));
  const rows = groups.flatMap(([entity, records]) => [
    ...targetsOf(entity, records, shop).map(statement => ({ statement, tells: true })),
    {
      statement: lockAny(entity, shop, idsOf(records)),
      tells: false,
    },
  ]);
  const locks = [...trees, ...rows];
  const results = await run(locks.map(({ statement }) => statement));
  return new Set(results.flatMap(({ rows }, i) => (locks[i]!.tells ? rows.map(([id]) => id!) : [])));
};

const targetsOf = (entity: AnyEntity, records: readonly Touched[], shop: string): Statement[] => {
  const ways = records.map(({ id, steps }) => ({ id, way: wayBack(steps) }));
  const back = ways.filter(({ way }) => 'restore' in way).map(({ id }) => id);
  const former = (name: string) =>
    ways.flatMap(({ way }) => ('fields' in way ? [way.fields[name]?.[0] ?? []].flat() : []));
  const held = (from: AnyEntity, field: FieldInfo, ids: string[], by?: string) =>
    ids.length || (back.length && field.kind === 'ref')
      ? [
          {
            target: entityOf(field.target!),
            statement: holdTargets(from, field, shop, { ids: [...new Set(ids)], back, ...(by && { by }) }),
          },
        ]
      : [];
  const targets = [
    ...Object.values(entity.info)
      .filter(({ kind }) => kind === 'ref' || kind === 'refs')
      .flatMap(field => held(entity, field, former(field.name) as string[])),
    ...linesOf(entity).flatMap(({ field: { name }, lines }) =>
      lineReferences(lines).flatMap(field => {
        const ids = (former(name) as Record<string, unknown>[]).flatMap(
          line => (line[field.name] as string | null) ?? [],
        );
        return held(lines, field, ids, documentColumn);
      }),
    ),
  ];
  return targets.sort((one, other) => parentsFirst(one.target, other.target)).map(({ statement }) => statement);
};

const undoSome = async (
  entity: AnyEntity,
  records: readonly Touched[],
  undoing: Undoing,
  isThere: (id: string) => boolean,
): Promise<Outcome> => {
  const facts = await factsOf(entity, records, undoing);
  const planned = records.flatMap(record => {
    const known = facts(record.id);
    return known ? [{ id: record.id, state: known.state, ...plan(record, { ...known, isThere }) }] : [];
  });
  const taken = await takenOf(entity, planned, undoing);
  const ways = planned.flatMap(({ id, way }) => (way && !taken.has(id) ? [{ id, way }] : []));
  const statements = writes(entity, ways, undoing);
  if (statements.length) await undoing.run(statements);
  return {
    undone: ways.map(({ id }) => id),
    left: planned.flatMap(({ id, state, left }): Left[] => {
      const fields = taken.get(id);
      if (!fields) return left ? [left] : [];
      return [{ entity: entity.name, id, title: state?.title ?? null, why: 'taken', fields: [...fields] }];
    }),
  };
};

const writes = (
  entity: AnyEntity,
  ways: readonly { id: string; way: Way }[],
  { shop, occasion }: Undoing,
): Statement[] => {
  const moved = (kind: 'remove' | 'restore') => {
    const ids = ways.filter(({ way }) => kind in way).map(({ id }) => id);
    const statements = kind === 'remove' ? trashStatements : restoreStatements;
    return ids.length ? statements(entity, shop, ids, occasion) : [];
  };
  const rows = ways.flatMap(({ id, way }): Row[] =>
    'fields' in way
      ? [{ id, ...Object.fromEntries(Object.entries(way.fields).map(([name, [was]]) => [name, was])) }]
      : [],
  );
  const hasLines = (row: Row) => changedLines(entity, row).length > 0;
  const alike = Map.groupBy(
    rows.filter(row => !hasLines(row)),
    row => Object.keys(valuesOf(row)).sort().join(),
  );
  return [
    ...rows.flatMap(row => publishingGuards(entity, shop, [row.id], valuesOf(row))),
    ...moved('remove'),
    ...moved('restore'),
    ...[...alike].flatMap(([names, same]) => [
      ...changeEach(entity, shop, same, names.split(','), occasion),
      ...brought(entity, shop, same, occasion),
    ]),
    ...rows.filter(hasLines).flatMap(row => updateStatements(entity, shop, [row.id], valuesOf(row), occasion)),
  ];
};

/** The rows have the same fields. A hook is told what they become. */
const brought = (entity: AnyEntity, shop: string, rows: readonly Row[], occasion: Occasion): Statement[] =>
  [...Map.groupBy(rows, row => JSON.stringify(valuesOf(row))).values()].flatMap(same =>
    broughtAlong(entity, shop, idsOf(same), valuesOf(same[0]!), occasion),
  );

const valuesOf = ({ id: _, ...values }: Row) => values;

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
