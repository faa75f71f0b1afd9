import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstIdAt } from '../../api/db/statement.ts';
import { data } from '../../api/reply.ts';
import { undescribed } from '../../tests/support/asDescribed.ts';
import { ChatRefusal } from '../../api/chat/port.ts';
import { LetterRefusal, type Log, type Ports } from '../../api/ports.ts';
import { engines, openTestDatabase, type TestEngine } from '../../tests/support/testDatabase.ts';
import { callsTold } from './calls.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import { watched } from './watched.ts';

type Line = { level: string; message: string; facts: Record<string, unknown> | undefined };

describe.each(engines)('on the %s database', engine => {
  let opened: TestEngine;
  let metrics: Metrics;
  const lines: Line[] = [];
  const log: Log = (level, message, facts) => void lines.push({ level, message, facts });
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    metrics = openMetrics(opened.pool);
  });
  afterAll(() => opened.close());
  /** The lines of a figure, without its help. */
  const figure = async (name: string) =>
    (await metrics.text()).split('\n').filter(line => new RegExp(`^${name}(_count|_total)?[{ ]`).test(line));

  it('counts calls by operation and status, and has a line for the slow ones, or for each', async () => {
    const call = { id: 'one', operation: 'products.list', shop: null, status: 200, seconds: 0.02 };
    callsTold(metrics, log, false)(call);
    expect(lines).toEqual([]);
    callsTold(metrics, log, false)({ ...call, status: 500, seconds: 2 });
    callsTold(metrics, log, true)(call);
    const facts = { request: 'one', operation: 'products.list', shop: null };
    expect(lines.splice(0)).toEqual([
      { level: 'warn', message: 'A call took long', facts: { ...facts, status: 500, milliseconds: 2_000 } },
      { level: 'info', message: 'Call', facts: { ...facts, status: 200, milliseconds: 20 } },
    ]);
    expect(await figure('tolashop_http_requests')).toEqual([
      'tolashop_http_requests_total{operation="products.list",status="200"} 2',
      'tolashop_http_requests_total{operation="products.list",status="500"} 1',
    ]);
    expect(await figure('tolashop_http_request_duration_seconds')).toEqual([
      'tolashop_http_request_duration_seconds_count{operation="products.list"} 3',
    ]);
  });

  it('counts what the database is asked, and names what took long without its values', async () => {
    const { database } = watched({ ...absent, database: opened.database, log }, metrics);
    const [one] = await database.inQueue('a').read([{ text: 'select $1::text', values: ['seldom'] }]);
    expect(one!.rows).toEqual([['seldom']]);
    const long = { text: 'select pg_sleep(1.1), $1::text', values: ['secret'] };
    await database.transaction(run => run([long]));
    await expect(database.write([{ text: 'select 1 / 0', values: [] }])).rejects.toThrow();
    expect(lines.splice(0)).toMatchObject([
      { level: 'warn', facts: { kind: 'transaction', statements: ['select pg_sleep(1.1), $1::text'] } },
    ]);
    expect(await figure('tolashop_database_duration_seconds')).toEqual(
      ['read', 'transaction', 'write'].map(kind => `tolashop_database_duration_seconds_count{kind="${kind}"} 1`),
    );
    expect(await figure('tolashop_database_connections')).toEqual([
      expect.stringMatching(/state="open"} [1-9]/),
      expect.stringMatching(/state="idle"} \d/),
      // What goes on beside may wait for the one connection that the embedded database has.
      expect.stringMatching(/state="waiting"} \d/),
    ]);
  });

  it('counts what goes out by what came of it', async () => {
    const refusal = () => Promise.reject(new ChatRefusal({ key: 'x' } as never, 1, 'never'));
    const letter = () => Promise.reject(new LetterRefusal(true, null));
    const { chat, mail, push } = watched(
      {
        ...absent,
        chat: { ...absent.chat, send: refusal },
        mail: { send: letter },
        push: { ...absent.push, send: async () => 'gone' },
        log,
      },
      metrics,
    );
    await expect(chat.send({} as never, {} as never)).rejects.toThrow();
    await expect(mail.send({} as never)).rejects.toThrow();
    await push.send({} as never, '', '');
    const lost = watched({ ...absent, mail: { send: () => Promise.reject(new Error('lost')) }, log }, metrics);
    await expect(lost.mail.send({} as never)).rejects.toThrow('lost');
    expect((await figure('tolashop_sent')).toSorted()).toEqual([
      'tolashop_sent_total{channel="mail",outcome="refused"} 1',
      'tolashop_sent_total{channel="mail",outcome="unknown"} 1',
      'tolashop_sent_total{channel="push",outcome="refused"} 1',
      'tolashop_sent_total{channel="whatsapp",outcome="refused"} 1',
    ]);
  });

  it('counts messages of late by state, and what took long', async () => {
    expect(await figure('tolashop_messages')).toContain('tolashop_messages{state="queued"} 0');
    const [tenant, shop, old] = [1, 2, 3].map(n => `00000000-0000-7000-8000-00000000000${n}`);
    await opened.sql(`insert into tenants (id, name, status, created_at, updated_at) values ('${tenant}', 'T', 'Active', now(), now());
      insert into shops (id, tenant_id, name, status, created_at, updated_at) values ('${shop}', '${tenant}', 'S', 'Approved', now(), now())`);
    const counts =
      'total, prepared, queued, sending, unknown, sent, delivered, read, failed, canceled, skipped, cost, charged, turn';
    const message = (id: string, name: string) =>
      `insert into messages (shop_id, id, name, status, template_name, template_language, category, ${counts}, created_at, updated_at)
        values ('${shop}', '${id}', '${name}', 2, 't', 'en', 'utility', 9, 9, 4, 1, 0, 3, 2, 1, 1, 0, 0, 0, 0, 0, now(), now())`;
    // The one of long ago is not counted.
    await opened.sql(`${message(firstIdAt(new Date()), 'now')}; ${message(old!, 'then')}`);
    const { messages, slowStatements } = await metrics.read();
    expect(Object.fromEntries(messages.map(({ state, count }) => [state, count]))).toMatchObject({
      queued: 4,
      sending: 1,
      sent: 3,
      failed: 1,
    });
    expect(await figure('tolashop_messages')).toContain('tolashop_messages{state="queued"} 4');
    expect(slowStatements).toEqual([
      {
        statements: 'select pg_sleep(1.1), $1::text',
        count: 1,
        longest: expect.any(Number),
        lastAt: expect.any(String),
      },
    ]);
    expect(await figure('tolashop_database_slow')).toEqual(['tolashop_database_slow_total{kind="transaction"} 1']);
  });

  it('has the same for a page: by operation with rate and latency, and of the process', async () => {
    const found = await metrics.read();
    const { status, headers, body } = data(found);
    const answer = { status, headers: new Headers(headers), body: JSON.parse(String(body)) as unknown };
    expect(undescribed('GET', 'system/server_figures', answer)).toEqual([]);
    expect(found.calls).toEqual([
      {
        operation: 'products.list',
        count: 3,
        perMinute: 3,
        statuses: [
          { status: 200, count: 2 },
          { status: 500, count: 1 },
        ],
        p50: expect.closeTo(0.02, 1),
        p95: expect.closeTo(2.275, 2),
        p99: expect.closeTo(2.455, 2),
      },
    ]);
    expect(found.process).toMatchObject({ id: process.pid, node: process.version.slice(1) });
    expect(found.pool.open).toBeGreaterThan(0);
    expect(found.database.map(({ kind, count }) => [kind, count])).toEqual([
      ['read', 1],
      ['transaction', 1],
      ['write', 1],
    ]);
  });

  it('tells of jobs that are due, wait for their time, run or were given up, and since when', async () => {
    expect(await figure('tolashop_jobs')).toEqual([]);
    await opened.sql(`insert into jobs.job (name, state, start_after, started_on, completed_on) values
      ('mail', 'created', now() - interval '90 seconds', null, null), ('mail', 'retry', now(), null, null),
      ('mail', 'created', now() + interval '1 hour', null, null), ('push', 'active', now(), now() - interval '5 seconds', null),
      ('mail', 'failed', now(), now(), now() - interval '1 hour'), ('mail', 'completed', now(), now(), now())`);
    expect(await figure('tolashop_jobs')).toEqual([
      'tolashop_jobs{queue="mail",state="due"} 2',
      'tolashop_jobs{queue="mail",state="failed"} 1',
      'tolashop_jobs{queue="mail",state="later"} 1',
      'tolashop_jobs{queue="push",state="running"} 1',
    ]);
    expect(await figure('tolashop_jobs_oldest_seconds')).toEqual([
      expect.stringMatching(/queue="mail",state="due"} 9\d/),
      expect.stringMatching(/queue="mail",state="failed"} 36\d\d/),
      'tolashop_jobs_oldest_seconds{queue="mail",state="later"} 0',
      expect.stringMatching(/queue="push",state="running"} \d/),
    ]);
  });
});

const absent = {
  database: {},
  chat: {},
  mail: {},
  push: {},
} as Pick<Ports, 'database' | 'chat' | 'mail' | 'push'>;
