import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { columnsOf, type Column } from '../columns/columns.tsx';
import type { CellProps } from '../columns/cell.ts';
import { useEntity } from '../useEntity.ts';

/** What a list has of its own. */
export type ListLook = {
  /** Some columns shown in one's own way. */
  shows?: Record<string, ComponentType<CellProps>>;
  /** Stands at the end of each row, which is the record around it. */
  rowAction?: ReactNode;
};

export const ListLookContext = createContext<ListLook>({});

export const useRowAction = (): ReactNode => use(ListLookContext).rowAction;

/** The columns of this list, as it shows them. */
export function useColumns(): Column[] {
  const { shows = {} } = use(ListLookContext);
  return columnsOf(useEntity()).map(column => ({ ...column, Show: shows[column.name] ?? column.Show }));
}
