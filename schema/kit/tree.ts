import type { Permission } from '../permissions.ts';
import type { FieldInfo } from './fieldInfo.ts';

/** Records that lie below each other: which field names the one above, and which keeps the order among siblings. */
export type Tree<Name extends string = string> = {
  parent: Name;
  position: Name;
  /** In the tree's reply: how many records of an entity name, in this field, the record or one that lies below it. */
  counts: Record<string, { of: string; by: string }>;
  /** Where the tree itself is read and changed as one, and who may; its records stay at the entity's own path as well. */
  path: string;
  permissions: Record<'list' | 'create' | 'update' | 'delete', Permission>;
};

/** Deeper nobody finds anything. */
export const mostLevels = 6;

/** In front of the id in a filter by one: what names it itself, and nothing that lies below. */
export const aloneMark = 'only:';

/** Under which a reply tells where a record lies. */
export const pathField = 'path';

/** Between the levels of a path as people read it. */
export const levelMark = ' › ';

/** The names in a path, the topmost first: `Gold > Bridal`, as Shopify writes it, or `Gold › Bridal`. */
export const levelsOf = (path: string): string[] =>
  path
    .split(/\s+>\s+|\s*›\s*/)
    .map(name => name.trim())
    .filter(Boolean);

/** One way to write a path, by which two of them are compared. */
export const pathKey = (path: string): string => levelsOf(path).join(levelMark).toLowerCase();

type Entity = {
  name: string;
  tree?: Tree;
  ordered?: string;
  info: Record<string, FieldInfo>;
  space?: string;
  link?: boolean;
};
type All = Record<string, { info: Record<string, { target?: string }>; tree?: unknown; across?: unknown } | undefined>;

/** What does not fit in a tree, or in an entity that refers to one. */
export const treeProblems = (entity: Entity & { across?: unknown }, all: All): string[] => {
  const { name, tree, info, ordered, space = 'shop', link, across } = entity;
  const refersToTree = Object.values(info).some(({ target }) => target && all[target]?.tree);
  const acrossTree =
    across && refersToTree ? [`${name} has a list over all shops, and refers to a tree of each shop`] : [];
  if (!tree) return acrossTree;
  const { parent, position, counts } = tree;
  return [
    ...acrossTree,
    ...(info[parent]?.kind === 'ref' && info[parent].target === name
      ? []
      : [`${name} lies in a tree by '${parent}', which is no reference to itself`]),
    ...(info[position]?.kind === 'integer' ? [] : [`${name} has '${position}' as its place, which is no whole number`]),
    ...(ordered ? [`${name} has an order of all and one among siblings, of which one decides`] : []),
    ...(space === 'shop' && !link ? [] : [`${name} lies in a tree, and belongs to no shop`]),
    ...Object.values(counts).flatMap(({ of, by }) =>
      all[of]?.info[by]?.target === name ? [] : [`${name} counts ${of} by '${by}', which does not refer to it`],
    ),
  ];
};
