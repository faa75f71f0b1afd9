import { useListContext } from 'react-admin';
import { useListPath } from '../list/useListPath.ts';
import { FigureGrid } from './FigureGrid.tsx';
import { FiguredListContext } from './FiguredList.ts';

/** What the list comes to, by its filters and over all its pages. */
export function FiguresPanel({ without }: { without?: readonly string[] }) {
  const { filterValues, filter } = useListContext();
  const pathWith = useListPath();
  const list = { filter: { ...filterValues, ...filter }, chosen: filterValues, pathWith };
  return (
    <FiguredListContext value={list}>
      <FigureGrid {...(without && { without })} />
    </FiguredListContext>
  );
}
