import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { mayAct } from '../authProvider/permissions.ts';
import { useCan, useSession } from '../authProvider/useSession.ts';
import { PeriodBar } from '../books/PeriodBar.tsx';
import { usePeriod } from '../books/usePeriod.ts';
import { formatDate } from '../format.ts';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import { FigureGrid } from '../resources/kit/figures/FigureGrid.tsx';
import { WholeList } from '../resources/kit/figures/WholeList.tsx';
import { ChipRow } from '../resources/kit/list/ChipRow.tsx';
import { offPaper } from '../theme/print.ts';
import { inPeriod } from './inPeriod.ts';
import { MetalPosition } from './MetalPosition.tsx';
import { PrintHead } from './PrintHead.tsx';
import { subjectsOf, type Subject, type Subjects } from './subjects.ts';

/** `/reports`: what the lists that a person may see come to, of a period, each row leading to its records; and the metal of the books. */
export function Reports() {
  const session = useSession();
  const may = useCan();
  const { period, change } = usePeriod();
  const open = subjectsOf(({ resource }) => mayAct(resource, 'list', session), may);
  const { chosen, choose } = useSubject(open.flatMap(({ subjects }) => subjects));
  const { entity } = chosen;
  const translate = useTranslate();
  const called = useSubjectName();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      <PrintHead title={called(chosen)} period={!entity || entity.period ? period : null} />
      <Choices open={open} chosen={chosen} choose={choose} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        {!entity || entity.period ? <PeriodBar period={period} onChange={change} /> : <AsOfToday />}
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate('reports.print')}
        </Button>
      </Box>
      {entity ? (
        <ResourceContextProvider key={chosen.id} value={chosen.id}>
          <WholeList entity={entity} chosen={inPeriod(entity, period)}>
            <FigureGrid />
          </WholeList>
        </ResourceContextProvider>
      ) : (
        <MetalPosition period={period} />
      )}
    </Box>
  );
}

type Chosen = { open: readonly Subjects[]; chosen: Subject; choose: (subject: Subject) => void };

function Choices({ open, chosen, choose }: Chosen) {
  const translate = useTranslate();
  const called = useSubjectName();
  const here = open.find(({ subjects }) => subjects.some(({ id }) => id === chosen.id))!;
  const areas = open.map(({ place, subjects }) => ({
    id: place,
    label: translate(`ts.place.${place}`),
    isChosen: place === here.place,
    onChoose: () => choose(subjects[0]),
  }));
  const subjects = here.subjects.map(subject => ({
    id: subject.id,
    label: called(subject),
    isChosen: subject.id === chosen.id,
    onChoose: () => choose(subject),
  }));
  return (
    <>
      <ChipRow label={translate('reports.area')} choices={areas} />
      <ChipRow label={translate('reports.subject')} choices={subjects} />
    </>
  );
}

function useSubjectName() {
  const translate = useTranslate();
  return ({ id, entity }: Subject): string =>
    entity
      ? translate(`resources.${id}.name`, { smart_count: 2, _: entity.label.many })
      : translate('reports.position.title');
}

function AsOfToday() {
  const translate = useTranslate();
  const today = useShopDay();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', ...offPaper }}>
      {translate('reports.now', { day: formatDate(today) })}
    </Typography>
  );
}

/** The one in the address, else what was sold, else the first. */
function useSubject(open: readonly Subject[]) {
  const [search, setSearch] = useSearchParams();
  const named = (name: string | null) => open.find(({ id }) => id === name);
  const chosen = named(search.get('of')) ?? named(quickBills.resource) ?? open[0]!;
  const choose = ({ id }: Subject) =>
    setSearch(before => {
      const now = new URLSearchParams(before);
      now.set('of', id);
      return now;
    });
  return { chosen, choose };
}
