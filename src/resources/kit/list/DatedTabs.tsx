import { useListContext, useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import { ChipRow } from './ChipRow.tsx';
import { useShopDay } from '../../../layout/rates/useShopDay.ts';
import { dayIn } from './dayIn.ts';
import { useTrash } from './trash.ts';

/** Above the list of dated rows: what holds today, what will, or all there are. */
export function DatedTabs() {
  const { dated } = useEntity();
  const { isTrash } = useTrash();
  return dated && !isTrash ? <Tabs since={dated.since} /> : null;
}

function Tabs({ since }: { since: string }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  // Draws anew when the day changes.
  useShopDay();
  const [today, tomorrow] = [dayIn(0), dayIn(1)];
  const coming = `${since}_gte`;
  const { heldOn, [coming]: from, ...others } = filterValues as Record<string, unknown>;
  const tabs = { all: {}, today: { heldOn: today }, coming: { [coming]: tomorrow } };
  const shown = heldOn !== undefined ? 'today' : from === tomorrow ? 'coming' : 'all';
  return (
    <ChipRow
      label={translate('kit.dated.tabs')}
      choices={Object.entries(tabs).map(([id, filter]) => ({
        id,
        label: translate(`kit.dated.${id}`),
        isChosen: shown === id,
        onChoose: () => setFilters({ ...others, ...filter }),
      }))}
    />
  );
}
