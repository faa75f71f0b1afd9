import type {
  Claims,
  Clock,
  Documents,
  Files,
  Identity,
  Ids,
  Jobs,
  JobState,
  Log,
  Mail,
  Passwords,
  SentLetter,
  ServerFiguresPort,
} from '../api/ports.ts';
import type { Web } from '../api/web.ts';
import type { Push } from '../api/push/port.ts';
import { noPapers } from '../schema/errors.ts';
import { say } from '../schema/words/said.ts';
import { withParts } from './parts.ts';

/** What the API asks of the world, out of nothing but memory. For development and tests: none of it is safe or lasts. */

export const memoryFiles = (): Files => {
  const kept = new Map<string, Uint8Array>();
  return withParts({
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async key => kept.get(key) ?? null,
    remove: async key => void kept.delete(key),
  });
};

/** What `setTimeout` can count to. */
const longestTimer = 2_147_483_647;

/** Each job runs as soon as the transaction that asked for it has committed. */
export const memoryJobs = (afterCommit: (task: () => void) => void, log: Log): Jobs => {
  const handlers = new Map<string, (job: JobState) => Promise<void>>();
  const { signal } = new AbortController();
  return {
    enqueue: async (_run, queue, data, after) => {
      const id = crypto.randomUUID();
      const begin = () => {
        handlers
          .get(queue)?.({ id, data, signal })
          .catch((error: unknown) => log('error', 'A job failed', { queue, id, error }));
      };
      afterCommit(() => {
        if (after) setTimeout(begin, Math.min(after.getTime() - Date.now(), longestTimer));
        else begin();
      });
    },
    work: async (queue, handler) => void handlers.set(queue, handler),
  };
};

/** Answers at once: what is hashed here protects nothing. */
export const openPasswords: Passwords = {
  hash: async password => `open:${password.normalize('NFKC')}`,
  verify: async (hash, password) => hash === `open:${password.normalize('NFKC')}`,
  isCommon: async password => /^(password|12345678|qwertyuiop)\d?$/i.test(password),
};

/** UUIDv7, each greater than the one before. */
export const memoryIds = (now: () => number): Ids => {
  let last = 0;
  let counter = 0;
  return {
    next() {
      counter = now() > last ? 0 : counter + 1;
      if (counter > 0xfff) counter = 0;
      last = counter ? last : Math.max(now(), last + 1);
      const time = last.toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${crypto.randomUUID().slice(19)}`;
    },
    address: () =>
      btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .slice(0, 22),
  };
};

/** The newest first, as an outbox shows them. */
export const memoryMail = (ids: Ids, clock: Clock): Required<Mail> => {
  const sent: SentLetter[] = [];
  return {
    send: async letter => void sent.unshift({ id: ids.next(), at: clock.now().toISOString(), ...letter }),
    outbox: async () => sent.slice(0, 50),
  };
};

/** Nothing reaches a device from here. */
export const absentPush: Push = {
  publicKey: '',
  accepts: () => false,
  send: async () => 'refused',
};

/** Nobody runs a server here. */
export const absentFigures: ServerFiguresPort = {
  read: async () => ({
    at: '2026-03-02T06:00:00.000Z',
    process: { host: 'nowhere', id: 1, version: '0', node: '0', startedAt: '2026-03-02T05:00:00.000Z' },
    memory: { resident: 0, heapUsed: 0, heapTotal: 0 },
    eventLoop: { p50: 0, p99: 0, most: 0 },
    pool: { open: 0, idle: 0, waiting: 0, most: 1 },
    calls: [],
    database: [],
    slowStatements: [],
    jobs: [],
    messages: [],
  }),
};

/** Nothing is drawn in a page. */
export const absentDocuments: Documents = {
  pdf: () => Promise.reject(noPapers()),
  svg: () => Promise.reject(noPapers()),
};

/** A page may not read what others serve. */
export const absentWeb: Web = { fetch: async () => ({ refused: say('fetchedOnServer') }) };

/** Believes whatever it is told, as JSON. No page offers it, since it has no client identifier. */
export const credulousIdentity: Identity = {
  clientId: '',
  verify: async credential => JSON.parse(credential) as Claims,
};
