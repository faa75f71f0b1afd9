import { afterAll, expect, it } from 'vitest';
import { createApi } from '../../api/app.ts';
import { runMessage } from '../../api/messages/run.ts';
import { usualTiming } from '../../api/messages/timing.ts';
import type { Ports } from '../../api/ports.ts';
import { addCampaign, plantCampaign, problemsOf } from '../support/campaign.ts';
import { drawFrom } from '../support/draw.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { scriptedChat } from '../support/scriptedChat.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { openTestApi } from '../support/testApi.ts';

const cancels = proofSize(25, 1_000);
const total = 20;
const timing = { ...usualTiming, slice: 4, workers: 3 };
const { signal } = new AbortController();

it.each(bothEnginesFor('cancel'))(
  `C-34 S-04 ${cancels} cancels on the %s database at random moments: no sending begins after a true answer`,
  async engine => {
    const chat = scriptedChat();
    // The message is worked on by the test itself.
    const api = await openTestApi(engine, ports => ({
      ...ports,
      chat,
      jobs: { ...ports.jobs, work: async () => undefined },
    }));
    afterAll(api.close);
    const first = await plantCampaign(api.ports.database, api.ports.ids, { total });
    const { token } = await api.person({ shopId: first.shop });
    const fetch = createApi(api.ports).fetch;
    let [late, whole, none] = [0, 0, 0];
    for (let n = 0; n < cancels; n++) {
      const draw = drawFrom(seed + n);
      const campaign = await addCampaign(api.ports.database, api.ports.ids, {
        shop: first.shop,
        total,
        firstNumber: 9_000_000_000 + n * total,
      });
      const before = chat.sent.length;
      let acknowledged = false;
      // After so many steps of the engine the cancel comes; the service takes its time now and then.
      const moment = draw.below(2 * total);
      let steps = 0;
      const due = Promise.withResolvers<void>();
      const step = () => {
        if (++steps >= moment) due.resolve();
      };
      chat.script = async () => {
        if (acknowledged) late++;
        step();
        for (let turns = draw.below(6); turns > 0; turns--) await new Promise(setImmediate);
        step();
      };
      const ports: Ports = {
        ...api.ports,
        database: { ...api.ports.database, batch: async all => api.ports.database.batch(all).finally(step) },
      };
      const { shop, message } = campaign;
      const running = runMessage(ports, { shop, id: message, turn: 0 }, signal, timing);
      await Promise.race([due.promise, running]);
      const path = `shops/${shop}/whatsapp/messages/${message}/cancel`;
      const answer = await fetch(
        new Request(`http://shop.test/api/${path}`, { method: 'PUT', headers: { authorization: `Bearer ${token}` } }),
      );
      acknowledged = true;
      const sent = chat.sent.length - before;
      if (answer.status === 409) expect(sent).toBe(total);
      else expect(await answer.json()).toEqual({ data: true });
      await running;
      expect(chat.sent.length - before).toBe(sent);
      whole += sent === total ? 1 : 0;
      none += sent === 0 ? 1 : 0;
      const taken = chat.sent.slice(before);
      expect(await problemsOf(api.owner, campaign, taken)).toEqual([]);
    }
    console.log(
      `cancels on ${engine}: ${cancels}, ${none} before anything, ${whole} after everything, the others in between`,
    );
    expect(late).toBe(0);
    expect(none + whole).toBeLessThan(cancels * 0.9);
  },
  120_000 + cancels * 2_000,
);
