/** The queue's own schema. `node server/jobs/schema.ts` prints it as a migration, for a new release of pg-boss or a new queue. */
import { getConstructionPlans } from 'pg-boss';

export const jobsSchema = 'jobs';

/** Logs in, or is a group that the login role is a member of; owns nothing. */
const serverRole = 'tolashop';

/** Done in slices that tell how far they are, and given up by the handler when it gets no further: see `mostStarts`. */
const slices = {
  policy: 'standard',
  retryLimit: 10_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  // The most that pg-boss allows. A process that is gone is noticed by its missing heartbeat, long before.
  expireInSeconds: 24 * 60 * 60,
  heartbeatSeconds: 20,
};

const queues = {
  imports: slices,
  exports: slices,
  pictures: slices,
  // A message's jobs hand over to one another, and what they do is never lost: they may die as often as they like.
  messages: {
    policy: 'standard',
    retryLimit: 10_000,
    retryDelay: 0,
    expireInSeconds: 24 * 60 * 60,
    heartbeatSeconds: 20,
  },
  // A job that is retried is queued again by its handler; this limit counts how often a process may die during one.
  push: { policy: 'standard', retryLimit: 20, retryDelay: 0, heartbeatSeconds: 20 },
  // A mail server that does not answer is tried again for about as long as a link in a letter is good.
  mail: { policy: 'standard', retryLimit: 6, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 20 },
};

/** What the server does at run time, and no more: it makes no queues, and the tables of features that are off stay closed. */
const grants = `
GRANT USAGE ON SCHEMA ${jobsSchema} TO ${serverRole};
GRANT SELECT ON ALL TABLES IN SCHEMA ${jobsSchema} TO ${serverRole};
GRANT INSERT, UPDATE, DELETE ON ${jobsSchema}.job, ${jobsSchema}.job_common TO ${serverRole};
GRANT UPDATE ON ${jobsSchema}.queue, ${jobsSchema}.version TO ${serverRole};
GRANT DELETE ON ${jobsSchema}.job_dependency TO ${serverRole};
`;

/** Everything the queue needs, as the owner's SQL for one transaction that the migration itself opens. */
export function jobsMigration(): string {
  const plans = getConstructionPlans(jobsSchema).replace(
    /^\s*(BEGIN|COMMIT|SET LOCAL [^;]*|SELECT pg_advisory[^;]*);\s*$/gm,
    '',
  );
  const creations = Object.entries(queues).map(
    ([name, options]) => `SELECT ${jobsSchema}.create_queue('${name}', '${JSON.stringify(options)}');\n`,
  );
  return `${plans.trim()}\n\n${creations.join('')}${grants}`;
}

if (import.meta.main) process.stdout.write(jobsMigration());
