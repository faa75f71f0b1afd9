import { beforeAll, describe, expect, it } from 'vitest';
import type { Ports, Statement } from '../../../api/ports.ts';
import { notificationDays } from '../../../schema/rules/notifications.ts';
import { sweep } from '../../../api/sweep.ts';
import { fixedClock } from '../../../server/clock.ts';
import { sweepRegularly } from '../../../server/sweeping.ts';
import { account, accountPorts, clock, day, hour, minute, type Account } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';

/** More than a few slices. */
const many = 1_000;

onPostgres(world => {
  let person: Account;
  const at = (milliseconds: number) => `'${new Date(clock.now().getTime() + milliseconds).toISOString()}'::timestamptz`;
  /** Rows of one table that go and rows that stay, told apart by a word in their key. */
  const fill: Record<string, (word: string, moment: string, count: number) => string> = {
    sessions: (word, moment, count) =>
      `insert into sessions (token_digest, id, user_id, created_at, expires_at)
       select '${word}' || n, gen_random_uuid(), '${person.userId}', now(), ${moment} from generate_series(1, ${count}) n`,
    tickets: (word, moment, count) =>
      `insert into tickets select '${word}' || n, 'x', 'x', ${moment} from generate_series(1, ${count}) n`,
    account_links: (word, moment, count) =>
      `insert into account_links select gen_random_uuid(), '${person.userId}', 'reset', '${word}' || n, ${moment}, now()
       from generate_series(1, ${count}) n`,
    nonces: (word, moment, count) =>
      `insert into nonces select '${word}' || n, ${moment} from generate_series(1, ${count}) n`,
    attempts: (word, moment, count) =>
      `insert into attempts select gen_random_uuid(), '${word}' || n, ${moment} from generate_series(1, ${count}) n`,
    replies: (word, moment, count) =>
      `insert into replies (shop_id, user_id, path, key, fingerprint, at)
       select '${person.shopId}', '${person.userId}', 'x', '${word}' || n, 'x', ${moment} from generate_series(1, ${count}) n`,
    notifications: (word, moment, count) =>
      `insert into notifications (shop_id, id, user_id, kind, payload, event, created_at, updated_at)
       select '${person.shopId}', gen_random_uuid(), '${person.userId}', 'importDone', '{}', '${word}' || n, ${moment}, now() from generate_series(1, ${count}) n`,
  };
  const names: Record<string, string> = {
    account_links: 'token_digest',
    attempts: 'subject',
    replies: 'key',
    notifications: 'event',
  };
  const nameOf = (table: string) => names[table] ?? (table === 'nonces' ? 'digest' : 'token_digest');
  const left = async (table: string) =>
    (
      await world.sql(
        `select substr(${nameOf(table)}, 1, 3) as word, count(*)::int as count from ${table}
         where ${nameOf(table)} ~ '^(old|new)[0-9]' group by 1 order by 1`,
      )
    ).map(({ word, count }) => `${String(word)} ${String(count)}`);
  /** How long ago what is written down at a moment stops counting. */
  const counts: Record<string, number> = { attempts: hour, replies: day, notifications: notificationDays * day };

  beforeAll(async () => {
    person = await account(world);
    // Only the first sweep of a shop cleans the texts of its older records.
    await sweep(world.ports);
    for (const [table, rows] of Object.entries(fill)) {
      const ago = counts[table] ?? 0;
      await world.sql(rows('old', at(-ago - 1_000), many));
      await world.sql(rows('new', at(minute - ago), 3));
    }
  });

  it('takes what no longer counts, a slice at a time, and nothing else', async () => {
    const deletions: { taken: number; text: string }[] = [];
    const inShop: string[] = [];
    const watched: Ports = {
      ...world.ports,
      database: {
        ...world.ports.database,
        batch: async statements => {
          const results = await world.ports.database.batch(statements);
          statements.forEach(({ text }, i) => deletions.push({ text, taken: results[i]!.count }));
          if (statements[0]!.text.includes('enter_job')) inShop.push(String(statements[0]!.values[0]));
          return results;
        },
      },
    };
    await sweep(watched);
    for (const table of Object.keys(fill)) expect([table, await left(table)]).toEqual([table, ['new 3']]);
    const taken = deletions.filter(({ text }) => text.startsWith('delete')).map(({ taken: rows }) => rows);
    expect(Math.max(...taken)).toBe(200);
    expect(deletions.filter(({ text }) => text.startsWith('delete from nonces')).map(each => each.taken)).toEqual(
      Array<number>(5).fill(200),
    );
    // Each shop takes one transaction for its rows, and one each for its files, uploads, archives, reminders, subscriptions,
    // those of its customers, the progress of cleaning texts, and parties of documents. The person's shop takes more: its rows fill several slices.
    const times = Map.groupBy(inShop, shop => shop === person.shopId);
    // The platform has no reminders, subscriptions, texts or parties; it takes one for applications, two for payments and one for the books of orders.
    expect(times.get(false)).toHaveLength(9 * new Set(times.get(false)).size - 1);
    expect(times.get(true)).toHaveLength(many / 200 + 9);
    expect((await world.call('GET', 'account/me', { token: person.token })).status).toBe(200);
  });

  describe('regularly', () => {
    /** Waits in its first statement until it is let go. */
    const held = (now: Date) => {
      const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let batches = 0;
      const batch = async (statements: readonly Statement[]) => {
        batches++;
        begun.resolve();
        await go.promise;
        return world.ports.database.batch(statements);
      };
      const ports: Ports = { ...world.ports, clock: fixedClock(now), database: { ...world.ports.database, batch } };
      return { ports, begun: begun.promise, go: go.resolve, count: () => batches };
    };

    /** Of the day before: by day, and in the hour in which the books are compared too. */
    const hours = ['T06:30:00Z', 'T21:00:00Z'].map(
      time => [time, `${new Date(Date.now() - day).toISOString().slice(0, 10)}${time}`] as const,
    );

    it.each(hours)('begins at once, and ends between two slices when the server stops, at %s', async (_, now) => {
      const { ports, begun, go, count } = held(new Date(now));
      const stop = sweepRegularly(ports);
      await begun;
      const stopped = stop();
      go();
      await stopped;
      expect(count()).toBe(1);
    });

    it('tells the log what went wrong, and goes on the next time', async () => {
      const logged: string[] = [];
      const seen = Promise.withResolvers<void>();
      const failing: Ports = {
        ...world.ports,
        log: (_level, message) => (logged.push(message) === 2 ? seen.resolve() : undefined),
        database: { ...world.ports.database, batch: () => Promise.reject(new Error('gone')) },
      };
      const stop = sweepRegularly(failing, 5);
      await seen.promise;
      await stop();
      expect(logged.slice(0, 2)).toEqual(['Sweeping failed', 'Sweeping failed']);
    });
  });
}, accountPorts);
