import Box from '@mui/material/Box';
import type { Left } from '../../schema/kit/changeReport.ts';
import { formatCount } from '../format.ts';
import { useChangeWords } from './useChangeWords.ts';

const mostNamed = 5;

/** What was not taken back, each by its name with why. */
export function LeftLine({ left }: { left: readonly Left[] }) {
  const { say, stays } = useChangeWords();
  const more = left.length - mostNamed;
  const named = left.slice(0, mostNamed).map(stays);
  if (more > 0) named.push(say('more', { count: formatCount(more) }));
  return (
    <Box sx={{ overflowWrap: 'anywhere', color: 'warning.main' }}>
      {`${say('stays', { smart_count: left.length, count: formatCount(left.length) })} ${named.join('; ')}`}
    </Box>
  );
}
