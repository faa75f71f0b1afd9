import { createApi, type Api } from '../api/app.ts';
import type { Log, Pictures, Ports } from '../api/ports.ts';
import { work } from '../api/work.ts';
import { credulousSignature, memoryChat } from './chat.ts';
import { openDatabase, type Migration } from './database.ts';
import {
  absentPush,
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

type MockWorld = { migrations: readonly Migration[]; pictures: Pictures; log: Log; sizes?: Sizes };

/** The API itself, over a world that fits into memory. */
export const openMock = async ({ migrations, pictures, log, sizes }: MockWorld): Promise<Mock> => {
  const { database, afterCommit, events, close } = await openDatabase(migrations);
  const clock = { now: () => new Date() };
  const ids = memoryIds(Date.now);
  const chat = memoryChat(ids, clock, body => tell(body));
  const ports: Ports = {
    database,
    jobs: memoryJobs(afterCommit, log),
    files: memoryFiles(),
    pictures,
    sheets: csvSheets,
    passwords: openPasswords,
    secrets: memorySecrets(),
    mail: memoryMail(ids, clock),
    events,
    chat,
    push: absentPush,
    identity: credulousIdentity,
    site: { address: globalThis.location?.origin ?? 'http://localhost' },
    clock,
    ids,
    log,
  };
  await seed(ports, sizes);
  await work(ports);
  const api = createApi(ports);
  const tell = async (body: string) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': credulousSignature };
    await api.fetch(new Request(`${ports.site.address}/api/webhooks/whatsapp`, { method: 'POST', headers, body }));
  };
  const end = async () => {
    chat.stop();
    await close();
  };
  return { api, ports, close: end };
};
