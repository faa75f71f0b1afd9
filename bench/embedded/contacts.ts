import { nodePorts } from '../../server/ports.ts';
import type { Figure } from '../figure.ts';
import { addressBook } from '../measure/addressBook.ts';
import { benchEnv } from '../measure/env.ts';
import { manyPeople } from '../measure/manyPeople.ts';
import { startEmbedded } from './lists.ts';
import { prepared } from './servers/prepared.ts';

/** A shop with 200,000 contacts, and one that brings 100,000. */
export const embeddedContacts = async (): Promise<Figure[]> => {
  const { folder, shops, embedded, remove } = await prepared({ shops: 1, rows: 20 });
  const ports = await nodePorts({ ...embedded, embedded: true }, benchEnv(folder));
  const figures = await addressBook({ name: 'Embedded', ports, owner: embedded.pool, shop: shops[0]! });
  await ports.jobs.stop(0);
  await embedded.close();
  remove();
  const ours = await startEmbedded(2, 100);
  figures.push(...(await manyPeople('Embedded', ours, [ours.shops[0]!, ours.shops[1]!])));
  await ours.stop();
  return figures;
};
