import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { addCampaign, plantCampaign, problemsOf, takenOf } from '../support/campaign.ts';
import { runChild } from '../support/engineChildren.ts';
import { noFaults } from '../support/faultyChat.ts';
import { proofSize } from '../support/proofSize.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const total = proofSize(150, 10_000);
const again = Math.min(50, total);

const folder = mkdtempSync(join(tmpdir(), 'pace-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The most within any second, by the clock that all processes share. */
const mostInASecond = (times: readonly number[]) => {
  let [most, from] = [0, 0];
  times.forEach((at, i) => {
    while (times[from]! <= at - 1_000) from++;
    most = Math.max(most, i - from + 1);
  });
  return most;
};

it(
  'two processes on one PostgreSQL keep to the pace of a number together, and to that of a person',
  async () => {
    const ids = uuidv7Ids(systemClock);
    const opened = await openTestDatabase('server');
    const one = await plantCampaign(opened.database, ids, { total, perSecond: 75 });
    const other = await addCampaign(opened.database, ids, { shop: one.shop, total: again });
    const memory = join(folder, 'taken.txt');
    writeFileSync(memory, '');
    const task = {
      engine: 'server' as const,
      place: opened.place!,
      shop: one.shop,
      memory,
      faults: noFaults,
      steps: null,
    };
    await Promise.all([one, one, other, other].map(({ message }) => runChild({ ...task, message })));

    const taken = takenOf(memory).toSorted((a, b) => a.at - b.at);
    const times = taken.map(({ at }) => at);
    const byPerson = Map.groupBy(taken, ({ to }) => to);
    const gaps = [...byPerson.values()].filter(({ length }) => length === 2).map(([a, b]) => b!.at - a!.at);
    console.log(
      `pace: ${taken.length} messages, at most ${mostInASecond(times)} in a second, the same person after ${Math.min(...gaps)} ms`,
    );
    const problems = await Promise.all([one, other].map(campaign => problemsOf(opened.owner, campaign, taken)));
    await opened.close();
    expect(problems).toEqual([[], []]);
    expect(taken).toHaveLength(total + again);
    expect(gaps).toHaveLength(again);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6_000);
    expect(mostInASecond(times)).toBeLessThanOrEqual(80);
  },
  120_000 + total * 60,
);
