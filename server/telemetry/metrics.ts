import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type pg from 'pg';
import type { Call } from '../../api/app.ts';
import { jobsNow } from './jobsNow.ts';
import { messagesNow } from './messagesNow.ts';
import { perMinute } from './perMinute.ts';
import { figuresOf } from './serverFigures.ts';
import { slowStatements } from './slowStatements.ts';
import type { ServerFigures } from '../../schema/rules/serverFigures.ts';

/** From what is at hand to what nobody waits for, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What goes out: what it was, and what came of it. */
export type Sent = { channel: 'whatsapp' | 'mail' | 'push'; outcome: 'sent' | 'refused' | 'unknown' };

type Kind = 'batch' | 'read' | 'write' | 'transaction';

export type Metrics = {
  called(call: Call): void;
  asked(kind: Kind, seconds: number): void;
  /** What took long, by its statements without their values. */
  slow(kind: Kind, statements: readonly string[], seconds: number): void;
  sent(sent: Sent): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
  /** The same for a page. */
  read(): Promise<ServerFigures>;
};

/** The figures of this process, and of the queue that it shares with others. Names are never a shop's or a person's. */
export const openMetrics = (pool: pg.Pool): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { calls, latency, database, slow, sent } = instruments([registry]);
  const rate = perMinute();
  const slowest = slowStatements();
  watchPool(pool, [registry]);
  watchJobs(pool, [registry]);
  watchMessages(pool, [registry]);
  return {
    called({ operation, status, seconds }) {
      calls.inc({ operation, status });
      latency.observe({ operation }, seconds);
      rate.count(operation);
    },
    asked: (kind, seconds) => database.observe({ kind }, seconds),
    slow: (kind, statements, seconds) => {
      slow.inc({ kind });
      slowest.note(statements, seconds);
    },
    sent: labels => sent.inc(labels),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    read: figuresOf({ pool, calls, latency, database, rateOf: rate.of, slowest: slowest.list }),
  };
};

const instruments = (registers: Registry[]) => ({
  calls: new Counter({
    name: 'tolashop_http_requests_total',
    help: 'Calls of the API, by operation and status',
    labelNames: ['operation', 'status'],
    registers,
  }),
  latency: new Histogram({
    name: 'tolashop_http_request_duration_seconds',
    help: 'From a call to its reply, by operation; a body that streams goes on behind it',
    labelNames: ['operation'],
    buckets,
    registers,
  }),
  database: new Histogram({
    name: 'tolashop_database_duration_seconds',
    help: 'From asking the database to its answer, waiting for a connection included',
    labelNames: ['kind'],
    buckets,
    registers,
  }),
  slow: new Counter({
    name: 'tolashop_database_slow_total',
    help: 'Of these what took longer than a second',
    labelNames: ['kind'],
    registers,
  }),
  sent: new Counter({
    name: 'tolashop_sent_total',
    help: 'Messages, letters and notices to devices, by what came of them',
    labelNames: ['channel', 'outcome'],
    registers,
  }),
});

const watchPool = (pool: pg.Pool, registers: Registry[]) =>
  new Gauge({
    name: 'tolashop_database_connections',
    help: 'Connections to the database that are open or idle, and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });

const watchJobs = (pool: pg.Pool, registers: Registry[]) => {
  const labelNames = ['queue', 'state'] as const;
  const age = new Gauge({
    name: 'tolashop_jobs_oldest_seconds',
    help: 'How long the oldest of them has been due, has run, or is known to have failed',
    labelNames,
    registers,
  });
  new Gauge({
    name: 'tolashop_jobs',
    help: 'Jobs of all servers that are due, wait for their time, run, or have failed for good',
    labelNames,
    registers,
    async collect() {
      this.reset();
      age.reset();
      for (const { queue, state, count, oldest } of await jobsNow(pool)) {
        this.set({ queue, state }, count);
        age.set({ queue, state }, oldest);
      }
    },
  });
};

const watchMessages = (pool: pg.Pool, registers: Registry[]) =>
  new Gauge({
    name: 'tolashop_messages',
    help: 'To how many, of the WhatsApp messages of all shops of the last seven days, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const { state, count } of await messagesNow(pool)) this.set({ state }, count);
    },
  });
