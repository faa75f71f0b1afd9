import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { createApi } from '../../api/app.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import { connect } from '../../api/messages/account.ts';
import { bookStatement } from '../../api/messages/ledger.ts';
import { work } from '../../api/work.ts';
import { demoTemplates } from '../../schema/demoTemplates.ts';
import { absentChat } from '../../server/chat/absent.ts';
import { nodePorts } from '../../server/ports.ts';
import type { Figure, SeededShop } from '../figure.ts';
import { benchEnv } from '../measure/env.ts';
import { prepared } from './servers/prepared.ts';

const people = 100_000;
const mostHeld = 50;

/** A message to everybody of a large address book: how long others wait while they all come onto its list. */
export const embeddedLongList = async (): Promise<Figure[]> => {
  const { folder, shops, embedded, remove } = await prepared({ shops: 1, rows: 20 });
  const shop = shops[0]!;
  const chat = { ...absentChat, templates: async () => demoTemplates };
  const ports = await nodePorts({ ...embedded, embedded: true }, benchEnv(folder), undefined, chat);
  await furnish(embedded.pool, ports, shop.id);
  await work(ports);
  const { fetch } = createApi(ports);
  const call = async (path: string, form?: FormData) => {
    const headers = { authorization: `Bearer ${shop.token}` };
    const request = new Request(`http://bench.test/api/shops/${shop.id}/${path}`, {
      headers,
      ...(form && { method: 'POST', body: form }),
    });
    const response = await fetch(request);
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: any }).data;
  };
  const others = waits(() => call('contacts?pageSize=20'));
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  const started = performance.now();
  const { id } = await call('whatsapp/messages', wish());
  const answered = performance.now() - started;
  while ((await call(`whatsapp/messages/${id}`)).prepared < people) await delay(100);
  const whole = performance.now() - started;
  const longest = held.max / 1e6;
  const seen = (await others.end()).toSorted((a, b) => a - b);
  await ports.jobs.stop(0);
  await embedded.close();
  remove();
  const at = (share: number) => seen[Math.floor(seen.length * share)]!.toFixed(0);
  return [
    {
      name: 'Embedded: a message to 100,000',
      figure: `answered after ${(answered / 1_000).toFixed(1)} s, on its list after ${(whole / 1_000).toFixed(1)} s; others wait ${at(0.5)} ms, 99 of 100 ${at(0.99)} ms, at most ${seen.at(-1)!.toFixed(0)} ms`,
      wanted: `event loop held at most ${mostHeld} ms`,
      ratio: `${longest.toFixed(0)} ms`,
      met: longest <= mostHeld,
    },
  ];
};

const wish = (): FormData => {
  const form = new FormData();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const variables = JSON.stringify([{ field: 'name' }, 'RA-1', 'Andheri']);
  const fields = {
    name: 'Everybody',
    templateName: 'order_ready',
    templateLanguage: 'en',
    templateVariables: variables,
  };
  for (const [name, value] of Object.entries({ ...fields, filter: '{}', scheduledAt: tomorrow })) form.set(name, value);
  return form;
};

type Ports = Awaited<ReturnType<typeof nodePorts>>;

const furnish = async (
  owner: { query(text: string): Promise<unknown> },
  { database, ids, clock }: Ports,
  shop: SeededShop['id'],
) => {
  await owner.query(`insert into contacts (shop_id, id, name, gender, mobile_no, created_at, updated_at)
    select '${shop}', seed_id(8, n), 'Person ' || n, 1, (9700000000 + n)::text, now(), now() from generate_series(1, ${people}) n`);
  await owner.query('vacuum analyze');
  const at = clock.now();
  const prices = { marketing: 0.88, utility: 0.12, authentication: 0.12 };
  await database.batch([
    ...connect({ shop, phoneNumberId: '100001', businessAccountId: '100002', prices, at }),
    enterJob(shop, null),
    bookStatement(shop, { kind: 'added', amount: '100000.00' }, { ids, at }),
  ]);
};

/** One call after the other, a moment apart, until it is ended: how long each took, milliseconds. */
const waits = (call: () => Promise<unknown>) => {
  const times: number[] = [];
  let ended = false;
  const running = (async () => {
    while (!ended) {
      const from = performance.now();
      await call();
      times.push(performance.now() - from);
      await delay(10);
    }
  })();
  return {
    async end() {
      ended = true;
      await running;
      return times;
    },
  };
};
