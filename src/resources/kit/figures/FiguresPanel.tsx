import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { mostFigured, type Figure, type FigureRow } from '../../../../schema/kit/figures.ts';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { formatCount } from '../../../format.ts';
import { Panel, PanelFailure } from '../../../layout/home/Panel.tsx';
import { queryKeys } from '../../../queryKeys.ts';
import { useEntity } from '../useEntity.ts';
import { DrawnFigure } from './DrawnFigure.tsx';

/** What the list comes to, by its filters and over all its pages. */
export function FiguresPanel() {
  const translate = useTranslate();
  const { figures = {} } = useEntity();
  return (
    <Box component="section" aria-label={translate('kit.figures.open')} sx={grid}>
      {Object.entries(figures).map(([name, figure]) => (
        <OneFigure key={name} name={name} figure={figure} />
      ))}
    </Box>
  );
}

function OneFigure({ name, figure }: { name: string; figure: Figure }) {
  const translate = useTranslate();
  const { resource, filterValues, filter } = useListContext();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const wanted = { ...filterValues, ...filter };
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.figure(resource, name, wanted),
    queryFn: ({ signal }) => dataProvider.figure(resource, { name, filter: wanted, signal }),
    placeholderData: before => before,
  });
  const label = translate(`resources.${resource}.figures.${name}`, { _: figure.label });
  return (
    <Panel title={label}>
      {error && data === undefined ? (
        <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Body rows={data} figure={figure} label={label} />
      )}
    </Panel>
  );
}

function Body({ rows, ...drawn }: { rows: FigureRow[] | null | undefined; figure: Figure; label: string }) {
  const translate = useTranslate();
  if (rows === undefined) return <Skeleton variant="rounded" height={120} sx={{ m: 2 }} />;
  if (rows?.some(({ count }) => count > 0)) return <DrawnFigure rows={rows} {...drawn} />;
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ p: 2 }}>
      {translate(rows ? 'kit.figures.empty' : 'kit.figures.many', { count: formatCount(mostFigured) })}
    </Typography>
  );
}

const grid = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
};
