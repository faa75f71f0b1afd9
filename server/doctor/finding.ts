import type { Env } from '../env.ts';

/** `wrong`: the server does not start, or people's data is at risk. `warn`: it runs, and somebody will miss something. */
export type Finding = { state: 'fine' | 'warn' | 'wrong'; what: string; says: string };

/** Looks at one thing that customers would notice, and changes nothing. Never throws. */
export type Check = (env: Env) => Promise<Finding[]>;

/** What lies at its bottom, since `fetch` and connections to several addresses only say that they failed. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
};
