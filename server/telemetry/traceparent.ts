import { isSpanContextValid, ROOT_CONTEXT, trace, type Context } from '@opentelemetry/api';

/** The trace that a proxy says a call belongs to (W3C Trace Context); a new one where it says nothing that can be read. */
export const followed = (header: string | null): Context => {
  const [, traceId = '', spanId = '', flags = '0'] =
    /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) && !header!.startsWith('ff')
    ? trace.setSpanContext(ROOT_CONTEXT, parent)
    : ROOT_CONTEXT;
};
