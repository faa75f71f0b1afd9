import type { Log } from '../../api/ports.ts';
import type { Tracing, TracingOptions } from './spans.ts';

export const untraced: Tracing = {
  call: (_, answer) => answer(),
  called: () => {},
  job: (_, work) => work(),
  begin: () => () => {},
  stop: async () => {},
};

/** `mayFollow`: a proxy in front says to which trace a call belongs. A server without an endpoint does not even load the packages. */
export const openTracing = async (
  options: TracingOptions | null,
  more: { mayFollow: boolean; log: Log },
): Promise<Tracing> => {
  if (!options) return untraced;
  const { openOtlp } = await import('./otlp.ts');
  return openOtlp(options, more);
};
