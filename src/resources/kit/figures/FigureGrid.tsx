import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import { OneFigure } from './OneFigure.tsx';

/** The figures of a list side by side. */
export function FigureGrid({
  without = [],
  only = null,
}: {
  /** Those that say nothing where it stands. */
  without?: readonly string[];
  /** One of them alone. */
  only?: string | null;
}) {
  const translate = useTranslate();
  const { figures = {} } = useEntity();
  return (
    <Box component="section" aria-label={translate('kit.figures.open')} sx={grid}>
      {Object.entries(figures).map(
        ([name, figure]) =>
          !without.includes(name) &&
          (only === null || only === name) && <OneFigure key={name} name={name} figure={figure} />,
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  // A table that begins at the foot of a sheet is read on two.
  '@media print': { display: 'block', '& > section': { breakInside: 'avoid', mb: 1.5 } },
};
