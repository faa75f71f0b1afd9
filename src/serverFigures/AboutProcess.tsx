import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ServerFigures } from '../../schema/rules/serverFigures.ts';
import { formatBytes, formatCount } from '../format.ts';
import { Panel } from '../layout/home/Panel.tsx';
import { useDuration } from './useDuration.ts';

/** Version, age, memory, how late it is and its connections. */
export function AboutProcess({ figures }: { figures: ServerFigures }) {
  const translate = useTranslate();
  const duration = useDuration();
  const { at, process, memory, eventLoop, pool } = figures;
  const age = (new Date(at).getTime() - new Date(process.startedAt).getTime()) / 1_000;
  const heap = { used: formatBytes(memory.heapUsed), total: formatBytes(memory.heapTotal) };
  const busy = { busy: formatCount(pool.open - pool.idle), most: formatCount(pool.most) };
  const facts = {
    version: process.version,
    node: process.node,
    running: duration(age),
    memory: formatBytes(memory.resident),
    heap: translate('server.about.heap_of', heap),
    lag: duration(eventLoop.p50),
    lag_most: duration(eventLoop.most),
    pool: translate('server.about.pool_of', busy),
    waiting: formatCount(pool.waiting),
  };
  return (
    <Panel title={translate('server.about.title')}>
      <Box component="dl" sx={list}>
        {Object.entries(facts).map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate(`server.about.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
        {translate('server.about.lag_help')}
      </Typography>
    </Panel>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
  alignItems: 'end',
};
