import type { HistoryAction, Left } from '../../../schema/kit/changeReport.ts';
import { isAfter } from '../../../schema/kit/after.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { isFrozen, isOpen } from '../../../schema/kit/frozen.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import type { Kind } from '../../../schema/kit/meta.ts';
import type { Changes } from '../../db/history.ts';

/** What a change did to a record, newest first. */
export type Step = { action: HistoryAction; changes: Changes | null };
export type Touched = { entity: AnyEntity; id: string; isMine: boolean; steps: readonly Step[]; first: string };

/** What takes it back: into the trash, out of it, or fields that become what they were. */
export type Way = { remove: true } | { restore: true } | { fields: Changes };

export const wayBack = (steps: readonly Step[]): Way => {
  const actions = steps.map(({ action }) => action);
  if (actions.includes('create') || actions[0] === 'restore') return { remove: true };
  if (actions.includes('delete')) return { restore: true };
  const fields: Record<string, readonly [unknown, unknown]> = {};
  for (const { changes } of steps)
    for (const [name, [was, became]] of Object.entries(changes ?? {}))
      fields[name] = fields[name] ? [earlier(fields[name][0], was, became), fields[name][1]] : [was, became];
  return { fields };
};

/** What a field was before a step, when `later` is what it was before the next. Of a list that another change altered in between that stays. */
const earlier = (later: unknown, was: unknown, became: unknown): unknown =>
  isList(later) && isList(became) ? (listBack(later, was, became) ?? was) : was;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');

/** A record as it is now. */
export type State = { isDeleted: boolean; title: unknown; values: Record<string, unknown> };

/** Somebody did something to it after the change; `fields` null: to all of it. */
export type Since = { by: string | null; isOther: boolean; fields: readonly string[] | null };

export type Facts = {
  state: State | undefined;
  /** Newest first. */
  since: readonly Since[];
  isUsed: boolean;
  /** Whether what a field refers to is there. */
  isThere: (id: string) => boolean;
};

export type Planned = { way: Way | null; left: Left | null };

/** What of the record can be taken back, and what stays as it is, and why. */
export const plan = ({ entity, id, steps }: Touched, facts: Facts): Planned => {
  const { state, since, isUsed } = facts;
  const way = wayBack(steps);
  const left = (why: Left['why'], more: Pick<Left, 'fields' | 'by'> = {}): Left => ({
    entity: entity.name,
    id,
    title: state?.title ?? null,
    why,
    ...more,
  });
  // Erased for good: nothing of it is left to speak of.
  if (!state) return { way: null, left: null };
  const isClosed = isFrozen(entity, state.values);
  if ('remove' in way) {
    if (state.isDeleted) return { way: null, left: null };
    if (isClosed) return { way: null, left: left('refused') };
    const other = since.find(({ isOther }) => isOther);
    if (other) return { way: null, left: left('changed', { by: other.by }) };
    return isUsed ? { way: null, left: left('used') } : { way, left: null };
  }
  if ('restore' in way) {
    if (!state.isDeleted) return { way: null, left: null };
    const gone = deadReferences(entity, state.values, facts);
    return gone.length ? { way: null, left: left('gone', { fields: gone }) } : { way, left: null };
  }
  if (state.isDeleted) return { way: null, left: left('deleted', { by: since[0]?.by ?? null }) };
  if (isClosed && Object.keys(way.fields).some(name => !isOpen(entity, name)))
    return { way: null, left: left('refused') };
  return planFields(entity, way.fields, state, facts, left);
};

const deadReferences = (entity: AnyEntity, values: State['values'], { isThere }: Facts): string[] =>
  Object.values(entity.info)
    .filter(info => targetsIn(info, values[info.name]).some(id => !isThere(id)))
    .map(({ name }) => name);

/** The ids to which a reference refers, or the lines of a document. */
const targetsIn = ({ kind, line }: FieldInfo, value: unknown): string[] => {
  if (kind === 'ref') return value ? [value as string] : [];
  if (kind !== 'lines') return [];
  return Object.values(line!).flatMap(info =>
    ((value ?? []) as Line[]).flatMap(each => targetsIn(info, each[info.name])),
  );
};

