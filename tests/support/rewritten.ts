import type { Database, Run, Statement } from '../../api/ports.ts';

/** A database that hears other statements than were said. */
export const rewrittenStatements = (
  { batch, transaction }: Database,
  rewrite: (statement: Statement) => Statement,
): Database => {
  const heard =
    (run: Run): Run =>
    statements =>
      run(statements.map(rewrite));
  return { batch: heard(batch), transaction: work => transaction(run => work(heard(run))) };
};

export const rewritten = (database: Database, rewrite: (text: string) => string): Database =>
  rewrittenStatements(database, ({ text, values }) => ({ text: rewrite(text), values }));
