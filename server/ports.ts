import { join } from 'node:path';
import { createRemoteJWKSet } from 'jose';
import type { Chat } from '../api/chat/port.ts';
import type { Identity, Mail, Ports } from '../api/ports.ts';
import { absentChat } from './chat/absent.ts';
import { cloudApiChat } from './chat/cloudApi.ts';
import { systemClock } from './clock.ts';
import type { Env } from './env.ts';
import { pgEvents, type RunningEvents } from './events/pgEvents.ts';
import { diskFiles } from './files/disk.ts';
import { openIdIdentity } from './identity/google.ts';
import { uuidv7Ids } from './ids.ts';
import { pgBossJobs, type RunningJobs } from './jobs/pgboss.ts';
import { edSigner, loadLicenseKey, readLicenseKey } from './licenses/signer.ts';
import { jsonLog } from './log.ts';
import { outboxMail } from './mail/outbox.ts';
import { smtpMail } from './mail/smtp.ts';
import type { Opened } from './openDatabase.ts';
import { argonPasswords } from './passwords.ts';
import { publicWeb } from './network/publicWeb.ts';
import { paymentsOf } from './payments/ofEnv.ts';
import { typstDocuments } from './papers/typst.ts';
import { loadVapid } from './push/vapid.ts';
import { webPushPush } from './push/webPush.ts';
import { openMetrics, type Metrics } from './telemetry/metrics.ts';
import { sharpPictures } from './pictures/sharp.ts';
import { loadKey, nodeSecrets } from './secrets.ts';
import { nodeSheets } from './sheets/sheets.ts';

export const ids = uuidv7Ids(systemClock);

/** The world as this machine has it. */
export const nodePorts = async (
  { pool, database, replica, embedded }: Omit<Opened, 'close'>,
  env: Env,
  identity = google(env),
  chat = chatOf(env),
  payments = paymentsOf(env),
): Promise<Ports & { jobs: RunningJobs; events: RunningEvents; serverFigures: Metrics }> => {
  const log = jsonLog();
  return {
    database,
    replica,
    jobs: await pgBossJobs({ pool, log, alone: embedded }),
    files: diskFiles(join(env.dataDir, 'files')),
    pictures: sharpPictures(),
    sheets: nodeSheets(),
    documents: typstDocuments(systemClock),
    passwords: argonPasswords(),
    secrets: nodeSecrets(await loadKey(env.dataDir)),
    mail: mailOf(env),
    events: pgEvents({ pool, log, alone: embedded }),
    chat,
    payments,
    licenses: await edSigner(env.licenseKey ? readLicenseKey(env.licenseKey) : await loadLicenseKey(env.dataDir)),
    push: webPushPush({ vapid: env.vapid ?? (await loadVapid(env.dataDir)), contact: env.publicUrl }),
    web: publicWeb({ agent: `TolaShop (${env.publicUrl})` }),
    identity,
    site: { address: env.publicUrl },
    clock: systemClock,
    ids,
    log,
    serverFigures: openMetrics(pool),
  };
};

const google = ({ google: { clientId, issuers, jwksUrl } }: Env): Identity =>
  openIdIdentity({ clientId, issuers, keys: createRemoteJWKSet(new URL(jwksUrl)), clock: systemClock });

const chatOf = ({ whatsapp }: Env): Chat => (whatsapp ? cloudApiChat(whatsapp) : absentChat);

/** Letters hold the way into an account: only the demo shows them. */
const mailOf = ({ smtpUrl, mailFrom, dataDir, demo }: Env): Mail => {
  if (smtpUrl) return smtpMail(smtpUrl, mailFrom);
  const { send, outbox } = outboxMail(join(dataDir, 'mail'), { ids, clock: systemClock });
  return demo ? { send, outbox } : { send };
};