const planFields = (
  entity: AnyEntity,
  changes: Changes,
  { values }: State,
  { isThere, since }: Facts,
  left: (why: Left['why'], more: Pick<Left, 'fields' | 'by'>) => Left,
): Planned => {
  const fields: Record<string, readonly [unknown, unknown]> = {};
  const stays: Record<'changed' | 'gone', string[]> = { changed: [], gone: [] };
  for (const [name, [was, became]] of Object.entries(changes)) {
    const info = entity.info[name];
    const [now, kind] = [values[name], info?.kind];
    const back = formerValue(kind, now, was, became);
    if (back === undefined) stays.changed.push(name);
    else if (info && !same(back, now) && targetsIn(info, was).some(id => !isThere(id))) stays.gone.push(name);
    else if (kind === 'refs') {
      const there = (back as string[]).filter(id => (now as string[]).includes(id) || isThere(id));
      if (there.length < (back as string[]).length) stays.gone.push(name);
      if (!same(there.toSorted(), now)) fields[name] = [there.toSorted(), now];
    } else if (!same(back, now)) fields[name] = [back, now];
  }
  for (let wrong = outOfOrder(entity, fields, values); wrong; wrong = outOfOrder(entity, fields, values)) {
    delete fields[wrong];
    stays.changed.push(wrong);
  }
  const why = stays.changed.length ? 'changed' : 'gone';
  const by = since.find(other => other.fields?.some(name => stays.changed.includes(name)))?.by ?? null;
  return {
    way: Object.keys(fields).length ? { fields } : null,
    left: stays[why].length ? left(why, { fields: stays[why], ...(why === 'changed' && { by }) }) : null,
  };
};

/** What a field goes back to; undefined where it was changed otherwise since. */
const formerValue = (kind: Kind | undefined, now: unknown, was: unknown, became: unknown): unknown => {
  if (kind === 'lines') return linesBack(now, was, became);
  if (kind === 'refs' || kind === 'images') return listBack(now, was, became);
  if (same(now, became)) return was;
  return same(now, was) ? now : undefined;
};

/** A day or moment that would not come after another of the record any more: the other was changed since. */
const outOfOrder = ({ info }: AnyEntity, fields: Changes, values: State['values']): string | undefined => {
  const goesBack = (name: string) => Object.hasOwn(fields, name);
  const becomes = (name: string) => (goesBack(name) ? fields[name]![0] : values[name]);
  return Object.values(info).flatMap(({ name, after }) => {
    const [one, other] = [becomes(name), after && becomes(after.field)];
    if (!after || typeof one !== 'string' || typeof other !== 'string' || isAfter(one, other, after.orSame)) return [];
    return [name, after.field].filter(goesBack);
  })[0];
};

/** Of a list only what came goes, and what went comes; of one that changed otherwise since nothing is known. */
const listBack = (now: unknown, was: unknown, became: unknown): string[] | undefined => {
  const [current, before, after] = [now, was, became].map(value => (value ?? []) as string[]) as [
    string[],
    string[],
    string[],
  ];
  if (same(current, after)) return before;
  const [came, went] = [after.filter(id => !before.includes(id)), before.filter(id => !after.includes(id))];
  if (!came.length && !went.length) return same(current, before) ? current : undefined;
  return [...current.filter(id => !came.includes(id)), ...went.filter(id => !current.includes(id))];
};

type Line = { id: string; position: number } & Record<string, unknown>;

/** Of the lines those that came go, and those that went or changed are as they were; of one that changed otherwise since nothing is known. */
const linesBack = (now: unknown, was: unknown, became: unknown): Line[] | undefined => {
  const [current, before, after] = [now, was, became].map(value => (value ?? []) as Line[]) as [Line[], Line[], Line[]];
  const idsOf = (lines: readonly Line[]) => new Set(lines.map(({ id }) => id));
  const [touched, came] = [idsOf([...before, ...after]), after.filter(({ id }) => !idsOf(before).has(id))];
  const isAsLeft = after.every(line => current.some(other => other.id === line.id && same(other, line)));
  const isGone = before.every(({ id }) => idsOf(after).has(id) || !idsOf(current).has(id));
  if (!isAsLeft || !isGone) return came.length || before.length ? undefined : current;
  return [...current.filter(({ id }) => !touched.has(id)), ...before].sort(
    (one, other) => one.position - other.position,
  );
};

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
