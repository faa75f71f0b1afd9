import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Api } from '../api/app.ts';
import { letDemoIn } from '../api/session/demoAccounts.ts';
import type { Payments } from '../api/payments/port.ts';
import { urgent, type Ports } from '../api/ports.ts';
import { furnishOlderShops } from '../api/session/olderShops.ts';
import { tellNewPermissions } from '../api/notifications/newPermissions.ts';
import { tellRegularly } from '../api/notifications/pending/regularly.ts';
import { tendMeetings } from '../api/meetings/run.ts';
import { work } from '../api/work.ts';
import type { LocalChat } from './chat/standIn/local.ts';
import { systemClock } from './clock.ts';
import { appliedAt } from './db/migrations.ts';
import { oneAtATime } from './db/oneAtATime.ts';
import { keepToOneself } from './dataDir.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { seedSample } from './demo/seedSample.ts';
import { originOf, type Env } from './env.ts';
import { listen, type Listening } from './http.ts';
import { issuerPath } from './identity/issuerPath.ts';
import type { LocalIssuer } from './identity/localIssuer.ts';
import { openDatabase, type Opened } from './openDatabase.ts';
import { ids, nodePorts } from './ports.ts';
import { openSite } from './site/files.ts';
import { sweepRegularly } from './sweeping.ts';
import { freeIn, watchSpace } from './space.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { seenFromOutside } from './telemetry/seen.ts';
import { createWeb } from './web.ts';

const built = join(import.meta.dirname, '../dist');
const builtSite = join(import.meta.dirname, '../dist-server');

/** `address` is where it listens, `publicUrl` where people reach it. */
export type Running = { address: string; publicUrl: string; stop(): Promise<void> };

/** The whole product on one port, without its pages where `folder` is null. What was opened is closed again when a later step fails. */
export const start = async (env: Env, folder: string | null = built): Promise<Running> => {
  keepToOneself(env.dataDir);
  const opened = await openDatabase(env);
  const closing: (() => Promise<void>)[] = [opened.close];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const issuer = env.localIssuer ? await openIssuer(env) : null;
    const site = { address: env.publicUrl };
    const own = Promise.withResolvers<string>();
    const local = env.localChat ? await openLocalChat(env, below(own.promise, 'whatsapp')) : null;
    if (local) closing.push(local.close);
    const standIn = env.localPayments ? await openPaymentStandIn(env, below(own.promise, 'razorpay'), closing) : null;
    const node = await nodePorts(opened, env, issuer?.identity, local?.chat, standIn?.payments);
    const { bare, apiOver, stopTracing } = await seenFromOutside(node, env, site);
    closing.push(stopTracing);
    const { check: checkSpace, ...storing } = watchSpace(bare, { ...bare, free: freeIn(env.dataDir) });
    const ports = { ...bare, ...storing };
    closing.push(() => node.jobs.stop());
    await furnishAlone(ports, opened, env);
    await work(ports);
    closing.push(sweepRegularly(ports), tellRegularly(ports), tendMeetings(ports));
    let listening: Listening | undefined;
    const ready = readyWhile(() => !listening?.isStopping(), checkSpace, bare);
    const api = apiOver(ports);
    closing.push(api.settled);
    const web = await webOver({ api, ports, metrics: node.serverFigures, env, folder, ready });
    const answer = listener(web.fetch, issuer, standIn);
    const { port, stop: stopListening } = (listening = await listen(env.port, env.host, answer));
    closing.push(() => stopListening(() => ports.events.stop()));
    const address = originOf(env.host, port);
    own.resolve(originOf(isAnywhere(env.host) ? 'localhost' : env.host, port));
    // A port chosen by the system is known only now.
    if (new URL(site.address).port === '0') site.address = address;
    return { address, publicUrl: site.address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const readyWhile =
  (isOpen: () => boolean, checkSpace: () => Promise<void>, { database }: Ports) =>
  async () => {
    if (!isOpen()) throw new Error('The server is stopping.');
    await checkSpace();
    await database.inQueue(urgent).batch([]);
  };

type Shown = { api: Api; ports: Ports; metrics: Metrics; env: Env; folder: string | null; ready: () => Promise<void> };

const webOver = async ({ api, ports, metrics, env, folder, ready }: Shown) =>
  createWeb({
    api,
    folder,
    trustProxy: env.trustProxy,
    ready,
    site: {
      files: await siteBeside(folder),
      address: ports.site,
      hasSample: env.sample,
      pages: ports.payments.online?.pages ?? [],
    },
    metrics: env.metricsToken ? { ...metrics, token: env.metricsToken, secrets: ports.secrets } : undefined,
  });

const siteBeside = (folder: string | null) => (folder === built ? openSite(builtSite) : null);

/** Of several that start at once the first does it, and the others find it done. The embedded database is one program's. */
const furnishAlone = (ports: Ports, opened: Opened, env: Env): Promise<void> =>
  opened.embedded ? furnish(ports, opened, env) : oneAtATime(opened.pool, 'furnish', () => furnish(ports, opened, env));

const furnish = async (ports: Ports, { pool }: Opened, { demo, sample }: Env): Promise<void> => {
  // Whoever comes with the demo has known no others.
  await tellNewPermissions(ports);
  await furnishOlderShops(ports, await appliedAt(pool, '0012_gst_by_hsn.sql'));
  if (demo) await seedDemo(ports);
  if (sample) await seedSample(ports);
  await letDemoIn(ports.database, { demo, sample });
};

/** Every address of this machine, which is none to call. */
const isAnywhere = (host: string) => host === '0.0.0.0' || host === '::';

/** A server without a demo does not even load it. */
const openIssuer = async ({ publicUrl, trustProxy, google: { clientId } }: Env): Promise<LocalIssuer> => {
  const { openLocalIssuer } = await import('./identity/localIssuer.ts');
  return openLocalIssuer({ publicUrl, clientId, trustProxy, clock: systemClock });
};

const openLocalChat = async ({ dataDir }: Env, webhook: Promise<string>): Promise<LocalChat> => {
  const { openLocalChat: open } = await import('./chat/standIn/local.ts');
  return open({ dataDir, webhook, clock: systemClock, ids });
};

type PaymentStandIn = { payments: Payments; path: string; handle(request: Request): Promise<Response> };

/** Where the demo's stand-ins tell of what becomes of things. */
const below = async (own: Promise<string>, name: string) => `${await own}/api/webhooks/${name}`;

const openPaymentStandIn = async (
  { dataDir }: Env,
  webhook: Promise<string>,
  closing: (() => Promise<void>)[],
): Promise<PaymentStandIn> => {
  const { openLocalPayments, standInPath: path } = await import('./payments/standIn/local.ts');
  const { online, handle, close } = openLocalPayments({ dataDir, webhook });
  closing.push(async () => close());
  return { payments: { online, upi: null }, path, handle };
};

/** The demo's issuer and its payments answer below their paths, the site everywhere else. */
const listener = (
  site: Parameters<typeof getRequestListener>[0],
  issuer: LocalIssuer | null,
  standIn: PaymentStandIn | null,
): RequestListener => {
  const answer = getRequestListener(site);
  const paying = standIn && getRequestListener(standIn.handle);
  return (request, response) => {
    if (issuer && request.url?.startsWith(`${issuerPath}/`)) issuer.handle(request, response);
    else if (paying && request.url?.startsWith(`${standIn.path}/`)) void paying(request, response);
    else void answer(request, response);
  };
};
