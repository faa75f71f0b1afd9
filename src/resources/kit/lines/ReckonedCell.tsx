import { cells } from '../columns/columns.tsx';
import { isTold } from '../columns/cell.ts';
import { useTypedFigure } from '../form/useTypedRecord.ts';
import type { LineColumn } from './lineColumns.ts';

type Props = { lines: string; index: number; column: LineColumn };

/** What nobody types. */
export function ReckonedCell({ lines, index, column: { name, kind, info, label } }: Props) {
  const figure = useTypedFigure(lines, index, name);
  const { Show } = cells[kind];
  return (
    <output className="reckoned" aria-label={label}>
      {isTold(figure) && <Show value={figure} info={info} record={{ id: '' }} />}
    </output>
  );
}
