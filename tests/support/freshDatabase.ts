import { inject } from 'vitest';
import { askDesk } from './desk.ts';
import { createDatabase, type TestDatabase } from './postgres.ts';

type Fresh = TestDatabase & { drop(): Promise<void> };

/** An empty database on the run's PostgreSQL. The first caller starts that server; what it says when it cannot is thrown here. */
export const freshDatabase = async (): Promise<Fresh> => createDatabase(await ask('server'));

/** With all migrations, and a login role that may act as the product's. */
export const migratedDatabase = async (): Promise<Fresh> => {
  const template = await ask('template');
  return createDatabase(await ask('server'), template);
};

const ask = (what: 'server' | 'template') => askDesk(inject('postgres'), what);
