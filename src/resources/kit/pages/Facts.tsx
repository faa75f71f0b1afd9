import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { Kind } from '../../../../schema/kit/meta.ts';
import { isTold, type CellProps } from '../columns/cell.ts';
import { columnOf } from '../columns/columns.tsx';
import { isWide, wholes } from '../columns/wholes.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

export type FactsShape = {
  fields?: readonly string[];
  /** Some fields shown in one's own way. */
  shows?: Record<string, ComponentType<CellProps>>;
};

/** The fields of a record, one under the other, to be read. What is empty is left out, unless it has a way of its own to say so. */
export function Facts({ record, fields, shows = {} }: FactsShape & { record: RaRecord }) {
  const entity = useEntity();
  const { label } = useWords(entity);
  const told = (fields ?? entity.facts).filter(name => shows[name] ?? isTold(record[name]));
  if (!told.length) return null;
  return (
    <Paper variant="outlined" component="dl" sx={{ m: 0, px: 2, containerType: 'inline-size', ...lines }}>
      {told.map(name => {
        const { info, Show: Cell } = columnOf(entity, name);
        const Whole = entity.info[name] && wholes[info.kind];
        const Show = shows[name] ?? Whole ?? Cell;
        return (
          <Box key={name} className="fact" sx={shapeOf(info.kind)}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label(name)}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', '--cell': '100%' }}>
              <Show value={record[name]} info={info} record={record} />
            </Box>
          </Box>
        );
      })}
    </Paper>
  );
}

// By a class: with `* + *` the browser styles a whole form anew for each element that comes into it.
const lines = { '& > .fact + .fact': { borderTop: 1, borderColor: 'divider' } };
const roomy = '@container (min-width: 440px)';
/** On a narrow page the value stands at the right; what is long stands below its label there. */
const fact = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'baseline',
  py: 1.25,
  fontVariantNumeric: 'tabular-nums',
  '& > dd': { justifySelf: 'end', textAlign: 'right' },
  [roomy]: { gridTemplateColumns: '180px minmax(0, 1fr)', '& > dd': { justifySelf: 'start', textAlign: 'left' } },
};
/** Many columns need the width of the label too. */
const shapeOf = (kind: Kind) => {
  if (kind === 'lines') return { ...fact, ...wide, [roomy]: wide };
  return isWide(kind) ? { ...fact, ...wide, [roomy]: { gridTemplateColumns: '180px minmax(0, 1fr)' } } : fact;
};
const wide = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > dd': { justifySelf: 'stretch', textAlign: 'left' },
};
