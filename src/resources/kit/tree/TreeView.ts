import { createContext, use, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { rowsOf, seen, type Node, type TreeRow } from './nodes.ts';
import { useTreeRights } from './useTree.ts';
import { useTreeCalls } from './useTreeCalls.ts';

/** What stands at the end of a row. */
export type End = ((node: Node) => ReactNode) | undefined;

/** A tree as a person looks at it: what is open, what is sought, where something is being named or moved. */
export function useTreeState(entity: AnyEntity, nodes: readonly Node[], end: End) {
  const [typed, setTyped] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // Below which node a new one is being named; null: at the top.
  const [adding, setAdding] = useState<string | null>();
  const [moving, setMoving] = useState<TreeRow>();
  const rows = rowsOf(nodes, entity.tree!, closed);
  const open = (id: string) => setClosed(new Set([...closed].filter(other => other !== id)));
  return {
    entity,
    end,
    rows,
    shown: seen(rows, entity.title, typed),
    calls: useTreeCalls(entity),
    rights: useTreeRights(entity),
    typed,
    setTyped,
    adding,
    setAdding,
    moving,
    setMoving,
    toggle: ({ id, isOpen }: TreeRow) => (isOpen ? setClosed(new Set([...closed, id])) : open(id)),
    addBelow: (id: string) => {
      open(id);
      setAdding(id);
    },
  };
}

type TreeView = ReturnType<typeof useTreeState>;
const Context = createContext<TreeView | undefined>(undefined);
export const TreeViewProvider = Context.Provider;

export function useTreeView(): TreeView {
  const view = use(Context);
  if (!view) throw new Error('Outside of a tree');
  return view;
}
