import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import type { RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { columnOf } from '../columns/columns.tsx';
import { Notice } from '../list/EmptyList.tsx';
import { useWords } from '../useWords.ts';
import { pickerPage } from './useActivePage.ts';

type Props = {
  entity: AnyEntity;
  records?: RaRecord[];
  details: readonly string[];
  onPick: (record: RaRecord) => void;
};

export function PickerList({ entity, records, details, onPick }: Props) {
  const { say } = useWords(entity);
  if (!records) return Array.from({ length: pickerPage }, (_, i) => <Skeleton key={i} height={52} />);
  if (records.length === 0) return <Notice>{say('no_match')}</Notice>;
  return (
    <List disablePadding>
      {records.map(record => (
        <ListItem key={record.id} disablePadding divider>
          <ListItemButton onClick={() => onPick(record)} sx={{ gap: 1.5, px: 1 }}>
            <Line entity={entity} record={record} details={details} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** Its picture where it has one, its name over what else tells it apart, the figure that matters at the right. */
function Line({ entity, record, details }: Omit<Props, 'records' | 'onPick'> & { record: RaRecord }) {
  const columns = details.map(name => columnOf(entity, name));
  const cell = ({ name, Show, info }: (typeof columns)[number]) => (
    <Show key={name} value={record[name]} info={info} record={record} />
  );
  const isPicture = ({ info }: (typeof columns)[number]) => /^images?$/.test(info.kind);
  return (
    <>
      {columns.filter(isPicture).map(cell)}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{String(record[entity.title] ?? '')}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {columns.filter(column => !isPicture(column) && !column.isFigure).map(cell)}
        </Box>
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{columns.filter(({ isFigure }) => isFigure).map(cell)}</Box>
    </>
  );
}
