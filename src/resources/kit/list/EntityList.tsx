import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { ListBase, useListContext, type RaRecord } from 'react-admin';
import { usePageTrouble } from '../../../layout/usePageTrouble.ts';
import { Figures } from '../figures/Figures.tsx';
import { ImportProvider } from '../ImportDialog/ImportContext.tsx';
import { ImportDialog } from '../ImportDialog/ImportDialog.tsx';
import { RunningImports } from '../ImportDialog/RunningImports.tsx';
import { AssignmentTabs } from './AssignmentTabs.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ClosedList } from './ClosedList.tsx';
import { DatedTabs } from './DatedTabs.tsx';
import { ListHead } from './ListHead.tsx';
import { ListLookContext, type ListLook } from './ListLook.ts';
import { ListTitle } from './ListTitle.tsx';
import { Records } from './Records.tsx';
import type { RowPath } from './RowPath.tsx';
import { usualList } from './usualList.ts';
import { StateTabs } from '../states/StateTabs.tsx';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';

type Props = ListLook & {
  /** Where a record leads, if not to its own page. */
  rowPath?: RowPath;
  /** More to do with chosen rows. */
  bulk?: ReactNode;
  /** More to do with the list as a whole. */
  actions?: ReactNode;
  /** Told when the list cannot be loaded, in place of the usual ways. */
  onFailed?: (error: unknown) => void;
  /** Stands between the list's head and its records. */
  lead?: ReactNode;
  /** After how many milliseconds what is shown is read again, while somebody looks. */
  pace?: (shown: readonly RaRecord[]) => number | false;
  /** Lies over the list: the dialogs of its routes. */
  children?: ReactNode;
};

type Asked = { state: { data?: { data?: RaRecord[] } } };

/** The list of an entity, from its schema, or what is missing to see it. */
export function EntityList(props: Props) {
  const { resource, openPage } = useEntity();
  const mayList = useMay(resource, 'list');
  return openPage && !mayList ? <ClosedList /> : <OpenList {...props} />;
}

function OpenList({ rowPath, bulk, actions, onFailed, lead, pace, children, ...look }: Props) {
  const { perPage, sort, filter } = usualList(useEntity());
  const again = pace && { refetchInterval: (query: Asked) => pace(query.state.data?.data ?? []) };
  return (
    <ListBase
      perPage={perPage}
      sort={sort}
      filter={filter}
      exporter={false}
      queryOptions={{ onError: toldBelow, ...again }}
    >
      <Trouble onFailed={onFailed} />
      <ImportProvider>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ListTitle />
          <ListHead actions={actions} />
          <RunningImports />
          <StateTabs />
          <DatedTabs />
          <AssignmentTabs />
          <Figures />
          {lead}
          <Paper variant="outlined">
            <ListLookContext value={look}>
              <Records pageSize={perPage} rowPath={rowPath} bar={bulk && <BulkBar>{bulk}</BulkBar>} />
            </ListLookContext>
          </Paper>
        </Box>
        <ImportDialog />
      </ImportProvider>
      {children}
    </ListBase>
  );
}

/** In place of react-admin's own word about it. */
const toldBelow = () => {};

function Trouble({ onFailed }: Pick<Props, 'onFailed'>) {
  const { error, data } = useListContext();
  usePageTrouble(error, Boolean(data), onFailed);
  return null;
}
