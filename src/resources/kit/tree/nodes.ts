import type { RaRecord } from 'react-admin';
import { mostLevels, type Tree } from '../../../../schema/kit/tree.ts';

export type Node = RaRecord & { path: string };

/** A node where it lies. `place`: among its siblings, counted from 1, of `of`. */
export type TreeRow = {
  id: string;
  node: Node;
  level: number;
  parentId: string | null;
  place: number;
  of: number;
  /** How many levels lie below it. */
  depth: number;
  isOpen: boolean;
};

/** Where something goes: below which node, and in which place among those that are there; without it last. */
export type Place = { parentId: string | null; place?: number };

/** Every node, each followed by what lies below it, as the server tells them. */
export function rowsOf(nodes: readonly Node[], { parent }: Tree, closed: ReadonlySet<string>): TreeRow[] {
  const below = Map.groupBy(nodes, node => parentOf(node, parent));
  const depthOf = (id: string): number => Math.max(0, ...(below.get(id) ?? []).map(each => depthOf(idOf(each)) + 1));
  const rows = (parentId: string | null, level: number): TreeRow[] => {
    const siblings = below.get(parentId) ?? [];
    return siblings.flatMap((node, i) => {
      const id = idOf(node);
      const row = { id, node, level, parentId, place: i + 1, of: siblings.length, depth: depthOf(id) };
      return [{ ...row, isOpen: !closed.has(id) }, ...rows(id, level + 1)];
    });
  };
  return rows(null, 1);
}

/** What is seen: nothing below a closed node. Sought, whatever is called so, and the way that leads there. */
export function seen(rows: readonly TreeRow[], title: string, query: string): TreeRow[] {
  const wanted = query.trim().toLowerCase();
  const byId = new Map(rows.map(row => [row.id, row]));
  if (!wanted) return rows.filter(row => aboveOf(row, byId).every(({ isOpen }) => isOpen));
  const found = rows.filter(({ node }) => String(node[title]).toLowerCase().includes(wanted));
  const shown = new Set(found.flatMap(row => [row.id, ...aboveOf(row, byId).map(({ id }) => id)]));
  return rows.filter(({ id }) => shown.has(id)).map(row => ({ ...row, isOpen: true }));
}

function aboveOf(row: TreeRow, byId: ReadonlyMap<string, TreeRow>): TreeRow[] {
  const above = byId.get(row.parentId ?? '');
  return above ? [above, ...aboveOf(above, byId)] : [];
}

/** Whether a row may lie below another one: not below itself, and not too deep. */
export function mayLieBelow(row: TreeRow, parentId: string | null, rows: readonly TreeRow[]): boolean {
  const byId = new Map(rows.map(each => [each.id, each]));
  const parent = byId.get(parentId ?? '');
  if (!parent) return true;
  const isOwn = parent.id === row.id || aboveOf(parent, byId).some(({ id }) => id === row.id);
  return !isOwn && parent.level + 1 + row.depth <= mostLevels;
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** One step with the keyboard: among the siblings, below the one above it, or beside what it lies below; undefined where it leads nowhere. */
export function stepped(row: TreeRow, step: Step, rows: readonly TreeRow[]): Place | undefined {
  const { parentId, place, of } = row;
  if (step === 'up') return place > 1 ? { parentId, place: place - 1 } : undefined;
  if (step === 'down') return place < of ? { parentId, place: place + 1 } : undefined;
  if (step === 'out') {
    const parent = rows.find(({ id }) => id === parentId);
    return parent && { parentId: parent.parentId, place: parent.place + 1 };
  }
  const before = rows.find(each => each.parentId === parentId && each.place === place - 1);
  return before && mayLieBelow(row, before.id, rows) ? { parentId: before.id } : undefined;
}

export type Zone = 'before' | 'inside' | 'after';

/** What is dropped on the upper or the lower edge of a row comes beside it, in its middle below it. */
export function dropped(row: TreeRow, over: TreeRow, zone: Zone, rows: readonly TreeRow[]): Place | undefined {
  // Below an open node the first comes right after it.
  const isFirst = zone === 'after' && over.isOpen && over.depth > 0;
  const parentId = zone === 'inside' || isFirst ? over.id : over.parentId;
  if (over.id === row.id || !mayLieBelow(row, parentId, rows)) return undefined;
  if (zone === 'inside') return row.parentId === parentId ? undefined : { parentId };
  if (isFirst) return { parentId, place: 1 };
  const others = rows.filter(each => each.parentId === parentId && each.id !== row.id);
  const at = others.findIndex(({ id }) => id === over.id);
  const place = at + (zone === 'before' ? 1 : 2);
  return row.parentId === parentId && place === row.place ? undefined : { parentId, place };
}

const idOf = ({ id }: Node) => String(id);
const parentOf = (node: Node, parent: string) => (node[parent] as string | null) ?? null;
