import type { RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { linesOf } from '../../../../schema/kit/lineEntity.ts';
import { joinedLines } from '../lines/joinedLines.ts';

export type Side = 'mine' | 'theirs';

export type Conflict = {
  /** As it was when the editing began. */
  before: RaRecord;
  /** As somebody else left it. */
  current: RaRecord;
  /** What the form sent. */
  mine: Record<string, unknown>;
};

export type Disputed = { name: string; before: unknown; mine: unknown; theirs: unknown; usual: Side };

/** The fields of a form on which the two versions differ. Usual is what each of the two meant to change. */
export function disputed({ before, current, mine }: Conflict, form: readonly string[]): Disputed[] {
  return form
    .filter(name => name in mine && !same(mine[name], current[name]))
    .map(name => ({
      name,
      before: before[name],
      mine: mine[name],
      theirs: current[name],
      usual: same(mine[name], before[name]) ? 'theirs' : 'mine',
    }));
}

/** Whether a newer version leaves alone what is being typed over. Where it does not, saving has to ask. */
export function mayFollow(record: RaRecord, newer: RaRecord, typed: readonly string[]): boolean {
  return Number(newer.version) > Number(record.version) && typed.every(name => same(record[name], newer[name]));
}

/** Of the fields of lines those in which the two did not touch the same line, with what both did. */
export function withJoinedLines(entity: AnyEntity, { before, current, mine }: Conflict): Record<string, unknown> {
  return Object.fromEntries(
    linesOf(entity).flatMap(({ field: { name } }) => {
      const joined = Object.hasOwn(mine, name) && joinedLines(before[name], mine[name], current[name]);
      return joined ? [[name, joined]] : [];
    }),
  );
}

/** Nothing, null and an empty text are the same to a person, and so are lists in another order. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain).sort();
  return value === undefined || value === '' ? null : value;
}
