import { entities } from '../../schema/entities/index.ts';
import { isPlainText, isTimestamp } from '../../schema/kit/checks.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { ownValue } from '../../schema/kit/ownValue.ts';
import { longestUpdate } from '../../schema/rules/sharedTexts.ts';
import { cleanHtml } from '../crud/clean.ts';
import { plainName } from '../crud/uploads/store.ts';
import { isUpdate } from '../sharedTexts/yjs.ts';
import { checkCounter, isId, isKnownEntity, isWhole, wrong, type Values } from './check.ts';
import { keptEntities, type Cell, type Kept } from './contents.ts';
import { movedWithin, type Moves } from './moved.ts';
import { camel } from './sections.ts';

const longest = 10_000;
const known: ReadonlySet<string> = new Set(['shops', ...keptEntities.map(({ name }) => name)]);

const isText = (value: unknown, most = longest): value is string =>
  typeof value === 'string' && value.length <= most && isPlainText(value);

const judges: Record<Exclude<Cell, 'changes' | 'counter'>, (value: unknown) => boolean> = {
  id: isId,
  ids: value => Array.isArray(value) && value.length <= 1_000 && value.every(isId),
  person: isId,
  people: value => Array.isArray(value) && value.length <= 1_000 && value.every(isId),
  entity: value => isKnownEntity(value, known),
  word: value => typeof value === 'string' && /^[\w.+/-]{1,100}$/.test(value),
  text: value => isText(value),
  time: value => typeof value === 'string' && isTimestamp(value),
  whole: isWhole,
  flag: value => typeof value === 'boolean',
};

/** A row that the framework keeps, with the ids of the new shop. Throws WrongRow. */
export const checkedKept = (kept: Kept, row: Values, moves: Moves): Values => {
  const names = Object.keys(kept.columns);
  const columns = new Map(names.map(name => [camel(name), name]));
  for (const name of Object.keys(row)) if (!columns.has(name)) wrong(name);
  const entity = ownValue<AnyEntity>(entities as Record<string, AnyEntity>, row['entity']);
  return Object.fromEntries(
    names.map(column => {
      const [name, cell] = [camel(column), kept.columns[column]!];
      const value = row[name] ?? null;
      if (value === null && kept.optional?.includes(column)) return [name, null];
      if (kept.table === 'shared_text_updates' && column === 'content')
        return [name, isText(value, longestUpdate * 10) && isUpdate(value) ? value : wrong(name)];
      if (kept.table === 'record_files' && column === 'name')
        return [name, isText(value) ? plainName(value) : wrong(name)];
      if (cell === 'changes') return [name, checkedChanges(entity, value, moves)];
      if (cell === 'counter') checkCounter(name, value);
      else if (!judges[cell](value)) wrong(name);
      return [name, movedCell(cell, value, moves)];
    }),
  );
};

const movedCell = (cell: Cell, value: unknown, moves: Moves): unknown => {
  if (cell === 'id') return moves.id(value as string);
  if (cell === 'ids') return (value as string[]).map(moves.id);
  if (cell === 'person') return moves.person(value as string);
  if (cell === 'people') return (value as string[]).flatMap(person => moves.person(person) ?? []);
  return value;
};

/** What was and what became of each field. Rich text is cleaned, since it is shown as it is. */
const checkedChanges = (entity: AnyEntity | undefined, value: unknown, moves: Moves): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('changes');
  return Object.fromEntries(
    Object.entries(value as Values).map(([name, change]) => {
      if (!/^\w{1,64}$/.test(name) || !Array.isArray(change) || change.length !== 2) wrong('changes');
      const field = entity?.info[name];
      const pair = (change as unknown[]).map(each =>
        field?.kind === 'richText' && typeof each === 'string' ? cleanHtml(each) : movedWithin(each, moves, field),
      );
      return [name, pair];
    }),
  );
};
