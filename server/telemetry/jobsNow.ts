import type pg from 'pg';
import { jobsSchema } from '../jobs/schema.ts';

/** `oldest`: seconds since the first of them was due, began or failed; 0 of those whose time is still to come. */
export type JobsNow = { queue: string; state: 'due' | 'later' | 'running' | 'failed'; count: number; oldest: number };

/** The jobs of all servers that are not over, and those that were given up. */
export const jobsNow = async (pool: pg.Pool): Promise<JobsNow[]> => {
  const { rows } = await pool.query<JobsNow>(
    `select j.name as queue, j.state, count(*)::integer as count, coalesce(greatest(extract(epoch from now() - min(j.since)), 0), 0)::float8 as oldest
    from (select name,
        case when state = 'active' then 'running' when state = 'failed' then 'failed' when start_after > now() then 'later' else 'due' end as state,
        case when state = 'active' then started_on when state = 'failed' then completed_on else start_after end as since
      from ${jobsSchema}.job where state in ('created', 'retry', 'active', 'failed')) j
    group by 1, 2 order by 1, 2`,
  );
  return rows;
};
