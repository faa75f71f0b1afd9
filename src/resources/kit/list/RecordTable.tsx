import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import {
  DataTable,
  DataTableBody,
  useListContext,
  useTranslate,
  type DataTableBodyProps,
  type RaRecord,
} from 'react-admin';
import type { Column } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { BulkBar } from './BulkBar.tsx';
import { hiddenAtFirst, useHiddenColumns } from './hiddenColumns.ts';
import { useColumns, useRowAction } from './ListLook.ts';
import { RecordRow } from './RecordRow.tsx';
import { TitleLink } from './TitleLink.tsx';
import { useTrash } from './trash.ts';

/** The ledger: chosen columns, the record's name a link, figures at the right. */
export function RecordTable({ bar = <BulkBar /> }: { bar?: ReactNode }) {
  const entity = useEntity();
  const { label } = useWords(entity);
  const { isTrash } = useTrash();
  const { isPlaceholderData } = useListContext();
  const columns = useColumns();
  const [hidden] = useHiddenColumns();
  const isWide = columns.length - hidden.length > fitting;
  const linked = entity.columns.includes(entity.title) ? entity.title : columns[0]?.name;
  const roomy = roomiest(
    columns.filter(({ name }) => !hidden.includes(name)),
    linked,
    entity.series?.field,
  );
  return (
    <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      <DataTable
        body={Body}
        bulkActionsToolbar={<>{bar}</>}
        bulkActionButtons={always}
        hiddenColumns={hiddenAtFirst(entity)}
        rowClick={isTrash ? false : undefined}
        sx={isWide ? wide : narrow}
      >
        {columns.map(column => (
          <DataTable.Col
            key={column.name}
            source={column.name}
            label={label(column.name)}
            disableSort={column.isUnsorted}
            align={column.isFigure ? 'right' : undefined}
            className={column === roomy ? 'roomy' : undefined}
            render={(record: RaRecord) => <CellOf column={column} record={record} isLink={column.name === linked} />}
          />
        ))}
        <ActionColumn />
      </DataTable>
    </Box>
  );
}

function ActionColumn() {
  const translate = useTranslate();
  const rowAction = useRowAction();
  if (!rowAction) return null;
  const label = <Box sx={visuallyHidden}>{translate('kit.more')}</Box>;
  return <DataTable.Col label={label} align="right" render={() => rowAction} />;
}

/** What is done with chosen rows stands in the bar; here it only says that rows can be chosen. */
const always = <></>;

const oneLine = { whiteSpace: 'nowrap' };
/** As many columns as a page has room for. */
const fitting = 9;
/** What takes the room that the other columns leave: the record's name, or where that is a number the words beside it. */
function roomiest(
  columns: readonly Column[],
  linked: string | undefined,
  number: string | undefined,
): Column | undefined {
  const title = columns.find(({ name }) => name === linked);
  const words = columns.find(({ name, info }) => name !== linked && /^(text|longText|ref)$/.test(info.kind));
  return title?.info.kind === 'digits' || title?.name === number ? (words ?? title) : title;
}

const narrow = { '& td': oneLine, '& .roomy': { width: '100%', minWidth: 180, maxWidth: 0, '--cell': '100%' } };
/** A table that scrolls sideways gives up its sticky head. */
const wide = {
  '& td': oneLine,
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-headerCell': { top: 0 },
};

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={RecordRow} />;

function CellOf({
  column: { name, info, Show },
  record,
  isLink,
}: {
  column: Column;
  record: RaRecord;
  isLink: boolean;
}) {
  const shown = <Show value={record[name]} info={info} record={record} />;
  return isLink ? <TitleLink>{shown}</TitleLink> : shown;
}
