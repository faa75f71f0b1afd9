import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportReport, NamedPictures as Pictures } from '../../../../schema/kit/importReport.ts';
import { formatCount } from '../../../format.ts';
import { SheetTable } from './SheetTable.tsx';
import { picturesDone } from './useImports.ts';

type Props = { report: ImportReport };

/** What a file names by addresses: before the import how many, afterwards how far they are and what became of them. */
export function NamedPictures({ report }: Props) {
  const { pictures, dryRun, undoneAt } = report;
  if (!pictures || undoneAt) return null;
  return dryRun ? <Coming pictures={pictures} /> : <Fetched pictures={pictures} />;
}

function Coming({ pictures: { total, refused } }: { pictures: Pictures }) {
  const translate = useTranslate();
  const counted = (count: number) => ({ count: formatCount(count), smart_count: count });
  return (
    <Alert severity={refused ? 'warning' : 'info'}>
      {translate(total ? 'kit.import.pictures.will_be' : 'kit.import.pictures.none', counted(total))}
      {refused > 0 && ` ${translate('kit.import.pictures.refused', counted(refused))}`}
    </Alert>
  );
}

function Fetched({ pictures }: { pictures: Pictures }) {
  const translate = useTranslate();
  const { state, total, failures } = pictures;
  // While the rows come in nobody knows how many there will be.
  if (!state || total === 0) return null;
  const done = picturesDone(pictures);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status">
        {translate(`kit.import.pictures.state.${state}`, { done: formatCount(done), total: formatCount(total) })}
      </Typography>
      {state === 'running' && (
        <LinearProgress
          variant="determinate"
          value={(100 * done) / total}
          aria-label={translate('kit.import.pictures.progress')}
        />
      )}
      <Figures pictures={pictures} />
      {failures.length > 0 && <Failures failures={failures} />}
    </Box>
  );
}

function Figures({ pictures }: { pictures: Pictures }) {
  const translate = useTranslate();
  const { added, same, failed, state, total } = pictures;
  const figures = { added, same, failed, left: state === 'running' ? 0 : total - picturesDone(pictures) };
  return (
    <Box component="dl" sx={row}>
      {Object.entries(figures).map(([name, count]) =>
        count || name === 'added' ? (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`kit.import.pictures.figure.${name}`)}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0, ...(name === 'failed' && wrong) }}>
              {formatCount(count)}
            </Typography>
          </Box>
        ) : null,
      )}
    </Box>
  );
}

function Failures({ failures }: Pick<Pictures, 'failures'>) {
  const translate = useTranslate();
  const header = ['kit.import.row', 'kit.import.pictures.address', 'kit.import.why'].map(key => translate(key));
  const rows = failures.map(({ row, address, message }) => [
    formatCount(row),
    <Box key={address} sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
      {address}
    </Box>,
    <Box key="why" sx={{ minWidth: 160 }}>
      {message}
    </Box>,
  ]);
  return (
    <div>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {translate('kit.import.pictures.failures')}
      </Typography>
      <SheetTable label={translate('kit.import.pictures.failures')} header={header} rows={rows} height={320} />
    </div>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, max-content)' },
  columnGap: 4,
  m: 0,
};
const wrong = { color: 'error.main' };
