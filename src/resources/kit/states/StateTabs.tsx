import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { mostCounted } from '../../../../schema/kit/states.ts';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { formatCount } from '../../../format.ts';
import { offPaper } from '../../../theme/print.ts';
import { chosen } from '../list/FilterChip.tsx';
import { useTrash } from '../list/trash.ts';
import { useEntity } from '../useEntity.ts';
import { useStateWords } from './useStateWords.ts';

/** Above the list of documents: how many are in each state. Pressed, the list shows these. */
export function StateTabs() {
  const { states } = useEntity();
  const { isTrash } = useTrash();
  return states && !isTrash ? <Tabs field={states.field} /> : null;
}

function Tabs({ field }: { field: string }) {
  const { info } = useEntity();
  const translate = useTranslate();
  const words = useStateWords();
  const { filterValues, setFilters } = useListContext();
  const counts = useCounts(field);
  const tab = (id: string | undefined, label: string) => (
    <Chip
      key={id ?? 'all'}
      label={label}
      variant="outlined"
      sx={filterValues[field] === id ? chosen : undefined}
      aria-pressed={filterValues[field] === id}
      onClick={() => setFilters({ ...filterValues, [field]: id })}
    />
  );
  return (
    <Box role="group" aria-label={translate('kit.states.tabs')} sx={row}>
      {tab(undefined, translate('kit.filter.all'))}
      {info[field]!.options!.map(({ id }) =>
        tab(String(id), [words.state(id), counted(counts?.[String(id)])].filter(Boolean).join(' ')),
      )}
    </Box>
  );
}

const counted = (count: number | undefined) =>
  count === undefined ? '' : count > mostCounted ? `${formatCount(mostCounted)}+` : formatCount(count);

/** Of what the other filters leave. */
function useCounts(field: string) {
  const { resource, filterValues, filter } = useListContext();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const others = { ...Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== field)), ...filter };
  const { data } = useQuery({
    queryKey: [resource, 'states', others],
    queryFn: ({ signal }) => dataProvider.stateCounts(resource, { filter: others, signal }),
    placeholderData: before => before,
  });
  return data;
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  p: 1,
  m: -1,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
  ...offPaper,
};
