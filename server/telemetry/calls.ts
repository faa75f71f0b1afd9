import type { Call } from '../../api/app.ts';
import type { Log } from '../../api/ports.ts';
import type { Metrics } from './metrics.ts';
import { slow } from './slow.ts';

/** Counts each call, and tells the log of all of them or of the slow ones. */
export const callsTold =
  (metrics: Metrics, log: Log, isEach: boolean) =>
  (call: Call): void => {
    metrics.called(call);
    const { id: request, seconds, ...facts } = call;
    const line = { request, ...facts, milliseconds: Math.round(seconds * 1_000) };
    if (seconds > slow) log('warn', 'A call took long', line);
    else if (isEach) log('info', 'Call', line);
  };
