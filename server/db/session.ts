import type pg from 'pg';

/**
 * The pool's `verify`: what each new connection sets before its first query. Rows travel as text, so what decides that text is
 * not left to the server's configuration.
 */
export function session(settings: Record<string, string> = {}): NonNullable<pg.PoolConfig['verify']> {
  const all = { ...standard, ...settings };
  const text = Object.entries(all).map(([name, value]) => `SET ${name} = '${value}'`);
  return (client, done) => client.query([...text, planning].join(';'), done);
}

const standard = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  // A plan is kept: made while a table was small it would read all of it when that has grown. Rows are found by an index, always.
  enable_seqscan: 'off',
  // A page that is taken for a large one would be compiled for longer than it runs.
  jit: 'off',
};

/**
 * Left to itself PostgreSQL plans a page again each time, since it does not know how small LIMIT will be; a list tells that in its text.
 * A cluster has to know the values: without them it cannot tell to which of its nodes a statement goes.
 */
const planning = `select set_config('plan_cache_mode',
  case when exists (select from pg_extension where extname = 'citus') then 'auto' else 'force_generic_plan' end, false)`;
