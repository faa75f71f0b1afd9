import pg from 'pg';
import type { Watch } from './pipeline.ts';

type Limits = {
  /** After so long without a word it is asked whether anybody is there at all. */
  silenceMs: number;
  /** How long that may take. */
  probeMs: number;
  /** After so long in all a statement is given up: PostgreSQL itself would have ended it. */
  longestMs: number;
};

/**
 * A server that is frozen neither answers nor ends its connections: nothing but a limit of ours ends the wait. A long
 * statement is silent too, so that another connection asks before this one is given up.
 */
export const silenceWatch = (config: pg.ClientConfig, { silenceMs, probeMs, longestMs }: Limits): Watch => {
  let probing: Promise<boolean> | undefined;
  const isThere = () => (probing ??= answers(config, probeMs).finally(() => (probing = undefined)));
  return stream => {
    const began = performance.now();
    let over = false;
    let timer: NodeJS.Timeout;
    const look = async () => {
      const isLate = performance.now() - began > longestMs;
      if ((isLate || !(await isThere())) && !over) stream.destroy(new Error('The database does not answer.'));
      else if (!over) wait();
    };
    const wait = () => (timer = setTimeout(() => void look(), silenceMs).unref());
    wait();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  };
};

/** Whether a new connection gets an answer. */
const answers = async (config: pg.ClientConfig, limitMs: number): Promise<boolean> => {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: limitMs, query_timeout: limitMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // Refused for whatever reason is an answer.
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => {});
  }
};
