import { formatDate, formatDateTime, formatRelative } from '../../../format.ts';
import type { CellProps } from './cell.ts';

export function DayCell({ value }: CellProps) {
  return formatDate(value as string | null);
}

export function MomentCell({ value }: CellProps) {
  return formatDateTime(value as string | null);
}

/** When a record was made or changed: how long ago, the moment itself in the title. */
export function AgoCell({ value }: Pick<CellProps, 'value'>) {
  const moment = value as string | undefined;
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {formatRelative(moment)}
    </time>
  );
}
