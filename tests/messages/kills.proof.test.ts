import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { plantCampaign, problemsOf, takenOf } from '../support/campaign.ts';
import { drawFrom } from '../support/draw.ts';
import { runChild } from '../support/engineChildren.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const kills = proofSize(3, 100);
const total = proofSize(200, 1_000);
const faults = { lostBefore: 20, lostAfter: 20, later: 50, never: 20, latency: 4 };

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(bothEnginesFor('message kills'))(
  `C-32 ${total} recipients on the %s database: whoever is killed ${kills} times sends to nobody twice and forgets nobody`,
  async engine => {
    const draw = drawFrom(seed);
    const place = engine === 'embedded' ? join(folder, 'database') : null;
    const ids = uuidv7Ids(systemClock);
    let opened = await openTestDatabase(engine, place);
    const campaign = await plantCampaign(opened.database, ids, { total });
    const memory = join(folder, `${engine}.txt`);
    writeFileSync(memory, '');
    const task = { engine, place: opened.place!, shop: campaign.shop, message: campaign.message, memory, faults };
    // The folder of the embedded database belongs to one process at a time.
    if (engine === 'embedded') await opened.close();

    let killed = 0;
    while (killed < kills && (await runChild({ ...task, steps: 1 + draw.below((1.6 * total) / kills) })) === 'killed')
      killed++;
    if (killed === kills) expect(await runChild({ ...task, steps: null })).toBe('done');

    if (engine === 'embedded') opened = await openTestDatabase(engine, place);
    const taken = takenOf(memory);
    const problems = await problemsOf(opened.owner, campaign, taken);
    const [counts] = await opened.sql('select sent, unknown, failed from messages');
    await opened.close();
    console.log(`messages on ${engine}: ${killed} kills, ${taken.length} taken,`, counts);
    expect(problems).toEqual([]);
    expect(killed).toBe(kills);
    expect(taken.length).toBeGreaterThan(total / 4);
  },
  120_000 + kills * 20_000,
);
