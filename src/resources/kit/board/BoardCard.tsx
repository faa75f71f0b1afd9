import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { RaRecord } from 'react-admin';
import { buttonsOf } from '../../../../schema/kit/buttonsOf.ts';
import { MoreActions } from '../actions/MoreActions.tsx';
import { usePress } from '../actions/usePress.tsx';
import { useUsable } from '../actions/useUsable.ts';
import { CardBody } from '../list/CardBody.tsx';
import { nameOf } from '../pages/nameOf.ts';
import { useEntity } from '../useEntity.ts';

type Props = {
  record: RaRecord;
  /** Dragged by a mouse, or let go. By the keyboard and under a thumb its menu has the same ways. */
  onHold: (record: RaRecord | undefined) => void;
};

/** The figure stands below the words where there is no room for both. */
const narrow = { px: 1.5, columnGap: 1, rowGap: 0, flexWrap: 'wrap', cursor: 'inherit', '--words': '130px' };

export function BoardCard({ record, onHold }: Props) {
  const entity = useEntity();
  const isUsable = useUsable();
  const { dialog, controls } = usePress({ record });
  const ways = buttonsOf(entity).filter(button => button.to && isUsable(button, record));
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-label={nameOf(entity, record)}
      draggable={ways.length > 0}
      onDragStart={event => {
        // Without data some browsers drag nothing.
        event.dataTransfer.setData('text/plain', String(record.id));
        event.dataTransfer.effectAllowed = 'move';
        onHold(record);
      }}
      onDragEnd={() => onHold(undefined)}
      sx={{ display: 'flex', alignItems: 'center', ...(ways.length > 0 && { cursor: 'grab' }) }}
    >
      <CardBody record={record} without={entity.states!.field} sx={narrow} />
      {ways.length > 0 && (
        <Box sx={{ flex: 'none', pr: 0.5 }}>
          <MoreActions buttons={ways} {...controls} />
        </Box>
      )}
      {dialog}
    </Paper>
  );
}
