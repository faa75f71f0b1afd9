import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { signalChannel } from '../../api/events/signals.ts';
import type { Events, Log, Signal } from '../../api/ports.ts';

type Options = {
  pool: pg.Pool;
  log: Log;
  /** The pool is one connection, which everything goes through. */
  alone: boolean;
};
type Tell = Parameters<Events['listen']>[0];

export type RunningEvents = Events & { stop(): Promise<void> };

/** What PostgreSQL's NOTIFY brings, on one connection of the process, for whoever listens in it. Nothing is asked for before anybody does. */
export function pgEvents({ pool, log, alone }: Options): RunningEvents {
  const listeners = new Set<Tell>();
  const tell: Tell = signal => {
    for (const listener of listeners) listener(signal);
  };
  const hear = ({ payload }: pg.Notification) => tell(JSON.parse(payload ?? '{}') as Signal);
  let stop: (() => Promise<void>) | undefined;
  const outgoing = gathered(signals =>
    pool
      .query(`select pg_notify('${signalChannel}', s) from unnest($1::text[]) as s`, [signals])
      .catch((error: unknown) => log('warn', 'Nobody can be told of changes at once', { error })),
  );
  return {
    tell: signal => outgoing.add(JSON.stringify(signal)),
    listen(listener) {
      listeners.add(listener);
      stop ??= alone ? onTheOne(pool, hear, tell) : onOneOfMany(pool, hear, tell, log);
      return () => void listeners.delete(listener);
    },
    async stop() {
      tell('over');
      await outgoing.stop();
      await stop?.();
    },
  };
}

const gatherMs = 100;

/** What comes within a moment goes out together: a signal of its own in each transaction would have all commits wait for one lock. */
function gathered(send: (signals: string[]) => Promise<unknown>) {
  let waiting: string[] = [];
  let sending: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const signals = waiting;
    waiting = [];
    sending = sending.then(() => send(signals));
  };
  return {
    add(signal: string) {
      waiting.push(signal);
      timer ??= setTimeout(flush, gatherMs);
    },
    /** What has not gone out by then is lost: whoever would hear it hears that all is over. */
    async stop() {
      clearTimeout(timer);
      await sending;
    },
  };
}

type Hear = (message: pg.Notification) => void;
const listenTo = (client: pg.ClientBase) => client.query(`listen ${signalChannel}`);

/** Each time the embedded database is opened again it is asked once more. */
function onTheOne(pool: pg.Pool, hear: Hear, tell: Tell): () => Promise<void> {
  let heard: pg.ClientBase | undefined;
  const attach = (client: pg.ClientBase) => {
    heard = client.on('notification', hear);
    // A connection that fails here fails whoever wants it next, and is replaced.
    listenTo(client).then(
      () => tell('lost'),
      () => {},
    );
  };
  pool.on('connect', attach);
  const open = pool.connect().then(client => {
    if (heard !== client) attach(client);
    client.release();
  });
  return async () => {
    pool.off('connect', attach);
    await open.catch(() => {});
    heard?.off('notification', hear);
  };
}

const patience = 1_000;

/** A connection kept for this alone, since what is said while nobody listens is lost. */
function onOneOfMany(pool: pg.Pool, hear: Hear, tell: Tell, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const until = async (client: pg.PoolClient) => {
    const ended = Promise.withResolvers<void>();
    client.on('notification', hear).on('error', () => ended.resolve());
    client.on('end', () => ended.resolve());
    stopping.signal.addEventListener('abort', () => ended.resolve());
    try {
      await listenTo(client);
      tell('lost');
      await ended.promise;
    } finally {
      client.release(true);
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await pool
        .connect()
        .then(until)
        .catch((error: unknown) => log('warn', 'Nobody can be told of changes at once', { error }));
      await delay(patience, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
