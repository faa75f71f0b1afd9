import type { FieldInfo } from './fieldInfo.ts';
import type { Kind } from './meta.ts';

/**
 * A reference of the record that a reference points to, `productId.categoryId`: what lists are asked for and figures are by, where a record does
 * not hold it itself.
 */
export type Through<Name extends string = string> = `${Name}.${string}`;

type Fields = { info: Record<string, FieldInfo> };
type Named<E> = (name: string) => E | undefined;

/** Both ends of such a path: the record's own reference and the field there; undefined where it is no path. */
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
  const { field } = throughOf(entity, path, named) ?? {};
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

/** Both are references to records that live in the shop. */
export const throughProblems = <E extends Fields & Asked & { readBy?: unknown }>(
  entity: E,
  named: Named<E>,
): string[] =>
  throughPaths(entity).flatMap(path => {
    const { by, target, field } = throughOf(entity, path, named) ?? {};
    const isReference = (kind?: Kind) => kind === 'ref';
    return isReference(by?.kind) && isReference(field?.kind) && !target!.readBy && !named(field!.target!)?.readBy
      ? []
      : [`${entity.name} is asked for '${path}', which is no reference of a record that it refers to`];
  });
