import { createContext, use } from 'react';
import type { To } from 'react-router-dom';
import type { FilterValues } from '../filters/filter.ts';

/** The list whose records are counted. */
type FiguredList = {
  /** All that it is asked for. */
  filter: FilterValues;
  /** What of it a person chose. */
  chosen: FilterValues;
  /** Where it is with other choices. */
  pathWith: (chosen: FilterValues) => To;
};

export const FiguredListContext = createContext<FiguredList | null>(null);

export function useFiguredList(): FiguredList {
  const list = use(FiguredListContext);
  if (!list) throw new Error('A figure is of a list');
  return list;
}
