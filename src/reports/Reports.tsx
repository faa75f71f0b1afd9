import EditIcon from '@mui/icons-material/EditOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SaveIcon from '@mui/icons-material/BookmarkBorder';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { quickBills } from '../../schema/entities/quickBills.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { seenBy } from '../../schema/kit/guarded.ts';
import { inPeriod } from '../../schema/kit/reported.ts';
import type { Permission } from '../../schema/permissions.ts';
import { mayAct } from '../authProvider/permissions.ts';
import { useCan, useSession } from '../authProvider/useSession.ts';
import { PeriodBar } from '../books/PeriodBar.tsx';
import { formatDate } from '../format.ts';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import type { Period } from '../periods.ts';
import { FigureGrid } from '../resources/kit/figures/FigureGrid.tsx';
import { WholeList } from '../resources/kit/figures/WholeList.tsx';
import type { FilterValues } from '../resources/kit/filters/filter.ts';
import { ChipRow } from '../resources/kit/list/ChipRow.tsx';
import { Waiting } from '../resources/shops/Waiting.tsx';
import { offPaper } from '../theme/print.ts';
import { MetalPosition } from './MetalPosition.tsx';
import { PrintHead } from './PrintHead.tsx';
import { ReportChoices } from './ReportChoices.tsx';
import { SaveReport } from './SaveReport.tsx';
import { subjectsOf, type Subject, type Subjects } from './subjects.ts';
import { parametersOf, useReport } from './useReport.ts';

/** `/reports`: what the lists that a person may see come to, of a period, each row leading to its records; and the metal of the books. */
export function Reports() {
  const session = useSession();
  const may = useCan();
  const report = useReport();
  const translate = useTranslate();
  const open = subjectsOf(({ resource }) => mayAct(resource, 'list', session), may);
  const chosen = subjectOf(
    open.flatMap(({ subjects }) => subjects),
    report.of,
  );
  if (report.state === 'coming') return <Waiting lines={6} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      {report.state === 'gone' && <Alert severity="info">{translate('reports.saved.gone')}</Alert>}
      <SavedReports {...report} />
      <Choices open={open} chosen={chosen} choose={({ id }) => report.change({ of: id, figure: null, filter: {} })} />
      <OfSubject chosen={chosen} report={report} />
    </Box>
  );
}

type OfSubject = { chosen: Subject; report: ReturnType<typeof useReport> };

function OfSubject({ chosen, report }: OfSubject) {
  const entity = useSeen(chosen.entity);
  const { period, change, filter } = report;
  const called = useSubjectName();
  const isOfDays = !entity || Boolean(entity.period);
  // One that is not there, or that is not for everybody, is none.
  const figure = report.figure !== null && entity?.figures?.[report.figure] ? report.figure : null;
  return (
    <>
      <PrintHead title={report.saved?.name ?? called(chosen)} period={isOfDays ? period : null} />
      {entity && <ReportChoices entity={entity} filter={filter} figure={figure} change={change} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        {isOfDays ? <PeriodBar period={period} onChange={change} /> : <AsOfToday />}
        <Tools
          {...report}
          chosen={{ subject: chosen.id, figure, filter: parametersOf(filter) }}
          suggested={called(chosen)}
          days={isOfDays ? period : null}
        />
      </Box>
      {entity ? (
        <ResourceContextProvider key={chosen.id} value={chosen.id}>
          <WholeList entity={entity} chosen={{ ...filter, ...inPeriod(entity, period) }}>
            <FigureGrid only={figure} />
          </WholeList>
        </ResourceContextProvider>
      ) : (
        <MetalPosition period={period} />
      )}
    </>
  );
}

type Tools = ReturnType<typeof useReport> & {
  chosen: { subject: string; figure: string | null; filter: FilterValues };
  suggested: string;
  days: Period | null;
};

function Tools({ saved, open, leave, chosen, suggested, days }: Tools) {
  const translate = useTranslate();
  const [isSaving, setSaving] = useState(false);
  const close = () => setSaving(false);
  return (
    <Box sx={{ display: 'flex', gap: 1, ...offPaper }}>
      <Button startIcon={saved ? <EditIcon /> : <SaveIcon />} onClick={() => setSaving(true)}>
        {saved ? translate('reports.saved.edit', { name: saved.name }) : translate('reports.saved.save')}
      </Button>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {translate('reports.print')}
      </Button>
      {isSaving && (
        <SaveReport
          chosen={chosen}
          period={days}
          suggested={suggested}
          saved={saved}
          onSaved={report => {
            close();
            open(report);
          }}
          onDropped={() => {
            close();
            leave();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** One's own, each a press away. */
function SavedReports({ all, saved, open }: Pick<ReturnType<typeof useReport>, 'all' | 'saved' | 'open'>) {
  const translate = useTranslate();
  if (!all.length) return null;
  const choices = all.map(report => ({
    id: report.id,
    label: report.name,
    isChosen: report.id === saved?.id,
    onChoose: () => open(report),
  }));
  return (
    <Box sx={offPaper}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('reports.saved.title')}
      </Typography>
      <ChipRow label={translate('reports.saved.title')} choices={choices} />
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
function subjectOf(open: readonly Subject[], name: string | null): Subject {
  const named = (id: string | null) => open.find(each => each.id === id);
  return named(name) ?? named(quickBills.resource) ?? open[0]!;
}

/** As the person sees it. */
function useSeen(entity: AnyEntity | null): AnyEntity | null {
  const may = useCan();
  return entity && seenBy(entity, permission => may(permission as Permission));
}
