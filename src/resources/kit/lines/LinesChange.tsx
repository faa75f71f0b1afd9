import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { none } from '../../../format.ts';
import { isTold } from '../columns/cell.ts';
import { cells } from '../columns/columns.tsx';
import { useLineColumns, type LineColumn } from './lineColumns.ts';
import { changesOfLines, type LineChange } from './lineChanges.ts';

type Props = { info: FieldInfo; was: unknown; becomes: unknown };

/** What came, what went and what changed in which line. */
export function LinesChange({ info, was, becomes }: Props) {
  const translate = useTranslate();
  const columns = useLineColumns(info);
  const { changes, isReordered } = changesOfLines(
    was,
    becomes,
    columns.map(({ name }) => name),
  );
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        minWidth: 0,
        overflowWrap: 'anywhere',
        '& .MuiBox-root': { display: 'inline', whiteSpace: 'normal' },
      }}
    >
      {changes.map(change => (
        <Change key={change.line.id} change={change} columns={columns} />
      ))}
      {changes.length === 0 && isReordered && <span>{translate('kit.lines.reordered')}</span>}
    </Box>
  );
}

const signs = { came: '+', went: '−', changed: '' };

function Change({
  change: { how, line, before, names },
  columns,
}: {
  change: LineChange;
  columns: readonly LineColumn[];
}) {
  const [title] = columns;
  const told = how === 'changed' ? columns.filter(({ name }) => names.includes(name)) : [];
  return (
    <span>
      {signs[how]} {title && <Value column={title} line={line} />}
      {told.map(column => (
        <span key={column.name}>
          {' · '}
          {column.label}: <del>{before && <Value column={column} line={before} />}</del> <span aria-hidden>→</span>{' '}
          <Value column={column} line={line} />
        </span>
      ))}
    </span>
  );
}

function Value({ column: { name, kind, info }, line }: { column: LineColumn; line: RaRecord }) {
  const { Show } = cells[kind];
  return isTold(line[name]) ? <Show value={line[name]} info={info} record={line} /> : none;
}
