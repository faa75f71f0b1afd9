import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ServerFigures } from '../../schema/rules/serverFigures.ts';
import { formatCount, formatDateTime, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { useDuration } from './useDuration.ts';

/** What took longer than a second, the longest first. */
export function SlowStatements({ statements }: { statements: ServerFigures['slowStatements'] }) {
  const translate = useTranslate();
  const duration = useDuration();
  return (
    <FigureTable
      title={translate('server.slow.title')}
      none={translate('server.slow.none')}
      heads={['statement', 'count', 'longest', 'last'].map(head => translate(`server.slow.${head}`))}
      lines={statements.map(({ statements: text, count, longest, lastAt }) => ({
        key: text,
        name: <Code text={text} />,
        cells: [formatCount(count), duration(longest), formatDateTime(lastAt)],
      }))}
    />
  );
}

export function Database({ kinds }: { kinds: ServerFigures['database'] }) {
  const translate = useTranslate();
  const duration = useDuration();
  const heads = ['database.kind', 'database.count', 'latency.p50', 'latency.p95', 'latency.p99'];
  return (
    <FigureTable
      title={translate('server.database.title')}
      none={translate('server.database.none')}
      heads={heads.map(head => translate(`server.${head}`))}
      lines={kinds.map(({ kind, count, p50, p95, p99 }) => ({
        key: kind,
        name: translate(`server.database.kinds.${kind}`),
        cells: [formatCount(count), ...[p50, p95, p99].map(duration)],
      }))}
    />
  );
}

/** Those that were given up stand out. */
export function Jobs({ jobs }: { jobs: ServerFigures['jobs'] }) {
  const translate = useTranslate();
  const duration = useDuration();
  return (
    <FigureTable
      title={translate('server.jobs.title')}
      none={translate('server.jobs.none')}
      heads={['queue', 'state', 'count', 'oldest'].map(head => translate(`server.jobs.${head}`))}
      lines={jobs.map(({ queue, state, count, oldest }) => ({
        key: `${queue} ${state}`,
        name: queue,
        cells: [
          <Box key="state" component="span" sx={state === 'failed' ? { color: 'error.main', fontWeight: 600 } : {}}>
            {translate(`server.jobs.states.${state}`)}
          </Box>,
          formatCount(count),
          state === 'later' ? none : duration(oldest),
        ],
      }))}
    />
  );
}

export function Messages({ messages }: { messages: ServerFigures['messages'] }) {
  const translate = useTranslate();
  return (
    <FigureTable
      title={translate('server.messages.title')}
      none={translate('server.messages.none')}
      heads={['state', 'count'].map(head => translate(`server.messages.${head}`))}
      lines={messages
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => ({
          key: state,
          name: translate(`resources.contacts/messenger.fields.${state}`),
          cells: [formatCount(count)],
        }))}
    />
  );
}

function Code({ text }: { text: string }) {
  return (
    <Box component="code" sx={{ fontFamily: 'ui-monospace, monospace', fontSize: 13, fontWeight: 400 }}>
      {text}
    </Box>
  );
}
