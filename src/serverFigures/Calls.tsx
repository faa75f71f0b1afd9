import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ServerFigures } from '../../schema/rules/serverFigures.ts';
import { formatCount, formatNumber } from '../format.ts';
import { entityOf } from '../entityOf.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { useDuration } from './useDuration.ts';

/** Shown at first. */
const few = 10;

type Call = ServerFigures['calls'][number];

/** What is called most comes first. */
export function Calls({ calls }: { calls: readonly Call[] }) {
  const translate = useTranslate();
  const duration = useDuration();
  const [isAll, setIsAll] = useState(false);
  const sorted = calls.toSorted((one, other) => other.perMinute - one.perMinute || other.count - one.count);
  const heads = [
    'calls.call',
    'calls.rate',
    'calls.count',
    'latency.p50',
    'latency.p95',
    'latency.p99',
    'calls.statuses',
  ];
  return (
    <FigureTable
      title={translate('server.calls.title')}
      none={translate('server.calls.none')}
      heads={heads.map(head => translate(`server.${head}`))}
      lines={(isAll ? sorted : sorted.slice(0, few)).map(call => lineOf(call, duration))}
      more={
        !isAll &&
        sorted.length > few && (
          <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
            <Button size="small" onClick={() => setIsAll(true)}>
              {translate('server.calls.more', { count: formatCount(sorted.length) })}
            </Button>
          </Box>
        )
      }
    />
  );
}

const lineOf = (
  { operation, perMinute, count, p50, p95, p99, statuses }: Call,
  duration: ReturnType<typeof useDuration>,
) => ({
  key: operation,
  name: <Named operation={operation} />,
  cells: [
    formatNumber(Math.round(perMinute * 10) / 10),
    formatCount(count),
    ...[p50, p95, p99].map(duration),
    <Statuses key="statuses" statuses={statuses} />,
  ],
});

/** What its records are called, and the call as the description of the API has it. */
function Named({ operation }: { operation: string }) {
  const translate = useTranslate();
  const entity = entityOf(operation.slice(0, operation.indexOf('.')));
  return (
    <>
      {entity && translate(`resources.${entity.resource}.name`, 2)}
      <Box component="span" sx={{ display: 'block', ...(entity && { typography: 'body2', color: 'text.secondary' }) }}>
        {operation}
      </Box>
    </>
  );
}

/** A fault of the server stands out. */
function Statuses({ statuses }: Pick<Call, 'statuses'>) {
  const translate = useTranslate();
  return statuses.map(({ status, count }) => (
    <Box
      key={status}
      component="span"
      sx={{ display: 'block', whiteSpace: 'nowrap', ...(status >= 500 && { color: 'error.main', fontWeight: 600 }) }}
    >
      {translate('server.calls.status', { status: String(status), count: formatCount(count) })}
    </Box>
  ));
}
