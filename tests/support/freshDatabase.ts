import { cpSync } from 'node:fs';
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

/** Puts an embedded database with all migrations, and no rows, into a folder that has none: to make one there takes ten seconds of a core. */
export const placeDatabase = async (folder: string): Promise<void> =>
  cpSync(await ask('folder'), folder, { recursive: true });

const ask = (what: 'server' | 'template' | 'folder') => askDesk(inject('postgres'), what);
