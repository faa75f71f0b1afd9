import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { mostFigured, type Figure, type FigureRow } from '../../../../schema/kit/figures.ts';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { formatCount } from '../../../format.ts';
import { Panel, PanelFailure } from '../../../layout/home/Panel.tsx';
import { queryKeys } from '../../../queryKeys.ts';
import { useEntity } from '../useEntity.ts';
import { DrawnFigure } from './DrawnFigure.tsx';
import { FigureFile } from './FigureFile.tsx';
import { useFiguredList } from './FiguredList.ts';

type Props = {
  name: string;
  figure: Figure;
  /** Nothing is shown where there is nothing to count. */
  isShy?: boolean;
};

/** One figure of a list, under its name, and the way to have it as a file. */
export function OneFigure({ name, figure, isShy = false }: Props) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const { filter } = useFiguredList();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.figure(resource, name, filter),
    queryFn: ({ signal }) => dataProvider.figure(resource, { name, filter, signal }),
    placeholderData: before => before,
  });
  const label = translate(`resources.${resource}.figures.${name}`, { _: figure.label });
  const isCounted = Boolean(data?.some(({ count }) => count > 0));
  if (isShy && !isCounted && !error) return null;
  return (
    <Panel title={label} action={isCounted && <FigureFile name={name} label={label} />}>
      {error && data === undefined ? (
        <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Body rows={data} isCounted={isCounted} figure={figure} label={label} />
      )}
    </Panel>
  );
}

type BodyProps = { rows: FigureRow[] | null | undefined; isCounted: boolean; figure: Figure; label: string };

function Body({ rows, isCounted, ...drawn }: BodyProps) {
  const translate = useTranslate();
  if (rows === undefined) return <Skeleton variant="rounded" height={120} sx={{ m: 2 }} />;
  if (rows && isCounted) return <DrawnFigure rows={rows} {...drawn} />;
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ p: 2 }}>
      {translate(rows ? 'kit.figures.empty' : 'kit.figures.many', { count: formatCount(mostFigured) })}
    </Typography>
  );
}
