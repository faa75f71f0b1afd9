import AddIcon from '@mui/icons-material/Add';
import MoveIcon from '@mui/icons-material/EditCalendarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { RecordContextProvider, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { calendarName } from '../../../../schema/kit/calendarName.ts';
import { hasHours } from '../../../../schema/kit/calendarOf.ts';
import type { OnDays } from '../../../dataProvider/calendars.ts';
import { formatCount, formatTime, formatWholeDay } from '../../../format.ts';
import { range } from '../filters/filter.ts';
import { CardBody } from '../list/CardBody.tsx';
import { useListPath } from '../list/useListPath.ts';
import { useEntity } from '../useEntity.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useAddLabel, useAddOn } from './useAddOn.ts';
import { useMove } from './useMove.ts';

type Props = { days: readonly string[]; shown: OnDays; /** The day is told above already. */ isTold: boolean };

/** Day after day what lies on it, below each other: for a phone, and for a day by itself. */
export function Agenda({ days, shown, isTold }: Props) {
  // Held here, since what is on its way to another day is not in its row any more.
  const [moving, setMoving] = useState<RaRecord>();
  return (
    <>
      {days.map(day => {
        const { ids = [], count = 0 } = shown.days.find(other => other.day === day) ?? {};
        const records = ids.flatMap(id => shown.records.find(record => record.id === id) ?? []);
        return <Day key={day} {...{ day, records, count, isTold }} onMove={setMoving} />;
      })}
      {moving && <MoveDialog record={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}

type OnMove = { onMove: (record: RaRecord) => void };
type DayProps = OnMove & { day: string; records: RaRecord[]; count: number; isTold: boolean };

function Day({ day, records, count, isTold, onMove }: DayProps) {
  const translate = useTranslate();
  const id = useId();
  const add = useAddOn();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, pl: 1 }}>
        <Typography
          id={id}
          component="h3"
          variant="subtitle2"
          color="text.secondary"
          sx={isTold ? visuallyHidden : undefined}
        >
          {formatWholeDay(day)}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {add && <AddOn day={day} onAdd={() => add(day)} />}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map(record => (
          <RecordContextProvider key={record.id} value={record}>
            <Row record={record} onMove={onMove} />
          </RecordContextProvider>
        ))}
      </Box>
      {records.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1, pb: 1 }}>
          {translate('kit.calendar.nothing')}
        </Typography>
      )}
      {count > records.length && <InList day={day} count={count} />}
    </Box>
  );
}

function AddOn({ day, onAdd }: { day: string; onAdd: () => void }) {
  const label = useAddLabel(day);
  return (
    <IconButton aria-label={label} title={label} onClick={onAdd}>
      <AddIcon />
    </IconButton>
  );
}

/** More than a page holds is found in the list, from which one pages on. */
function InList({ day, count }: { day: string; count: number }) {
  const translate = useTranslate();
  const entity = useEntity();
  const { filterValues } = useListContext();
  const pathWith = useListPath();
  const [from, to] = range(entity.calendar!.start) as [string, string];
  return (
    <Button component={Link} to={pathWith({ ...filterValues, [from]: day, [to]: day })}>
      {translate('kit.calendar.inList', { count: formatCount(count) })}
    </Button>
  );
}

function Row({ record, onMove }: OnMove & { record: RaRecord }) {
  const translate = useTranslate();
  const entity = useEntity();
  const { mayMove } = useMove();
  const { start } = entity.calendar!;
  const label = translate('kit.calendar.moveOne', { name: calendarName(entity, record) });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}>
      {hasHours(entity) && (
        <Box sx={{ flex: 'none', width: 72, pl: 1, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {formatTime(record[start] as string)}
        </Box>
      )}
      <CardBody record={record} without={start} sx={{ px: 1 }} />
      {mayMove(record) && (
        <IconButton aria-label={label} title={translate('kit.calendar.move')} onClick={() => onMove(record)}>
          <MoveIcon />
        </IconButton>
      )}
    </Box>
  );
}
