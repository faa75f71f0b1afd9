import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { columnsOf, type Column } from '../columns/columns.tsx';
import type { CellProps } from '../columns/cell.ts';
import { useEntity } from '../useEntity.ts';

/** What a list has of its own. */
export type ListLook = {
  /** The field that all of its records share: what they belong to, which the page tells already. */
  of?: string;
  /** Some columns shown in one's own way. */
  shows?: Record<string, ComponentType<CellProps>>;
  /** Stands at the end of each row, which is the record around it. */
  rowAction?: ReactNode;
};

export const ListLookContext = createContext<ListLook>({});

export const useRowAction = (): ReactNode => use(ListLookContext).rowAction;

/** The columns of this list, as it shows them. */
export function useColumns(): Column[] {
  const { shows = {}, of } = use(ListLookContext);
  const columns = columnsOf(useEntity()).filter(({ name }) => name !== of);
  return columns.map(column => ({ ...column, Show: shows[column.name] ?? column.Show }));
}
