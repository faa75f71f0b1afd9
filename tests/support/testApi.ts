import { createApi, type Api } from '../../api/app.ts';
import type { Ports, SentLetter } from '../../api/ports.ts';
import { work } from '../../api/work.ts';
import { memoryChat } from '../../mocks/chat.ts';
import { openLicenses } from '../../mocks/licenses.ts';
import { absentFigures, absentPush, absentWeb, memoryFiles, memoryMail } from '../../mocks/ports.ts';
import { permissions, shopPermissions, type Permission } from '../../schema/permissions.ts';
import { systemClock } from '../../server/clock.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { pgEvents } from '../../server/events/pgEvents.ts';
import { pgBossJobs } from '../../server/jobs/pgboss.ts';
import { typstDocuments } from '../../server/papers/typst.ts';
import { argonPasswords } from '../../server/passwords.ts';
import { sharpPictures } from '../../server/pictures/sharp.ts';
import { nodeSecrets } from '../../server/secrets.ts';
import { nodeSheets } from '../../server/sheets/sheets.ts';
import { undescribed } from './asDescribed.ts';
import { testIssuer } from './issuer.ts';
import { lendTestDatabase, openTestDatabase, type Engine, type TestEngine } from './testDatabase.ts';
import { openTestPayments } from './payments.ts';
import { membershipSql } from './membership.ts';

/** A person with a session, in a shop of their own unless one is given. */
export type Person = { token: string; userId: string; shopId: string; tenantId: string };
export type Answer = { status: number; headers: Headers; bytes: Uint8Array; text: string; body: any; data: any };
export type Sent = {
  token?: string;
  body?: unknown;
  form?: Record<string, unknown>;
  headers?: Record<string, string>;
  address?: string;
  /** The access log is written when the API has time for it, not before the answer is looked at. */
  logsLater?: boolean;
};

/** The real API over a real database of its own, called without a port. */
export type TestApi = {
  api: Api;
  ports: Ports;
  /** What went out by mail, the newest first. */
  letters(): Promise<SentLetter[]>;
  logged: { level: string; message: string; facts?: Record<string, unknown> | undefined }[];
  /** As the database's owner. */
  sql: TestEngine['sql'];
  owner: TestEngine['owner'];
  place: TestEngine['place'];
  person(more?: { permissions?: readonly Permission[]; shopId?: string }): Promise<Person>;
  call(method: string, path: string, sent?: Sent): Promise<Answer>;
  close(): Promise<void>;
};

export const openTestApi = async (
  engine: Engine,
  change: (ports: Ports) => Ports = ports => ports,
  /** Of an embedded database that is to stay. */
  folder: string | null = null,
): Promise<TestApi> => {
  const opened = await (folder === null ? lendTestDatabase(engine) : openTestDatabase(engine, folder));
  const logged: TestApi['logged'] = [];
  const log: Ports['log'] = (level, message, facts) => void logged.push({ level, message, facts });
  const jobs = await pgBossJobs({ pool: opened.pool, log, alone: true });
  const events = pgEvents({ pool: opened.pool, log, alone: engine === 'embedded' });
  const ids = uuidv7Ids(systemClock);
  const mail = memoryMail(ids, systemClock);
  const ports = change({
    database: opened.database,
    jobs,
    files: memoryFiles(),
    pictures: sharpPictures(),
    sheets: nodeSheets(),
    passwords: argonPasswords(),
    secrets: nodeSecrets(new Uint8Array(32).fill(7)),
    mail,
    events,
    push: absentPush,
    payments: openTestPayments().payments,
    licenses: openLicenses,
    web: absentWeb,
    serverFigures: absentFigures,
    documents: typstDocuments(systemClock),
    chat: memoryChat(ids, systemClock),
    identity: testIssuer(systemClock).identity,
    site: { address: 'https://shop.test' },
    clock: systemClock,
    ids,
    log,
  });
  await work(ports);
  const api = createApi(ports);
  return {
    api,
    ports,
    letters: mail.outbox,
    logged,
    sql: opened.sql,
    owner: opened.owner,
    place: opened.place,
    person: more => makePerson(opened, ports, more),
    call: (method, path, sent) => call(api, method, path, sent),
    close: async () => {
      await jobs.stop(0);
      await events.stop();
      await opened.close();
    },
  };
};

const makePerson = async (
  { sql }: TestEngine,
  { ids, secrets, clock }: Ports,
  { permissions: held = shopPermissions, shopId }: { permissions?: readonly Permission[]; shopId?: string } = {},
): Promise<Person> => {
  const [tenantId, userId, newShop] = [ids.next(), ids.next(), ids.next()];
  const token = secrets.token();
  const shop = shopId ?? newShop;
  const platformStrings = new Set<string>(permissions.filter(name => !(shopPermissions as string[]).includes(name)));
  const moments = 'created_at, updated_at';
  await sql(
    `insert into tenants (id, name, status, ${moments}) values ('${tenantId}', 'Tenant', 'Active', now(), now())`,
  );
  // Tests write documents of fixed days.
  if (!shopId)
    await sql(
      `insert into shops (id, tenant_id, name, status, back_dating_days, ${moments}) values ('${shop}', '${tenantId}', 'Shop', 'Approved', 366, now(), now())`,
    );
  await sql(`insert into users (id, tenant_id, name, email, proved_email, permissions, created_at)
    values ('${userId}', '${tenantId}', 'Person', '${userId}@example.test', '${userId}@example.test', '{${held.filter(name => platformStrings.has(name)).join()}}', now())`);
  const inShop = held.filter(name => !platformStrings.has(name));
  await sql(membershipSql({ userId, shopId: shop, permissions: inShop }));
  await sql(
    `insert into sessions (token_digest, id, user_id, created_at, expires_at)
    values ('${secrets.digest(token)}', '${ids.next()}', '${userId}', now(), timestamptz '${clock.now().toISOString()}' + interval '30 days')`,
  );
  return { token, userId, shopId: shop, tenantId };
};

const call = async (
  api: Api,
  method: string,
  path: string,
  { token, body, form, headers = {}, address = '198.51.100.7', logsLater = false }: Sent = {},
): Promise<Answer> => {
  const request = new Request(`http://shop.test/api/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body: isRaw(body) ? (body as BodyInit) : JSON.stringify(body),
      duplex: 'half',
    }),
    ...(form && { body: multipart(form) }),
  });
  const response = await api.fetch(request, { address });
  if (!logsLater) await api.settled();
  const bytes = isStream(response) ? await firstOf(response) : new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get('content-type')?.includes('json');
  const parsed: any = isJson ? JSON.parse(text) : undefined;
  const answer = { status: response.status, headers: response.headers, bytes, text, body: parsed, data: parsed?.data };
  const problems = undescribed(method, path, answer);
  if (problems.length) throw new Error(problems.join('\n'));
  return answer;
};

const isStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream');

/** An event stream has no end: what it says at first has to do. */
const isRaw = (body: unknown) =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;

const firstOf = async ({ body }: Response): Promise<Uint8Array> => {
  const reader = body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return value ?? new Uint8Array();
};

/** Lists become repeated parts, objects JSON text, as the specification's client sends them. */
const multipart = (fields: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      form.append(name, item instanceof Blob ? item : typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  return form;
};
