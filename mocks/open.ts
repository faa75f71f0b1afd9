import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createApi, type Api } from '../api/app.ts';
import type { Log, Pictures, Ports } from '../api/ports.ts';
import { work } from '../api/work.ts';
import { company } from '../schema/company.ts';
import { credulousSignature, memoryChat } from './chat.ts';
import { openLicenses } from './licenses.ts';
import { openDatabase } from './database.ts';
import type { Kept } from './kept.ts';
import { migrate, type Migration } from './migrate.ts';
import {
  absentPush,
  absentDocuments,
  absentFigures,
  absentWeb,
  credulousIdentity,
  memoryFiles,
  memoryIds,
  memoryJobs,
  memoryMail,
  openPasswords,
} from './ports.ts';
import { memorySecrets } from './secrets.ts';
import { seed, type Sizes } from './seed.ts';
import { csvSheets } from './sheets.ts';

export type Mock = { api: Api; ports: Ports; close(): Promise<void> };

type MockWorld = {
  migrations: readonly Migration[];
  pictures: Pictures;
  log: Log;
  sizes?: Sizes;
  kept?: Kept;
  /** A dump that the database starts from. */
  template?: Blob;
};

/** Nobody takes payments in a page; how one pays by UPI can be seen. */
const mockPayments = { online: null, upi: { address: 'tolashop@upi.example', name: company.name } };

/** What a page has not. */
const absent = {
  payments: mockPayments,
  licenses: openLicenses,
  push: absentPush,
  web: absentWeb,
  documents: absentDocuments,
  serverFigures: absentFigures,
};

/** The API itself, over a world that fits into memory and ends with it unless it is kept. */
export const openMock = async (world: MockWorld): Promise<Mock> => {
  const { pictures, log, sizes, kept } = world;
  const { postgres, isNew, keep, keepChange } = await openMigrated(world);
  const { database, afterCommit, events, close } = await openDatabase(postgres, keepChange);
  const clock = { now: () => new Date() };
  const ids = memoryIds(Date.now);
  const chat = memoryChat(ids, clock, body => tell(body));
  const ports: Ports = {
    database,
    jobs: memoryJobs(afterCommit, log),
    files: kept?.files ?? memoryFiles(),
    pictures,
    sheets: csvSheets,
    passwords: openPasswords,
    secrets: memorySecrets(),
    mail: memoryMail(ids, clock),
    events,
    chat,
    ...absent,
    identity: credulousIdentity,
    site: { address: globalThis.location?.origin ?? 'http://localhost' },
    clock,
    ids,
    log,
  };
  if (isNew) await seed(ports, sizes);
  await keep();
  await work(ports);
  const api = createApi(ports);
  const tell = async (body: string) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': credulousSignature };
    await api.fetch(new Request(`${ports.site.address}/api/webhooks/whatsapp`, { method: 'POST', headers, body }));
  };
  const end = async () => {
    chat.stop();
    await api.settled();
    await close();
  };
  return { api, ports, close: end };
};

/** The usual 128 MB are filled with zeros at each start: for a page this is plenty. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const openMigrated = async ({ migrations, kept, template }: MockWorld) => {
  const postgres = await PGlite.create({
    extensions: { pg_trgm, btree_gin },
    startParams,
    ...(kept && { dataDir: kept.dataDir }),
    ...(template && { loadDataDir: template }),
  });
  const { isNew, lost, keep: note } = await migrate(postgres, migrations, !kept?.fresh);
  if (lost) kept?.warn(`The database was created again, because ${lost} has changed since it was made.`);
  if (isNew) await kept?.files.clear();
  // A world that was left half made is made again: nothing of it is kept before its end.
  let isWhole = !isNew;
  const keepChange = async () => void (isWhole && (await postgres.syncToFs()));
  const keep = async () => {
    await note();
    isWhole = true;
  };
  return { postgres, isNew, keep, keepChange };
};
