import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { useListPath } from '../list/useListPath.ts';
import { useEntity } from '../useEntity.ts';
import { FiguredListContext } from './FiguredList.ts';
import { OneFigure } from './OneFigure.tsx';

/** What the list comes to, by its filters and over all its pages. */
export function FiguresPanel({
  without = [],
}: {
  /** Those that say nothing where it stands. */ without?: readonly string[];
}) {
  const translate = useTranslate();
  const { figures = {} } = useEntity();
  const { filterValues, filter } = useListContext();
  const pathWith = useListPath();
  const list = { filter: { ...filterValues, ...filter }, chosen: filterValues, pathWith };
  return (
    <FiguredListContext value={list}>
      <Box component="section" aria-label={translate('kit.figures.open')} sx={grid}>
        {Object.entries(figures).map(
          ([name, figure]) => !without.includes(name) && <OneFigure key={name} name={name} figure={figure} />,
        )}
      </Box>
    </FiguredListContext>
  );
}

const grid = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
};
