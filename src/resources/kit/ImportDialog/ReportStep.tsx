import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import { formatCount } from '../../../format.ts';
import { LeftLine } from '../../../changes/LeftLine.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { FailedRows } from './FailedRows.tsx';
import { FileNotes } from './FileQuestions.tsx';
import { MendRows } from './MendRows.tsx';
import { NamedPictures } from './NamedPictures.tsx';
import { RowErrors } from './RowErrors.tsx';
import { SheetTable } from './SheetTable.tsx';

/** How far an import, or its trial, has come and what it made of the rows. */
export function ReportStep({ report }: { report: ImportReport | undefined }) {
  const translate = useTranslate();
  if (!report) return <LinearProgress />;
  const { state, total, done, errors, failed, problem, fileName } = report;
  const canMend = report.hasFailedRows && state !== 'running' && !report.undoAskedAt;
  const figures = { file: fileName, done: formatCount(done), total: formatCount(total) };
  const progress = total ? (100 * done) / total : 0;
  return (
    <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
      <Typography role="status">{translate(`kit.import.state.${outcomeOf(report)}`, figures)}</Typography>
      {state === 'running' && (
        <LinearProgress variant="determinate" value={progress} aria-label={translate('kit.import.progress')} />
      )}
      {problem && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
      <Figures report={report} />
      {report.undoneAt && report.left.length > 0 && <LeftLine left={report.left} />}
      <NamedPictures report={report} />
      <Filled report={report} />
      {report.alike > 0 && (
        <Alert severity="warning">
          {translate('kit.import.alike', { smart_count: report.alike, count: formatCount(report.alike) })}
        </Alert>
      )}
      {report.twins > 0 && (
        <Alert severity="info">
          {translate('kit.import.twins', { smart_count: report.twins, count: formatCount(report.twins) })}
        </Alert>
      )}
      <FileNotes notes={report.notes} />
      <Unread report={report} />
      {report.hasFailedRows && <FailedRows report={report} />}
      {canMend && <MendRows report={report} />}
      {errors.length > 0 && !canMend && <RowErrors errors={errors} failed={failed} fileName={fileName} />}
      <LeftOut report={report} />
    </DialogContent>
  );
}

function outcomeOf({ state, dryRun, undoneAt, created, updated, unchanged, failed }: ImportReport): string {
  if (undoneAt) return 'undone';
  if (state !== 'completed') return state;
  if (dryRun) return 'checked';
  return failed > 0 && created + updated + unchanged === 0 ? 'none_came' : state;
}

const figures = ['created', 'updated', 'unchanged', 'lines', 'skipped', 'failed'] as const;

function Figures({ report }: { report: ImportReport }) {
  const translate = useTranslate();
  const { info } = useEntity();
  const hasLines = Object.values(info).some(({ kind }) => kind === 'lines');
  const shown = figures.filter(name => name !== 'lines' || hasLines);
  const tense = report.dryRun ? 'will_be_' : report.undoneAt ? 'undone_' : '';
  return (
    <Box component="dl" sx={row}>
      {shown.map(name => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`kit.import.figure.${tense}${name}`)}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0, ...(name === 'failed' && report.failed && wrong) }}>
            {formatCount(report[name])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Values without which rows come in, and rows that are not read. */
function LeftOut({ report: { leftOut, skipped, fileName } }: { report: ImportReport }) {
  const translate = useTranslate();
  const { rows = [], values = [] } = Object.groupBy(leftOut, ({ field }) => (field ? 'values' : 'rows'));
  const empty = skipped - rows.length;
  const header = ['row', 'value', 'why'].map(name => translate(`kit.import.${name}`));
  const cells = rows.map(({ row, value, message }) => [formatCount(row), value, message]);
  return (
    <>
      {values.length > 0 && <RowErrors isLeftOut errors={values} failed={0} fileName={fileName} />}
      {rows.length > 0 && (
        <SheetTable label={translate('kit.import.skipped_rows')} header={header} rows={cells} height={320} isStacked />
      )}
      {empty > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('kit.import.empty_rows', { smart_count: empty, count: formatCount(empty) })}
        </Typography>
      )}
    </>
  );
}

/** What the file holds beside: named before anything is saved, while it can still be given a field. */
function Unread({ report: { unread, dryRun } }: { report: ImportReport }) {
  const translate = useTranslate();
  if (!unread.length) return null;
  const named = unread.map(({ column, count }) => {
    const name = translate(`kit.import.part.${column}`, { _: column });
    return `${name}: ${formatCount(count)}`;
  });
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {`${translate(dryRun ? 'kit.import.unread' : 'kit.import.was_unread')} ${named.join(', ')}`}
    </Alert>
  );
}

/** What new records got that the file does not say. */
function Filled({ report: { filled } }: { report: ImportReport }) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  return filled.map(({ field, value, count }) => (
    <Typography key={field} variant="body2" color="text.secondary">
      {translate('kit.import.filled', { field: label(field), value, count: formatCount(count), smart_count: count })}
    </Typography>
  ));
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(6, max-content)' },
  columnGap: 4,
  rowGap: 2,
  m: 0,
};
const wrong = { color: 'error.main' };
