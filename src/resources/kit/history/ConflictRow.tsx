import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { columnOf } from '../columns/columns.tsx';
import type { Disputed, Side } from './conflict.ts';
import { ListChange } from './FieldChange.tsx';
import { LinesChange } from '../lines/LinesChange.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type Props = { row: Disputed & { side: Side }; record: RaRecord; onTake: (side: Side) => void };

/** A field, theirs and mine: one of the two is taken. */
export function ConflictRow({ row, record, onTake }: Props) {
  const entity = useEntity();
  const { label } = useWords(entity);
  const { Show, info } = columnOf(entity, row.name);
  const id = useId();
  // What is kept as one piece reads as what each of the two did to it.
  const isList = info.kind === 'json' && [row.mine, row.theirs].every(value => value === null || Array.isArray(value));
  const bare = { ...record, ...(info.embed && { [info.embed]: undefined }) };
  return (
    <TableRow>
      <TableCell id={id} component="th" scope="row">
        {label(row.name)}
      </TableCell>
      {(['theirs', 'mine'] as const).map(version => (
        <TableCell key={version}>
          <FormControlLabel
            control={
              <Radio
                size="small"
                checked={row.side === version}
                onChange={() => onTake(version)}
                slotProps={{ input: { 'aria-describedby': id } }}
                name={row.name}
                value={version}
              />
            }
            label={
              info.kind === 'lines' ? (
                <LinesChange info={info} was={row.before} becomes={row[version]} />
              ) : isList ? (
                <ListChange name={row.name} was={listed(row.before)} becomes={listed(row[version])} />
              ) : (
                <Show value={row[version]} info={info} record={bare} />
              )
            }
          />
        </TableCell>
      ))}
    </TableRow>
  );
}

const listed = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
