import type { Figure, Stage } from '../figure.ts';
import { idsOf } from '../measure/agree.ts';
import { bodyOf, latencies } from '../measure/load.ts';
import { median } from '../measure/rounds.ts';
import { startOurs } from './lists.ts';
import { manyRequest, pageRequest } from './requests.ts';

const rounds = 7;
const wanted = 10;

/** A thousand products into the trash by one call, and back again. */
export const bulkDeleting = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const ours = await startOurs(database);
  const { large } = database;
  const ids = idsOf(await bodyOf(ours.port, pageRequest(large, 'pageSize=1000')));
  const taken: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const deleted = await latencies(ours.port, [manyRequest(large, 'delete', ids)]);
    if (round >= 0) taken.push(...deleted);
    await bodyOf(ours.port, manyRequest(large, 'restore', ids));
  }
  await ours.stop();
  return [
    {
      name: 'Bulk delete of 1,000, with history, the whole call',
      figure: `${median(taken).toFixed(1)} ms`,
      wanted: `at most ${wanted} ms`,
      met: median(taken) <= wanted,
    },
  ];
};
