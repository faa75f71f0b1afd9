import type { Call } from '../../api/app.ts';

export type Facts = Record<string, string | number>;
/** Ends what was begun; what went wrong is told by its code alone. */
export type End = (error?: unknown) => void;

/** Spans of calls and jobs and what they ask of the database. Without an endpoint there are none. */
export type Tracing = {
  /** All that is begun meanwhile belongs to it. */
  call<T>(request: Request, answer: () => Promise<T>): Promise<T>;
  /** What the call was and how it went, once that is known; what was no call has no span. */
  called(call: Call): void;
  job(queue: string, work: () => Promise<void>): Promise<void>;
  begin(name: string, facts: Facts): End;
  /** Sends what is left. */
  stop(): Promise<void>;
};

export type TracingOptions = {
  /** Takes traces by OTLP over HTTP. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Of all traces that begin here. */
  share: number;
};
