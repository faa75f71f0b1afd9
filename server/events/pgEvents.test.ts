import { expect, it, onTestFinished, vi } from 'vitest';
import { signalStatement } from '../../api/events/signals.ts';
import type { Signal } from '../../api/ports.ts';
import { openTestDatabase } from '../../tests/support/testDatabase.ts';
import { pgEvents } from './pgEvents.ts';

const patient = { timeout: 30_000, interval: 20 };

it('R-52 a connection for news that was lost is made again: who listens is told of the gap, and hears what comes after', async () => {
  const { database, pool, sql, close } = await openTestDatabase('server');
  onTestFinished(close);
  const events = pgEvents({ pool, log: () => {}, alone: false });
  onTestFinished(() => events.stop());
  const heard: (Signal | 'lost' | 'over')[] = [];
  events.listen(signal => heard.push(signal));
  const lost = () => heard.filter(signal => signal === 'lost').length;
  const say = async (signal: Signal) => {
    await database.batch([signalStatement(signal)]);
    await vi.waitFor(() => expect(heard).toContainEqual(signal), patient);
  };
  await vi.waitFor(() => expect(lost()).toBe(1), patient);
  await say({ shop: 'one', resource: 'imports' });

  const ended = await sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`);
  expect(ended).toHaveLength(1);
  await vi.waitFor(() => expect(lost()).toBe(2), patient);
  await say({ shop: 'two', resource: 'messages' });
  expect(heard).not.toContain('over');
}, 90_000);
