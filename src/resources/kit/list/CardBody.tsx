import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { LinkBase, type RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { isTold } from '../columns/cell.ts';
import { columnOf, type Column } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { useColumns } from './ListLook.ts';
import { useRecordPath } from './RowPath.tsx';

type Props = {
  record: RaRecord;
  /** A field that the place of the card tells already. */
  without?: string;
  sx?: SxProps<Theme>;
};

/** A record in two lines: its name, what tells it apart, and the one number that matters. It leads to the record's page. */
export function CardBody({ record, without, sx = null }: Props) {
  const columns = useColumns().filter(({ name }) => name !== without);
  const entity = useEntity();
  const { picture, title, words, flags, figure, otherFigures } = cardOf(entity, columns);
  const path = useRecordPath();
  const unusual = flags.filter(({ name, info }) => Boolean(record[name]) !== Boolean(info.initial));
  const said = words.filter(({ name }) => isTold(record[name]));
  const told = [...unusual, ...said.filter(({ name }, n) => n < 2 || name === entity.states?.field)].toSorted(
    choicesFirst,
  );
  return (
    <Box {...(path ? { component: LinkBase, to: path, draggable: false } : {})} sx={[line, sx].flat()}>
      {picture && <Value column={picture} record={record} />}
      <Box sx={{ flex: '1 1 var(--words, 0)', minWidth: 0 }}>
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

/** Where there is no room for all, a long name is cut off and not the state behind it. */
const choicesFirst = (one: Column, other: Column) =>
  Number(other.info.kind === 'choice') - Number(one.info.kind === 'choice');

const hidden = ({ shown, counts }: AnyEntity, name: string) => !shown.includes(name) && !counts?.[name];
const unspoken = new Set(['images', 'image', 'boolean']);
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
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
