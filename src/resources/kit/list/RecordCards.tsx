import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState, type ReactNode } from 'react';
import { RecordContextProvider, SortButton, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { frame } from '../../../theme/tokens.ts';
import { BulkBar } from './BulkBar.tsx';
import { CardBody } from './CardBody.tsx';
import { useColumns, useRowAction } from './ListLook.ts';
import { useSelectLabel } from './selectLabel.ts';

/** On a phone a record is a card of two lines: its name, what tells it apart, and the one number that matters. */
export function RecordCards({ bar = <BulkBar /> }: { bar?: ReactNode }) {
  const { data = [], isPlaceholderData, selectedIds } = useListContext();
  const [isChoosing, setChoosing] = useState(false);
  const withBoxes = isChoosing || selectedIds.length > 0;
  return (
    <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      {bar}
      <CardsHead isChoosing={withBoxes} onChoose={() => setChoosing(!isChoosing)} />
      <Box component="ul" sx={list}>
        {data.map(record => (
          <RecordContextProvider key={record.id} value={record}>
            <Card record={record} isChoosing={withBoxes} />
          </RecordContextProvider>
        ))}
      </Box>
    </Box>
  );
}

/** In place of a table's head: the order, and the way to choose several. */
function CardsHead({ isChoosing, onChoose }: { isChoosing: boolean; onChoose: () => void }) {
  const translate = useTranslate();
  const sortable = useColumns().filter(column => !column.isUnsorted);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: frame.row, px: 1 }}>
      {sortable.length > 0 ? <SortButton fields={sortable.map(({ name }) => name)} /> : <span />}
      <Button size="small" onClick={onChoose} aria-pressed={isChoosing}>
        {translate(isChoosing ? 'kit.bulk.choose_done' : 'kit.bulk.choose')}
      </Button>
    </Box>
  );
}

function Card({ record, isChoosing }: { record: RaRecord; isChoosing: boolean }) {
  const rowAction = useRowAction();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}>
      {isChoosing && <SelectCard record={record} />}
      <CardBody record={record} sx={rowAction ? { pr: 0 } : undefined} />
      {rowAction && <Box sx={{ flex: 'none', width: 44 }}>{rowAction}</Box>}
    </Box>
  );
}

function SelectCard({ record }: { record: RaRecord }) {
  const label = useSelectLabel();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': label(record) } }}
      sx={{ ml: 0.5, mr: -1 }}
    />
  );
}

const list = { listStyle: 'none', m: 0, p: 0 };
