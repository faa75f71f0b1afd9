import { expect, it, onTestFinished } from 'vitest';
import { signalStatement } from '../../api/events/signals.ts';
import type { Signal } from '../../api/ports.ts';
import { openTestDatabase } from '../../tests/support/testDatabase.ts';
import { pgEvents } from './pgEvents.ts';
import { eventually } from '../../tests/support/eventually.ts';

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
    await eventually(() => expect(heard).toContainEqual(signal));
  };
  await eventually(() => expect(lost()).toBe(1));
  await say({ shop: 'one', resource: 'imports' });

  const ended = await sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`);
  expect(ended).toHaveLength(1);
  await eventually(() => expect(lost()).toBe(2));
  await say({ shop: 'two', resource: 'messages' });
  expect(heard).not.toContain('over');
});

it('on the one connection of the embedded database whoever comes after somebody who stopped is told', async () => {
  const { database, pool, close } = await openTestDatabase('embedded');
  onTestFinished(close);
  const heard: Record<string, (Signal | 'lost' | 'over')[]> = { first: [], second: [] };
  const open = (name: string) => {
    const events = pgEvents({ pool, log: () => {}, alone: true });
    events.listen(signal => heard[name]!.push(signal));
    return events;
  };
  const first = open('first');
  await eventually(() => expect(heard['first']).toEqual(['lost']));
  await first.stop();
  const second = open('second');
  onTestFinished(() => second.stop());
  await eventually(() => expect(heard['second']).toEqual(['lost']));
  await database.batch([signalStatement({ shop: 'one', resource: 'imports' })]);
  await eventually(() => expect(heard['second']).toHaveLength(2));
  expect(heard['first']).toEqual(['lost', 'over']);
});
