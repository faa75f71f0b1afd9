import { inject } from 'vitest';
import { createDatabase, type TestDatabase } from './postgres.ts';

/** An empty database on the run's PostgreSQL. The first caller starts that server; what it says when it cannot is thrown here. */
export async function freshDatabase(): Promise<TestDatabase & { drop(): Promise<void> }> {
  const reply = await fetch(inject('postgres'));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return createDatabase(text);
}
