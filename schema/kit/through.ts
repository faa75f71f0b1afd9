import type { FieldInfo } from './fieldInfo.ts';
import type { Kind } from './meta.ts';
import { clockInfo } from './clock.ts';

/**
 * What a record does not hold itself, and its lists are asked for and its figures are by all the same: a reference of the record that a reference
 * points to, `productId.categoryId`; what its lines hold, `lines.metal`; or both, `lines.productId.categoryId`; or what the clock says of a
 * moment, `soldAt.hour`.
 */
export type Through<Name extends string = string> = `${Name}.${string}`;

type Fields = { info: Record<string, FieldInfo> };
type Named<E> = (name: string) => E | undefined;

/** Where a path leads into the lines of the record: what they hold, and the rest of the path from there. */
export const intoLines = (
  { info }: Fields,
  path: string,
): { lines: FieldInfo; line: Fields; rest: string } | undefined => {
  const [own = '', ...rest] = path.split('.');
  const lines = rest.length && Object.hasOwn(info, own) ? info[own] : undefined;
  return lines?.line && { lines, line: { info: lines.line }, rest: rest.join('.') };
};

/** The field at the end of a path, or of the record itself. */
export const fieldAt = (entity: Fields, path: string, named: Named<Fields>): FieldInfo | undefined => {
  const into = intoLines(entity, path);
  if (into) return fieldAt(into.line, into.rest, named);
  if (Object.hasOwn(entity.info, path)) return entity.info[path];
  return clockInfo(entity, path) ?? throughOf(entity, path, named)?.field;
};

/** The same where a record or its lines hold it themselves. */
export const heldField = (entity: Fields, path: string): FieldInfo | undefined =>
  fieldAt(entity, path, () => undefined);

/** Both ends of a path over a reference: the record's own and the field there; undefined where it is none. */
export const throughOf = <E extends Fields>(
  { info }: Fields,
  path: string,
  named: Named<E>,
): { by: FieldInfo; target: E; field: FieldInfo } | undefined => {
  const [own = '', name] = path.split('.');
  const by = name && Object.hasOwn(info, own) ? info[own]! : undefined;
  const target = by?.target ? named(by.target) : undefined;
  const field = target && Object.hasOwn(target.info, name!) ? target.info[name!]! : undefined;
  return by && target && field && { by, target, field };
};

/** What is asked for, known by its whole path. */
export const throughInfo = (entity: Fields, path: string, named: Named<Fields>): FieldInfo | undefined => {
  const field = fieldAt(entity, path, named);
  return field && { ...field, name: path, required: false };
};

export const isThrough = (name: string): boolean => name.includes('.');

type Asked = {
  name: string;
  filters?: readonly string[];
  figures?: Record<string, { by?: string }>;
};

/** The paths that an entity's lists may be asked for: those of its filters and of its figures. */
export const throughPaths = ({ filters = [], figures = {} }: Omit<Asked, 'name'>): string[] => [
  ...new Set([...filters, ...Object.values(figures).flatMap(({ by }) => by ?? [])].filter(isThrough)),
];

/** What a line is told apart by. */
const ofLines: readonly (Kind | undefined)[] = ['choice', 'boolean', 'ref'];

/** What a path leads to: of lines a choice, yes or no or a reference; over a reference another one, and both to records that live in the shop. */
export const throughProblems = <E extends Fields & Asked & { readBy?: unknown }>(
  entity: E,
  named: Named<E>,
): string[] =>
  throughPaths(entity).flatMap(path => {
    if (clockInfo(entity, path)) return [];
    const { line = entity, rest = path, lines } = intoLines(entity, path) ?? {};
    if (lines && !isThrough(rest))
      return ofLines.includes(line.info[rest]?.kind)
        ? []
        : [`${entity.name} is asked for '${path}', by which no lines are told apart`];
    const { by, target, field } = throughOf(line, rest, named) ?? {};
    const isReference = (kind?: Kind) => kind === 'ref';
    return isReference(by?.kind) && isReference(field?.kind) && !target!.readBy && !named(field!.target!)?.readBy
      ? []
      : [`${entity.name} is asked for '${path}', which is no reference of a record that it refers to`];
  });
