import { described, listOf, maybe, moment, number, object, oneOf, string, whole, type Of } from '../kit/shape.ts';

const seconds = described(number, 'In seconds.');
const bytes = described(whole, 'In bytes.');
/** Estimated within the steps in which it is counted; null where there was nothing. */
const latency = { p50: maybe(seconds), p95: maybe(seconds), p99: maybe(seconds) };
export const jobStates = ['due', 'later', 'running', 'failed'] as const;
export const recipientCounts = [
  'queued',
  'sending',
  'unknown',
  'sent',
  'delivered',
  'read',
  'failed',
  'canceled',
  'skipped',
] as const;

/** What `/metrics` has, as a page shows it: of one process, but jobs and messages, which all share. */
export const serverFigures = object({
  at: moment,
  process: object({
    host: string,
    id: described(whole, 'Of the process on its machine.'),
    version: string,
    node: string,
    startedAt: moment,
  }),
  memory: object({ resident: bytes, heapUsed: bytes, heapTotal: bytes }),
  eventLoop: described(
    object({ p50: seconds, p99: seconds, most: seconds }),
    'How late it was within the last minute.',
  ),
  pool: object({ open: whole, idle: whole, waiting: whole, most: whole }),
  calls: listOf(
    object({
      operation: string,
      count: described(whole, 'Since the start.'),
      perMinute: described(number, 'On average of the last five minutes.'),
      statuses: listOf(object({ status: whole, count: whole })),
      ...latency,
    }),
  ),
  database: listOf(object({ kind: oneOf(['batch', 'read', 'write', 'transaction']), count: whole, ...latency })),
  slowStatements: listOf(
    object({
      statements: described(string, 'Without values.'),
      count: whole,
      longest: seconds,
      lastAt: moment,
    }),
  ),
  jobs: listOf(object({ queue: string, state: oneOf(jobStates), count: whole, oldest: seconds })),
  messages: described(
    listOf(object({ state: oneOf(recipientCounts), count: whole })),
    'To how many, of the messages of the last seven days. Who got it is counted among those to whom it was sent as well.',
  ),
});
export type ServerFigures = Of<typeof serverFigures>;
