import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { quickBills } from '../../schema/entities/quickBills.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { mayAct } from '../authProvider/permissions.ts';
import { useSession } from '../authProvider/useSession.ts';
import { PeriodBar } from '../books/PeriodBar.tsx';
import { usePeriod } from '../books/usePeriod.ts';
import { formatDate } from '../format.ts';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import { FigureGrid } from '../resources/kit/figures/FigureGrid.tsx';
import { WholeList } from '../resources/kit/figures/WholeList.tsx';
import { ChipRow } from '../resources/kit/list/ChipRow.tsx';
import { inPeriod } from './inPeriod.ts';
import { subjectsOf, type Subjects } from './subjects.ts';

/** `/reports`: what the lists that a person may see come to, of a period, each row leading to its records. */
export function Reports() {
  const session = useSession();
  const { period, change } = usePeriod();
  const open = subjectsOf(({ resource }) => mayAct(resource, 'list', session));
  const { chosen, choose } = useSubject(open.flatMap(({ subjects }) => subjects));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      <Choices open={open} chosen={chosen} choose={choose} />
      {chosen.period ? <PeriodBar period={period} onChange={change} /> : <AsOfToday />}
      <ResourceContextProvider key={chosen.resource} value={chosen.resource}>
        <WholeList entity={chosen} chosen={inPeriod(chosen, period)}>
          <FigureGrid />
        </WholeList>
      </ResourceContextProvider>
    </Box>
  );
}

type Chosen = { open: readonly Subjects[]; chosen: AnyEntity; choose: (entity: AnyEntity) => void };

function Choices({ open, chosen, choose }: Chosen) {
  const translate = useTranslate();
  const here = open.find(({ subjects }) => subjects.includes(chosen))!;
  const areas = open.map(({ place, subjects }) => ({
    id: place,
    label: translate(`ts.place.${place}`),
    isChosen: place === here.place,
    onChoose: () => choose(subjects[0]),
  }));
  const subjects = here.subjects.map(entity => ({
    id: entity.resource,
    label: translate(`resources.${entity.resource}.name`, { smart_count: 2, _: entity.label.many }),
    isChosen: entity === chosen,
    onChoose: () => choose(entity),
  }));
  return (
    <>
      <ChipRow label={translate('reports.area')} choices={areas} />
      <ChipRow label={translate('reports.subject')} choices={subjects} />
    </>
  );
}

function AsOfToday() {
  const translate = useTranslate();
  const today = useShopDay();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('reports.now', { day: formatDate(today) })}
    </Typography>
  );
}

/** The one in the address, else what was sold, else the first. */
function useSubject(open: readonly AnyEntity[]) {
  const [search, setSearch] = useSearchParams();
  const named = (name: string | null) => open.find(({ resource }) => resource === name);
  const chosen = named(search.get('of')) ?? named(quickBills.resource) ?? open[0]!;
  const choose = ({ resource }: AnyEntity) =>
    setSearch(before => {
      const now = new URLSearchParams(before);
      now.set('of', resource);
      return now;
    });
  return { chosen, choose };
}
