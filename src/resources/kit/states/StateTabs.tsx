import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { mostCounted } from '../../../../schema/kit/states.ts';
import { openStatus } from '../../../../schema/kit/statuses.ts';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { formatCount } from '../../../format.ts';
import { useBoard } from '../board/useBoard.ts';
import { ChipRow } from '../list/ChipRow.tsx';
import { useTrash } from '../list/trash.ts';
import { useEntity } from '../useEntity.ts';
import { useStates, type State } from './useStates.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** Above the list of documents: how many are in each state. Pressed, the list shows these. */
export function StateTabs() {
  const { field, all } = useStates();
  const { isTrash } = useTrash();
  const { isBoard } = useBoard();
  return all.length > 0 && !isTrash && !isBoard ? <Tabs field={field} all={all} /> : null;
}

function Tabs({ field, all }: { field: string; all: readonly State[] }) {
  const { resource, statuses, figures = {} } = useEntity();
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const counts = useCounts(field);
  const tab = (id: string | undefined, label: string) => ({
    id: id ?? 'all',
    label,
    isChosen: filterValues[field] === id,
    onChoose: () => setFilters({ ...filterValues, [field]: id }),
  });
  const states = all.map(({ id, name }) => tab(id, [name, counted(counts?.[id])].filter(Boolean).join(' ')));
  const hasOpen = statuses || Object.values(figures).some(({ state }) => state === openStatus);
  const open = hasOpen
    ? [tab(openStatus, translate(`resources.${resource}.openStates`, { _: translate('kit.statuses.open') }))]
    : [];
  return (
    <ChipRow
      label={translate('kit.states.tabs')}
      choices={[tab(undefined, translate('kit.filter.all')), ...open, ...states]}
    />
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
    queryKey: queryKeys.stateCounts(resource, others),
    queryFn: ({ signal }) => dataProvider.stateCounts(resource, { filter: others, signal }),
    placeholderData: before => before,
  });
  return data;
}
