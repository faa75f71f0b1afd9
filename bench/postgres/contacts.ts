import pg from 'pg';
import { openServer } from '../../server/db/server.ts';
import { nodePorts } from '../../server/ports.ts';
import type { Figure, Stage } from '../figure.ts';
import { addressBook } from '../measure/addressBook.ts';
import { benchEnv } from '../measure/env.ts';
import { manyPeople } from '../measure/manyPeople.ts';
import { startOurs } from './lists.ts';

/** A shop with 200,000 contacts, and one that brings 100,000. */
export const manyContacts = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const { url, ownerUrl, folder, large, shops } = database;
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  const opened = openServer({ url });
  const ports = await nodePorts({ ...opened, embedded: false }, benchEnv(folder));
  const figures = await addressBook({ name: 'PostgreSQL', ports, owner, shop: large });
  await ports.jobs.stop(0);
  await Promise.all([opened.close(), owner.end()]);
  const ours = await startOurs(database);
  figures.push(...(await manyPeople('PostgreSQL', ours, [shops[0]!, shops[1]!])));
  await ours.stop();
  return figures;
};
