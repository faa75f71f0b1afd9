import { useListContext, useTranslate } from 'react-admin';
import { shopDay } from '../../../../schema/kit/shopDay.ts';
import { useEntity } from '../useEntity.ts';
import { ChipRow } from './ChipRow.tsx';
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
  const now = new Date();
  const [today, tomorrow] = [shopDay(now), shopDay(new Date(now.getTime() + dayMs))];
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

const dayMs = 24 * 60 * 60 * 1_000;
