import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { demoTemplates } from '../../schema/demoTemplates.ts';
import { plantCampaign, problemsOf } from '../support/campaign.ts';
import { chatSecrets, openChat } from '../support/chat.ts';
import { drawFrom } from '../support/draw.ts';
import { runChild } from '../support/engineChildren.ts';
import { noFaults } from '../support/faultyChat.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { openTestApi, type TestApi } from '../support/testApi.ts';

const kills = proofSize(2, 100);
const total = proofSize(60, 1_000);

const faults = {
  timeoutBefore: 0.01,
  timeoutAfter: 0.01,
  brokenAfter: 0.01,
  gatewayAfter: 0.02,
  tooMany: 0.02,
  tooFast: 0.02,
  serverError: 0.02,
  outOfService: 0.01,
  heldBack: 0.02,
  toldTwice: 0.2,
  toldInDisorder: 0.3,
};

const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(bothEnginesFor('stand-in kills'))(
  `C-32 ${total} recipients on the %s database, ${kills} kills and every fault of the service: nobody is sent to twice, what was taken is settled, the money is right`,
  async engine => {
    const draw = drawFrom(seed);
    /** Who is told. While the folder of the embedded database is another process's, what is told waits. */
    const hearing = Promise.withResolvers<TestApi>();
    const service = await openChat({
      // Nothing in the service's own ways hides somebody who is sent to twice.
      limits: { perSecond: null, peoplePerDay: null, betweenSame: 0 },
      faults,
      async tell(body, signature) {
        const headers = { 'x-hub-signature-256': signature, 'content-type': 'application/json' };
        const world = await hearing.promise;
        return (await world.call('POST', 'webhooks/whatsapp', { body, headers })).status === 200;
      },
    });
    const place = engine === 'embedded' ? join(folder, 'database') : null;
    const openWorld = () => openTestApi(engine, ports => ({ ...ports, chat: service.chat }), place);
    const first = await openWorld();
    const { components, name, language } = demoTemplates.find(each => each.name === 'order_ready')!;
    const words = {
      templateName: name,
      templateLanguage: language,
      templateVariables: ['Asha', 'RA-1', 'Andheri'],
      components,
    };
    const { ids, database } = first.ports;
    const campaign = await plantCampaign(database, ids, { total, words });
    const task = {
      engine,
      place: first.place!,
      shop: campaign.shop,
      message: campaign.message,
      memory: '',
      faults: noFaults,
      standIn: { ...chatSecrets, baseUrl: service.environment['WHATSAPP_BASE_URL']!, timeout: 400 },
    };
    if (place) await first.close();
    else hearing.resolve(first);

    let killed = 0;
    while (killed < kills && (await runChild({ ...task, steps: 1 + draw.below((1.6 * total) / kills) })) === 'killed')
      killed++;
    if (killed === kills) expect(await runChild({ ...task, steps: null })).toBe('done');

    const last = place ? await openWorld() : first;
    hearing.resolve(last);
    // A call that its sender no longer waits for may still be read, and taken, by the service.
    await service.hangUp();
    const accepted = [...service.standIn.messages.values()];
    const isTold = () => accepted.every(({ tellings }) => tellings.every(({ told }) => told));
    await expect.poll(isTold, { timeout: 120_000 }).toBe(true);
    const failing = new Set(
      accepted.filter(({ tellings }) => tellings.some(({ code }) => code)).map(({ reference }) => reference),
    );
    const problems = await problemsOf(last.owner, campaign, accepted);
    const [counts] = await last.sql('select sent, delivered, read, unknown, failed from messages');
    console.log(`stand-in on ${engine}: ${killed} kills, ${accepted.length} taken,`, counts);
    // What the service held back was taken and has failed.
    expect(problems.filter(problem => !(problem.endsWith('is failed') && failing.has(problem.split(' ')[0]!)))).toEqual(
      [],
    );
    const open = await last.sql(`select id from recipients where state in ('unknown', 'sent')`);
    const taken = new Set(accepted.map(({ reference }) => reference));
    expect(open.filter(({ id }) => taken.has(String(id)))).toEqual([]);
    await service.close();
    await last.close();
    expect(killed).toBe(kills);
    expect(accepted.length).toBeGreaterThan(total / 2);
  },
  240_000 + kills * 30_000,
);
