import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { sayingsOf } from './sayings.ts';
import { useNames } from './useNames.ts';

/** What somebody may do, as one would tell it. */
export function PlainWords({ held }: { held: readonly string[] }) {
  const translate = useTranslate();
  const { areas, verbs } = useNames();
  const told = sayingsOf(held);
  if (told.every(({ kind }) => kind === 'nothing')) return translate('permission.plain.none');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, typography: 'body2' }}>
      {told.map(saying => (
        <Box component="li" key={saying.kind + saying.verbs.join()} sx={saying.kind === 'nothing' ? quiet : undefined}>
          {translate(`permission.plain.${saying.kind}`, { verbs: verbs(saying.verbs), areas: areas(saying.areas) })}
        </Box>
      ))}
    </Box>
  );
}

const quiet = { color: 'text.secondary' };
