import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState, type ReactNode } from 'react';
import { LinkBase, RecordContextProvider, SortButton, useListContext, useTranslate, type RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { frame } from '../../../theme/tokens.ts';
import { isTold } from '../columns/cell.ts';
import { columnOf, type Column } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { BulkBar } from './BulkBar.tsx';
import { useColumns, useRowAction } from './ListLook.ts';
import { useSelectLabel } from './selectLabel.ts';
import { useRecordPath } from './RowPath.tsx';

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
      <SortButton fields={sortable.map(({ name }) => name)} />
      <Button size="small" onClick={onChoose} aria-pressed={isChoosing}>
        {translate(isChoosing ? 'kit.bulk.choose_done' : 'kit.bulk.choose')}
      </Button>
    </Box>
  );
}

function Card({ record, isChoosing }: { record: RaRecord; isChoosing: boolean }) {
  const { picture, title, words, flags, figure, otherFigures } = cardOf(useEntity(), useColumns());
  const path = useRecordPath();
  const rowAction = useRowAction();
  const unusual = flags.filter(({ name, info }) => Boolean(record[name]) !== Boolean(info.initial));
  const told = [...unusual, ...words.filter(({ name }) => isTold(record[name])).slice(0, 2)];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}>
      {isChoosing && <SelectCard record={record} />}
      <Box {...(path ? { component: LinkBase, to: path } : {})} sx={rowAction ? { ...line, pr: 0 } : line}>
        {picture && <Value column={picture} record={record} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ ...oneLine, fontWeight: 600, '--cell': '100%' }}>
            <Value column={title} record={record} />
          </Box>
          <Box sx={{ ...oneLine, typography: 'body2', color: 'text.secondary' }}>
            {told.length > 0
              ? told.map(column => <Detail key={column.name} column={column} record={record} />)
              : otherFigures.map(column => <Detail key={column.name} column={column} record={record} isNamed />)}
          </Box>
        </Box>
        {figure && isTold(record[figure.name]) && (
          <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            <Value column={figure} record={record} />
          </Box>
        )}
      </Box>
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

function Detail({ column, record, isNamed }: { column: Column; record: RaRecord; isNamed?: boolean }) {
  const { label } = useWords(useEntity());
  return (
    <Box component="span" sx={{ '& *': { display: 'inline' }, '& + &::before': { content: '" · "' } }}>
      {/* A unit in brackets is told by the figure itself. */}
      {isNamed && `${label(column.name).replace(/\s*\(.*\)$/, '')} `}
      <Value column={column} record={record} />
    </Box>
  );
}

function Value({ column: { Show, info, name }, record }: { column: Column; record: RaRecord }) {
  return <Show value={record[name]} info={info} record={record} />;
}

/** Of what a list shows at first: the picture, the words, and the first figure, else the number to call. */
function cardOf(entity: AnyEntity, columns: readonly Column[]) {
  const shown = columns.filter(({ name }) => name !== entity.title && !hidden(entity, name));
  const figures = shown.filter(({ isFigure }) => isFigure);
  const figure = figures[0] ?? shown.find(({ info }) => info.kind === 'mobile' || info.kind === 'phone');
  return {
    picture: shown.find(({ info }) => info.kind === 'images' || info.kind === 'image'),
    title: columns.find(({ name }) => name === entity.title) ?? columnOf(entity, entity.title),
    figure,
    otherFigures: figures.slice(1),
    flags: shown.filter(({ info }) => info.kind === 'boolean'),
    words: shown.filter(column => column !== figure && !column.isFigure && !unspoken.has(column.info.kind)),
  };
}

const hidden = ({ shown, counts }: AnyEntity, name: string) => !shown.includes(name) && !counts?.[name];
const unspoken = new Set(['images', 'image', 'boolean']);
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const list = { listStyle: 'none', m: 0, p: 0 };
const line = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 60,
  px: 2,
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
};
