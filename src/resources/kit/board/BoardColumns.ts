import { createContext, use } from 'react';
import type { RaRecord } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';

/** A column of a board: `value` is what the field of its records holds, `asked` what a list is asked for by. */
export type BoardColumnOf = { id: string; name: string; value: string | null; asked: string };
/** How a card comes into another column. */
export type Way = { column: string; button: EntityButton };

/** By which field the cards lie in columns, and which of them a person may move where. */
export type Columns = {
  field: string;
  all: readonly BoardColumnOf[];
  /** What else the lists are asked for. */
  filter: object;
  waysOf: (record: RaRecord) => Way[];
  /** Where the columns are changed. */
  path?: string | undefined;
};

export const ColumnsContext = createContext<Columns | null>(null);

export function useColumnsOfBoard(): Columns {
  const columns = use(ColumnsContext);
  if (!columns) throw new Error('A column is of a board');
  return columns;
}
