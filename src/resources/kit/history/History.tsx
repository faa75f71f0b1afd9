import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { Change } from '../../../dataProvider/extras.ts';
import { AgoCell } from '../columns/MomentCells.tsx';
import { FieldChange } from './FieldChange.tsx';
import { LetterState } from './LetterState.tsx';
import { PrintEntry } from './PrintEntry.tsx';
import { UndoChange } from './UndoChange.tsx';
import { useWho } from './useWho.ts';
import { useEntity } from '../useEntity.ts';
import { queryKeys } from '../../../queryKeys.ts';

const perPage = 10;
/** Of its place on a record's page. */
export const historyId = 'history';

/** Who changed what, newest first. */
export function History({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: queryKeys.history(resource, { id: record.id, version: record.version }),
    queryFn: ({ pageParam: page, signal }) =>
      dataProvider.getHistory(resource, { id: record.id, pagination: { page, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (page * perPage < last.total ? page + 1 : undefined),
    retry: false,
  });
  const changes = data?.pages.flatMap(page => page.data) ?? [];
  return (
    <Box component="aside" id={historyId} aria-label={translate('kit.history.title')}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate('kit.history.title')}
      </Typography>
      {data && !changes.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('kit.history.none')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(change => (
          <ChangeItem key={change.id} change={change} record={record} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" loading={isFetching} onClick={() => void fetchNextPage()}>
          {translate('kit.history.more')}
        </Button>
      )}
    </Box>
  );
}

function ChangeItem({ change, record }: { change: Change; record: RaRecord }) {
  const translate = useTranslate();
  const who = useWho();
  const { action, at, wasMerged, undoesId, isUndone } = change;
  const did = undoesId ? 'taken_back' : action;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2">
        {translate(`kit.history.${did}`, { who: who(change), _: action })}{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <AgoCell value={at} />
          {wasMerged && ` · ${translate('kit.history.of_merged')}`}
          {isUndone && ` · ${translate('kit.history.was_undone')}`}
        </Box>
      </Typography>
      <Particulars change={change} record={record} />
      <UndoChange change={change} record={record} />
    </Box>
  );
}

function Particulars({ change, record }: { change: Change; record: RaRecord }) {
  if (change.action === 'letter') return <LetterState change={change} />;
  if (change.action === 'print') return <PrintEntry change={change} />;
  return Object.entries(change.changes ?? {}).map(([name, values]) => (
    <FieldChange key={name} name={name} values={values} record={record} />
  ));
}
