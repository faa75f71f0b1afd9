import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ServerFigures } from '../../schema/rules/serverFigures.ts';
import { get } from '../dataProvider/calls.ts';
import { formatTime } from '../format.ts';
import { queryKeys } from '../queryKeys.ts';
import { LoadTrouble } from '../resources/kit/pages/LoadTrouble.tsx';
import { Waiting } from '../resources/shops/Waiting.tsx';
import { AboutProcess } from './AboutProcess.tsx';
import { Calls } from './Calls.tsx';
import { Database, Jobs, Messages, SlowStatements } from './tables.tsx';

/** Read again while the page is in sight. */
const every = 5_000;

/** How the server fares, for whoever looks after it: what `/metrics` has, to read. */
export function ServerPage() {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: queryKeys.serverFigures,
    queryFn: ({ signal }) => get<ServerFigures>('system/server_figures', { signal }),
    refetchInterval: every,
  });
  if (error && !data) return <LoadTrouble error={error} />;
  if (!data) return <Waiting lines={6} />;
  const { host, id } = data.process;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      {error && <Alert severity="warning">{translate('server.stale', { at: formatTime(data.at) })}</Alert>}
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {translate('server.whose', { host, id: String(id) })}
      </Typography>
      <AboutProcess figures={data} />
      <Calls calls={data.calls} />
      <SlowStatements statements={data.slowStatements} />
      <Database kinds={data.database} />
      <Jobs jobs={data.jobs} />
      <Messages messages={data.messages} />
    </Box>
  );
}
