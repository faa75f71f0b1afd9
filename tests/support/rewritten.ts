import type { Database, Statement } from '../../api/ports.ts';
import { through } from './through.ts';

/** A database that hears other statements than were said. */
export const rewrittenStatements = (database: Database, rewrite: (statement: Statement) => Statement): Database =>
  through(database, run => statements => run(statements.map(rewrite)));

export const rewritten = (database: Database, rewrite: (text: string) => string): Database =>
  rewrittenStatements(database, ({ text, ...more }) => ({ text: rewrite(text), ...more }));
