import type { Database, Jobs } from '../../api/ports.ts';
import type { Facts, Tracing } from './spans.ts';

/** The same ports; what goes through them is a span of the call or job that asks, by its kind and never by its values. */
export const traced = <P extends { database: Database; jobs: Jobs }>(
  ports: P,
  tracing: Pick<Tracing, 'begin' | 'job'>,
): P => ({
  ...ports,
  database: tracedDatabase(ports.database, tracing),
  jobs: {
    ...ports.jobs,
    work: (queue, handler) => ports.jobs.work(queue, job => tracing.job(queue, () => handler(job))),
  },
});

const tracedDatabase = (database: Database, { begin }: Pick<Tracing, 'begin'>): Database => {
  const spanned = async <T>(kind: string, facts: Facts, work: () => Promise<T>): Promise<T> => {
    const end = begin(`database ${kind}`, { 'db.system.name': 'postgresql', ...facts });
    try {
      const done = await work();
      end();
      return done;
    } catch (error) {
      end(error);
      throw error;
    }
  };
  const through =
    (kind: 'batch' | 'read' | 'write'): Database['batch'] =>
    statements =>
      spanned(kind, { 'db.operation.batch.size': statements.length }, () => database[kind](statements));
  return {
    batch: through('batch'),
    read: through('read'),
    write: through('write'),
    transaction: work => spanned('transaction', {}, () => database.transaction(work)),
    inQueue: name => tracedDatabase(database.inQueue(name), { begin }),
  };
};
