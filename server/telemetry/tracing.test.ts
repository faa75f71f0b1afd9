import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { trace } from '@opentelemetry/api';
import { eventually } from '../../tests/support/eventually.ts';
import { placeDatabase } from '../../tests/support/freshDatabase.ts';
import { readEnv } from '../env.ts';
import { start } from '../start.ts';
import { followed } from './traceparent.ts';

type Told = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};

/** What a collector is sent. */
const openCollector = async () => {
  const spans: Told[] = [];
  const headers: unknown[] = [];
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    headers.push([request.url, request.headers['x-key']]);
    const sent = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] };
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)));
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, reply) => void take(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, spans, headers, close: () => void server.close() };
};

const factsOf = ({ attributes }: Told) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const parent = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };
const signIn = { email: 'nobody@example.test', password: 'Secret@123' };

describe('a server with an endpoint for traces', () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tolashop-traces-'));
    await placeDatabase(join(folder, 'database'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('tells it of a call, of what the call asked the database and of jobs, without what somebody typed', async () => {
    const collector = await openCollector();
    const { address, stop } = await start(
      readEnv({
        DATA_DIR: folder,
        PORT: '0',
        DEMO: 'off',
        GOOGLE_CLIENT_ID: 'x',
        PUBLIC_URL: 'http://shop.test',
        TRUST_PROXY: 'on',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
      }),
      null,
    );
    const ask = (path: string, body?: object) =>
      fetch(`${address}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', traceparent: `00-${parent.trace}-${parent.span}-01` },
        ...(body && { body: JSON.stringify(body) }),
      });
    const reply = await ask('account/signin', signIn);
    expect(reply.status).toBe(401);
    expect((await ask('account/forgotpwd', { email: signIn.email })).status).toBe(200);
    expect((await ask('nothing/there')).status).toBe(404);
    await stop();
    const { spans, headers } = collector;
    collector.close();
    expect(headers[0]).toEqual(['/v1/traces', 'a b']);
    const call = spans.find(({ name }) => name === 'account.signin')!;
    expect([call.traceId, call.parentSpanId]).toEqual([parent.trace, parent.span]);
    expect(factsOf(call)).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 401,
      'tolashop.operation': 'account.signin',
      'tolashop.request_id': reply.headers.get('x-request-id'),
    });
    const asked = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
    expect(asked.map(({ name }) => name)).toEqual(['database batch', 'database batch']);
    expect(asked.every(({ traceId }) => traceId === parent.trace)).toBe(true);
    expect(spans.map(({ name }) => name)).toContain('job mail');
    // What is no call has no span.
    expect(spans.map(({ name }) => name)).not.toContain('call');
    expect(JSON.stringify(spans)).not.toMatch(/nobody@|Secret@123/);
  }, 120_000);

  it('goes on when nobody takes them', async () => {
    const collector = await openCollector();
    collector.close();
    const env = readEnv({ DATA_DIR: folder, PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
    const { address, stop } = await start({ ...env, demo: false, sample: false }, null);
    await eventually(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200));
    expect((await fetch(`${address}/api/account/nonce`)).status).toBe(200);
    await stop();
  }, 120_000);
});

describe('the variables', () => {
  const of = (more: Record<string, string>) => readEnv({ DEMO: 'on', ...more }).tracing;
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  test.each([
    [{}, null],
    [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, null],
    [endpoint, { url: 'http://collector:4318/v1/traces', headers: {}, serviceName: 'tolashop', share: 1 }],
    [{ ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://other/x' }, { url: 'http://other/x' }],
    [{ ...endpoint, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }, { share: 0.1 }],
    [
      { ...endpoint, OTEL_TRACES_SAMPLER: 'always_off', OTEL_SERVICE_NAME: 'shop' },
      { share: 0, serviceName: 'shop' },
    ],
    [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=1, b=x%3Dy' }, { headers: { a: '1', b: 'x=y' } }],
  ])('%j', (more, tracing) => {
    if (tracing) expect(of(more)).toMatchObject(tracing);
    else expect(of(more)).toBeNull();
  });

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '7' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('%j cannot be', (more, name) => expect(() => of(more)).toThrow(name));
});

test.each([
  ['one of ours', `00-${parent.trace}-${parent.span}-01`, true],
  ['none', null, false],
  ['nonsense', 'x', false],
  ['zeros', `00-${'0'.repeat(32)}-${parent.span}-01`, false],
  ['a version that there never is', `ff-${parent.trace}-${parent.span}-01`, false],
])('a proxy’s word is taken where it can be read: %s', (_, header, isRead) =>
  expect(trace.getSpanContext(followed(header))?.traceId).toBe(isRead ? parent.trace : undefined),
);
