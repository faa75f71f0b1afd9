import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Counter, Histogram } from 'prom-client';
import type pg from 'pg';
import type { ServerFigures } from '../../schema/rules/serverFigures.ts';
import { jobsNow } from './jobsNow.ts';
import { messagesNow } from './messagesNow.ts';
import { quantile, type Bucket } from './quantile.ts';
import type { slowStatements } from './slowStatements.ts';

type Counted = {
  pool: pg.Pool;
  calls: Counter<'operation' | 'status'>;
  latency: Histogram<'operation'>;
  database: Histogram<'kind'>;
  rateOf: (operation: string) => number;
  slowest: ReturnType<typeof slowStatements>['list'];
};

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What `/metrics` counts, as a page shows it. */
export const figuresOf = ({ pool, calls, latency, database, rateOf, slowest }: Counted) => {
  const eventLoop = watchEventLoop();
  return async (): Promise<ServerFigures> => {
    const { rss, heapUsed, heapTotal } = process.memoryUsage();
    const byOperation = Map.groupBy((await calls.get()).values, ({ labels }) => String(labels.operation));
    const latencies = await latenciesOf(latency, 'operation');
    const asked = await latenciesOf(database, 'kind');
    return {
      at: new Date().toISOString(),
      process: {
        host: hostname(),
        id: process.pid,
        version,
        node: process.version.slice(1),
        startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
      },
      memory: { resident: rss, heapUsed, heapTotal },
      eventLoop: eventLoop(),
      pool: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, most: pool.options.max ?? 1 },
      calls: [...byOperation].map(([operation, values]) => ({
        operation,
        count: values.reduce((sum, { value }) => sum + value, 0),
        perMinute: rateOf(operation),
        statuses: values
          .map(({ labels, value }) => ({ status: Number(labels.status), count: value }))
          .toSorted((one, other) => one.status - other.status),
        ...percentiles(latencies.get(operation)),
      })),
      database: [...asked].map(([kind, found]) => ({
        kind: kind as ServerFigures['database'][number]['kind'],
        count: found.at(-1)?.count ?? 0,
        ...percentiles(found),
      })),
      slowStatements: slowest(),
      jobs: await jobsNow(pool),
      messages: await messagesNow(pool),
    };
  };
};

const percentiles = (found: readonly Bucket[] = []) => ({
  p50: quantile(found, 0.5),
  p95: quantile(found, 0.95),
  p99: quantile(found, 0.99),
});

/** Buckets by the value of a label, the one without a bound last. */
const latenciesOf = async <L extends string>(histogram: Histogram<L>, label: L): Promise<Map<string, Bucket[]>> => {
  const found = new Map<string, Bucket[]>();
  for (const { labels, value } of (await histogram.get()).values) {
    const { le, [label]: name } = labels as Record<string, string | number>;
    if (le === undefined) continue;
    const bucket = { le: le === '+Inf' ? Infinity : Number(le), count: value };
    found.set(String(name), [...(found.get(String(name)) ?? []), bucket]);
  }
  return found;
};

const minute = 60_000;
/** How late a timer is anyway. */
const resolution = 20;

/** Prometheus' own figure begins anew with each time it is asked for; this one is of the last minute or the one that is going on. */
const watchEventLoop = () => {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3) || 0;
  const now = () => ({ p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), most: late(delay.max) });
  let before: ServerFigures['eventLoop'] | null = null;
  setInterval(() => {
    before = now();
    delay.reset();
  }, minute).unref();
  return () => {
    const going = now();
    return before && before.most >= going.most ? before : going;
  };
};
