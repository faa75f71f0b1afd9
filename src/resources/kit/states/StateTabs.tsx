import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { mostCounted } from '../../../../schema/kit/states.ts';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { formatCount } from '../../../format.ts';
import { useBoard } from '../board/useBoard.ts';
import { ChipRow } from '../list/ChipRow.tsx';
import { useTrash } from '../list/trash.ts';
import { useEntity } from '../useEntity.ts';
import { useStateWords } from './useStateWords.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** Above the list of documents: how many are in each state. Pressed, the list shows these. */
export function StateTabs() {
  const { states } = useEntity();
  const { isTrash } = useTrash();
  const { isBoard } = useBoard();
  return states && !isTrash && !isBoard ? <Tabs field={states.field} /> : null;
}

function Tabs({ field }: { field: string }) {
  const { info } = useEntity();
  const translate = useTranslate();
  const words = useStateWords();
  const { filterValues, setFilters } = useListContext();
  const counts = useCounts(field);
  const tab = (id: string | undefined, label: string) => ({
    id: id ?? 'all',
    label,
    isChosen: filterValues[field] === id,
    onChoose: () => setFilters({ ...filterValues, [field]: id }),
  });
  const states = info[field]!.options!.map(({ id }) =>
    tab(String(id), [words.state(id), counted(counts?.[String(id)])].filter(Boolean).join(' ')),
  );
  return (
    <ChipRow label={translate('kit.states.tabs')} choices={[tab(undefined, translate('kit.filter.all')), ...states]} />
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
