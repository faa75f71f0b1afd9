import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { visuallyHidden } from '@mui/utils';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { columnOf } from '../columns/columns.tsx';
import { none } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { mergedFields, type Picks } from './merging.ts';

type Props = {
  records: readonly RaRecord[];
  /** Those that will become one. */
  taken: readonly RaRecord[];
  picks: Picks;
  onPick: (field: string, id: string) => void;
  heading: (record: RaRecord) => ReactNode;
};

/** A row for each field, a column for each record; on a phone the field stands above its row. Where they agree there is nothing to choose. */
export function Values({ records, taken, picks, onPick, heading }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const links = Object.values(entity.info).filter(({ kind }) => kind === 'refs');
  const row = (name: ReactNode, cell: (record: RaRecord) => ReactNode) => (
    <Line name={name} records={records} taken={taken} cell={cell} />
  );
  return (
    <Box component="table" sx={{ ...table, minWidth: `max(100%, ${records.length * narrowest}px)` }}>
      <tbody>
        {row(null, heading)}
        {mergedFields(entity, records).map(name => (
          <Fragment key={name}>
            {row(label(name), record => (
              <Pick name={name} record={record} taken={taken} from={picks[name]} onPick={onPick} />
            ))}
          </Fragment>
        ))}
        {links.map(info => (
          <Fragment key={info.name}>
            {row(`${label(info.name)} (${translate('kit.duplicates.all_kept')})`, record => (
              <Shown name={info.name} record={record} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </Box>
  );
}

type LineProps = Pick<Props, 'records' | 'taken'> & { name: ReactNode; cell: (record: RaRecord) => ReactNode };

function Line({ name, records, taken, cell }: LineProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const cells = records.map(record => (
    <Box component="td" key={record.id} sx={{ opacity: taken.includes(record) ? 1 : 0.5 }}>
      {cell(record)}
    </Box>
  ));
  if (!isPhone)
    return (
      <tr className="first">
        {name ? <th scope="row">{name}</th> : <td className="corner" />}
        {cells}
      </tr>
    );
  return (
    <>
      {name && (
        <tr className="first">
          <th scope="rowgroup" colSpan={records.length}>
            {name}
          </th>
        </tr>
      )}
      <tr>{cells}</tr>
    </>
  );
}

function Shown({ name, record }: { name: string; record: RaRecord }) {
  const { Show, info } = columnOf(useEntity(), name);
  return <Show value={record[name]} info={info} record={record} />;
}

type PickProps = { name: string; record: RaRecord; taken: readonly RaRecord[]; from?: string; onPick: Props['onPick'] };

function Pick({ name, record, taken, from, onPick }: PickProps) {
  const entity = useEntity();
  const { label } = useWords(entity);
  const value = record[name] as unknown;
  const isNothing = value === null || value === undefined || value === '';
  const isOpen = taken.includes(record) && new Set(taken.map(other => JSON.stringify(other[name] ?? null))).size > 1;
  const shown = isNothing ? none : <Shown name={name} record={record} />;
  if (!isOpen) return shown;
  const id = String(record.id);
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        ml: -1.25,
        cursor: 'pointer',
        fontWeight: from === id ? 600 : 400,
      }}
    >
      <Radio size="small" checked={from === id} onChange={() => onPick(name, id)} />
      <Box component="span" sx={visuallyHidden}>{`${label(name)}: `}</Box>
      {shown}
    </Box>
  );
}

/** Two of these stand side by side on the narrowest phone. */
const narrowest = 160;
const table = {
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  width: '100%',
  fontSize: 14,
  lineHeight: '20px',
  '--cell': '100%',
  '& th, & td': { textAlign: 'left', verticalAlign: 'middle', px: { xs: 1.5, sm: 2 }, py: 0.5 },
  '& td span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .first + .first, & tr:not(.first) + .first': { borderTop: 1, borderColor: 'divider' },
  '& th': { color: 'text.secondary', fontWeight: 400 },
  '& th[scope=row], & .corner': { width: 160 },
  '& th[scope=rowgroup]': { pt: 1, pb: 0 },
};
