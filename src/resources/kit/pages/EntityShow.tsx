import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { columnOf } from '../columns/columns.tsx';
import type { CellProps } from '../columns/cell.ts';
import { LoadTrouble } from './LoadTrouble.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import { Transitions } from '../states/Transitions.tsx';
import { useEntity } from '../useEntity.ts';
import { useLoadedRecord } from './useLoadedRecord.ts';
import { useWords } from '../useWords.ts';

type Props = {
  fields?: readonly string[];
  /** Some fields shown in one's own way. */
  shows?: Record<string, ComponentType<CellProps>>;
};

/** A record that nobody changes. */
export function EntityShow(props: Props) {
  const { states } = useEntity();
  const { record, error } = useLoadedRecord('show');
  if (error && !record) return <LoadTrouble error={error} />;
  if (!record) return <Skeleton variant="rounded" height={320} />;
  return (
    <RecordContextProvider value={record}>
      <RecordHeading record={record} />
      {states && <Transitions record={record} />}
      <Facts record={record} {...props} />
    </RecordContextProvider>
  );
}

/** Its fields, one under the other. */
export function Facts({ record, fields, shows = {} }: Props & { record: RaRecord }) {
  const entity = useEntity();
  const { label } = useWords(entity);
  return (
    <Paper variant="outlined" component="dl" sx={{ m: 0, px: 2 }}>
      {(fields ?? [...entity.form, 'createdAt']).map(name => {
        const column = columnOf(entity, name);
        const Show = shows[name] ?? column.Show;
        return (
          <Box key={name} sx={fact}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label(name)}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', '--cell': '100%' }}>
              <Show value={record[name]} info={column.info} record={record} />
            </Box>
          </Box>
        );
      })}
    </Paper>
  );
}

const fact = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
  gap: { xs: 0, sm: 2 },
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
