import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate, type RaRecord } from 'react-admin';
import { isStatusFor } from '../../../../schema/kit/statuses.ts';
import { usePress } from '../actions/usePress.tsx';
import { chosen } from '../list/FilterChip.tsx';
import { StatusCell } from './StatusCell.tsx';
import { useStates, useWays } from './useStates.ts';
import { useEntity } from '../useEntity.ts';

/** Where a record stands among the shop's statuses, each of which is a button to whoever may change the record. */
export function StatusBar({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const entity = useEntity();
  const { info } = entity;
  const { field, all } = useStates();
  const ways = useWays()(record);
  const { dialog, controls } = usePress({ record });
  if (ways.length === 0) return <StatusCell value={record[field]} info={info[field]!} record={record} />;
  return (
    <Box role="group" aria-label={translate('kit.statuses.bar')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {all
        .filter(status => isStatusFor(entity, status, record))
        .map(({ id, name }) => {
          const way = ways.find(({ to }) => to === id);
          const isHere = record[field] === id;
          return (
            <Chip
              key={id}
              label={name}
              variant="outlined"
              aria-pressed={isHere}
              aria-busy={(way && controls.busy === way.name) || undefined}
              onClick={() => way && !controls.busy && controls.press(way)}
              sx={isHere ? chosen : undefined}
            />
          );
        })}
      {dialog}
    </Box>
  );
}
