import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Call } from '../../api/app.ts';
import { DatabaseError, type Log } from '../../api/ports.ts';
import { followed } from './traceparent.ts';
import type { Tracing, TracingOptions } from './spans.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
/** What is not sent by then is left. */
const patience = 3_000;

/** Spans go to a collector in the background; one that does not answer slows nothing and is told in the log once a minute. */
export const openOtlp = (options: TracingOptions, { mayFollow, log }: { mayFollow: boolean; log: Log }): Tracing => {
  tellTrouble(log);
  const provider = providerOf(options);
  const tracer = provider.getTracer('tolashop', version);
  const going = new AsyncLocalStorage<{ context: Context; span: Span }>();
  const within = <T>(span: Span, parent: Context, work: () => T): T =>
    going.run({ span, context: trace.setSpan(parent, span) }, work);

  return {
    call(request, answer) {
      const parent = mayFollow ? followed(request.headers.get('traceparent')) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': request.method };
      return within(tracer.startSpan('call', { kind: SpanKind.SERVER, attributes }, parent), parent, answer);
    },
    called: call => {
      const span = going.getStore()?.span;
      if (span) endCall(span, call);
    },
    async job(queue, work) {
      const attributes = { 'tolashop.queue': queue };
      const span = tracer.startSpan(`job ${queue}`, { kind: SpanKind.CONSUMER, attributes });
      const end = endOf(span);
      try {
        await within(span, ROOT_CONTEXT, work);
        end();
      } catch (error) {
        end(error);
        throw error;
      }
    },
    begin: (name, attributes) =>
      endOf(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, going.getStore()?.context ?? ROOT_CONTEXT)),
    stop: () => Promise.race([provider.shutdown(), delay(patience, undefined, { ref: false })]),
  };
};

const providerOf = ({ url, headers, serviceName, share }: TracingOptions) =>
  new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  });

const endCall = (span: Span, { id, operation, status }: Call) => {
  span.updateName(operation);
  span.setAttributes({
    'tolashop.operation': operation,
    'tolashop.request_id': id,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/** Messages of the database may hold values, which are people's. */
const endOf = (span: Span) => (error?: unknown) => {
  if (error !== undefined) {
    const type = error instanceof DatabaseError ? error.code : error instanceof Error ? error.name : 'Error';
    span.setAttribute('error.type', type);
    // Its own codes are refusals, which are no faults.
    if (!type.startsWith('TS')) span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
};

const minute = 60_000;

const tellTrouble = (log: Log) => {
  let told = -minute;
  const tell = (reason: string) => {
    if (performance.now() - told < minute) return;
    told = performance.now();
    log('warn', 'Traces could not be sent', { reason: reason.slice(0, 300) });
  };
  const quiet = () => {};
  diag.setLogger({ error: tell, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.ERROR);
};
