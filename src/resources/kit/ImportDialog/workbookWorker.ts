import { readSheet, type CellValue } from 'read-excel-file/universal';
import { headOf, type Head } from './head.ts';

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  const answer = (head: Head) => postMessage(head);
  readSheet(file).then(
    rows => answer(headOf(rows.map(row => row.map(written)))),
    () => answer(null),
  );
});

/** A day is written as one, since a preview has no formats. */
function written(cell: CellValue | null): string {
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '');
  return String(cell ?? '').trim();
}
