import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RecordContextProvider, useGetList, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '../../../authProvider/useSession.ts';
import { formatCount } from '../../../format.ts';
import { lookupPath } from '../../lookups/lookups.ts';
import { useStates } from '../states/useStates.ts';
import { useStateWords } from '../states/useStateWords.ts';
import { targetOf, useEntity } from '../useEntity.ts';
import { BoardCard } from './BoardCard.tsx';
import { useBoard } from './useBoard.ts';

/** So many stand in a column; the list has the rest. */
const perColumn = 50;

type Props = {
  state: string;
  /** What is dragged may go here. */
  isOpen: boolean;
  onHold: (record: RaRecord | undefined) => void;
  onDrop: () => void;
};

export function BoardColumn({ state, isOpen, onHold, onDrop }: Props) {
  const id = useId();
  const words = useStateWords();
  const path = useStatusesPath();
  const { data, total, isPending } = useColumn(state);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      onDragOver={event => isOpen && event.preventDefault()}
      onDrop={onDrop}
      sx={{ ...column, ...(isOpen && open) }}
    >
      <Typography id={id} variant="subtitle2" component="h2" sx={{ px: 0.5 }}>
        {path ? (
          <MuiLink component={Link} to={path} color="inherit" underline="hover">
            {words.state(state)}
          </MuiLink>
        ) : (
          words.state(state)
        )}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {formatCount(total)}
        </Box>
      </Typography>
      {isPending && <Skeleton variant="rounded" height={72} />}
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          <BoardCard record={record} onHold={onHold} />
        </RecordContextProvider>
      ))}
      {data && (total ?? 0) > data.length && <AllButton state={state} />}
    </Box>
  );
}

/** Where the shop changes its statuses, for whoever may see them. */
function useStatusesPath(): string | undefined {
  const { statuses, info } = useEntity();
  const can = useCan();
  const target = statuses && targetOf(info[statuses.field]!);
  return target && can(target.permissions.list!) ? lookupPath(target) : undefined;
}

/** The records in a state, as the list's other filters and its order leave them. */
function useColumn(state: string) {
  const { resource } = useEntity();
  const { field } = useStates();
  const { filterValues, filter, sort } = useListContext();
  return useGetList(resource, {
    pagination: { page: 1, perPage: perColumn },
    sort,
    filter: { ...filterValues, ...filter, [field]: state },
  });
}

function AllButton({ state }: { state: string }) {
  const translate = useTranslate();
  const { field } = useStates();
  const { filterValues, setFilters } = useListContext();
  const { toggle } = useBoard();
  const show = () => {
    setFilters({ ...filterValues, [field]: state });
    toggle();
  };
  return (
    <Button size="small" onClick={show}>
      {translate('kit.board.all')}
    </Button>
  );
}

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  alignContent: 'start',
  minWidth: 0,
  minHeight: 200,
  p: 1,
  borderRadius: 1,
  bgcolor: 'background.default',
  scrollSnapAlign: 'start',
};
const open = { outline: 2, outlineStyle: 'dashed', outlineColor: 'primary.main', outlineOffset: -2 };
