import { fileBytes } from '../../api/body.ts';
import { ChatRefusal, type Chat } from '../../api/chat/port.ts';
import type { Clock, Ids, Pictures, Ports, Secrets } from '../../api/ports.ts';
import { openPasswords } from '../../mocks/ports.ts';
import { fixedClock } from '../../server/clock.ts';
import { typstDocuments } from '../../server/papers/typst.ts';
import { seededIds } from '../../server/ids.ts';
import { promptJobs } from './promptJobs.ts';
import type { Filled } from './slots.ts';
import { rewritten } from './rewritten.ts';
import { openTestApi, type Answer, type Sent, type TestApi } from './testApi.ts';
import type { Engine } from './testDatabase.ts';
import { undoable, type Undoable } from './undoable.ts';
import { say } from '../../schema/words/said.ts';

const start = '2026-03-02T06:00:00Z';

export type IsolatedApi = TestApi & {
  undoable: Undoable;
  ask(call: Filled, token?: string, more?: Pick<Sent, 'logsLater'>): Promise<Answer>;
  /** From here on the same ids, tokens and times as after any other restart with this seed. */
  restart(seed: number): void;
};

/** The API without chance: seeded ids and tokens, a clock that moves a second with every call, jobs and access logs that are written when it has answered. */
export const openIsolated = async (
  engine: Engine,
  change: (ports: Ports) => Ports = ports => ports,
): Promise<IsolatedApi> => {
  const clock = fixedClock(start);
  const seeded = seededPorts();
  let undo!: Undoable;
  let jobs!: ReturnType<typeof promptJobs>;
  const api = await openTestApi(engine, ports => {
    const { database, ...others } = change(ports);
    undo = undoable(rewritten(database, text => text.replaceAll('clock_timestamp()', fixedNow(clock))));
    jobs = promptJobs(ports.log);
    const secrets = { ...ports.secrets, token: seeded.token };
    // Webhooks are let in by their signature, whoever calls.
    const chat = { ...ports.chat, read: () => [], verify: () => '', upload: takesNoFile };
    const bare = { passwords: openPasswords, pictures: plainPictures, mail: { send: async () => {} }, chat };
    const documents = typstDocuments(clock);
    return { ...others, ...bare, database: undo.database, jobs, clock, documents, secrets, ids: seeded.ids };
  });
  const call: TestApi['call'] = async (...asked) => {
    clock.advance(1_000);
    const answer = await api.call(...asked);
    await jobs.drain();
    return answer;
  };
  return {
    ...api,
    undoable: undo,
    call,
    async close() {
      await api.api.settled();
      await undo.undo();
      await api.close();
    },
    ask: ({ method, path, sent }, token, more) => call(method, path, { ...sent, ...(token && { token }), ...more }),
    restart(seed) {
      seeded.restart(seed);
      clock.advance(new Date(start).getTime() - clock.now().getTime());
    },
  };
};

/** The database's clock, which messages go by, stands where the API's does. */
const fixedNow = ({ now }: Clock) => `timestamptz '${now().toISOString()}'`;

/** A number of nobody's, the only one with which a file is taken. */
export const freeNumber = '900000000000001';

const takesNoFile: Chat['upload'] = ({ phoneNumberId }) =>
  phoneNumberId === freeNumber
    ? Promise.resolve(`file of ${freeNumber}`)
    : Promise.reject(new ChatRefusal(say('whatsApp2'), 0, 'later'));

/** As they came, so that a test can read them. */
const plainPictures: Pictures = {
  process: async file => {
    const bytes = await fileBytes(file);
    return { full: bytes, thumbnail: bytes, width: 1, height: 1 };
  },
};

const seededPorts = (): { ids: Ids; token: Secrets['token']; restart(seed: number): void } => {
  let ids = seededIds(1);
  let tokens = 0;
  return {
    ids: { next: () => ids.next(), address: () => ids.address() },
    token: () => `${String(tokens++).padStart(12, '0')}-token-of-the-test-${ids.next()}`,
    restart(seed) {
      ids = seededIds(seed);
      tokens = 0;
    },
  };
};

/** On PostgreSQL too where that is asked for: `ISOLATION_ENGINE=server`. */
export const isolationEngine = (process.env['ISOLATION_ENGINE'] ?? 'embedded') as Engine;
