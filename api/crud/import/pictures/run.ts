import { say, type Said } from '../../../../schema/words/said.ts';
import { pictureKey } from '../../../files.ts';
import { enterJob } from '../../../db/transactionContext.ts';
import { entityOf } from '../../../db/select.ts';
import { publishChange } from '../../../events/signals.ts';
import { endingProblem } from '../../../endingProblem.ts';
import { mostStarts } from '../../../mostStarts.ts';
import { UnreadableFile, type Ports, type Result, type Statement } from '../../../ports.ts';
import { keepPicture } from '../../uploads/store.ts';
import { attach, readStanding, settle, type PictureJob } from './attach.ts';
import {
  beginPicture,
  closePictures,
  duePictures,
  holdPictures,
  nextDue,
  nextTurn,
  openPictures,
  postpone,
  postponeHost,
  standing,
  type QueuedPicture,
} from './pictureRows.ts';
import { pictureQueue, type QueuedPictures } from './queue.ts';

/** In milliseconds. `work`: after so long other imports have their turn. */
const usualTiming = { work: 60_000, pauses: [30_000, 120_000, 600_000] };
const atOnce = 4;
/** Looked up together. */
const slice = 20;

/**
 * Fetches what is queued until nothing is left, or nothing is due soon, or others have their turn; then hands over to the import's next
 * job. It may die at any moment: what it had not attached is fetched once more, and what it had attached is not.
 */
export const runPictures = async (
  ports: Ports,
  { shop, id, turn }: QueuedPictures,
  signal: AbortSignal,
  timing = usualTiming,
): Promise<void> => {
  const [, open] = await ports.database.batch([enterJob(shop, null), openPictures(shop, id, turn)]);
  const [entity, user] = open!.rows[0] ?? [];
  if (!entity) return;
  const job: PictureJob = { ports, shop, id, user: user ?? null, entity: entityOf(entity) };
  const fetching = new Fetching(job, timing.pauses, signal);
  const until = performance.now() + timing.work;
  while (performance.now() < until) {
    const due = await dueNow(job, turn);
    if (!due.length) break;
    await eachOf(due, queued => fetching.one(queued));
    if (signal.aborted) return;
  }
  await handOver(job, turn);
};

/** Some records at once, each with one after the other: of too many the last ones are left. When one goes wrong, others come to their end first. */
const eachOf = async (due: readonly QueuedPicture[], work: (queued: QueuedPicture) => Promise<void>): Promise<void> => {
  const failed: unknown[] = [];
  const records = [...Map.groupBy(due, ({ record }) => record).values()];
  const worker = async () => {
    for (let next = records.shift(); next; next = records.shift())
      for (const queued of next)
        if (!failed.length) await work(queued).catch((error: unknown) => void failed.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failed.length) throw failed[0];
};

const inJob = async ({ ports, shop, user }: PictureJob, statements: readonly Statement[]): Promise<Result[]> =>
  (await ports.database.batch([enterJob(shop, user), ...statements])).slice(1);

const dueNow = async (job: PictureJob, turn: number): Promise<QueuedPicture[]> => {
  const [found] = await inJob(job, [duePictures(job.shop, job.id, turn, job.ports.clock.now(), slice)]);
  return JSON.parse(found!.rows[0]![0]!) as QueuedPicture[];
};

/** To the next job, at the time at which there is something to do; or it is over. */
const handOver = ({ ports, shop, id, user }: PictureJob, turn: number): Promise<void> =>
  ports.database.transaction(async run => {
    const [, open, next] = await run([enterJob(shop, user), holdPictures(shop, id), nextDue(shop, id)]);
    if (Number(open!.rows[0]?.[0]) !== turn) return;
    const due = JSON.parse(next!.rows[0]?.[0] ?? 'null') as string | null;
    if (due) {
      await run([nextTurn(shop, id)]);
      const job: QueuedPictures = { shop, id, turn: turn + 1 };
      await ports.jobs.enqueue(run, pictureQueue, job, new Date(due) > ports.clock.now() ? new Date(due) : undefined);
    } else await run([closePictures(shop, id), publishChange(shop, 'imports', id)]);
  });

/** `picture`: its id, of what is kept already. */
type Outcome = { picture: string } | { refused: Said } | { again: Said; retryAfter?: number };

class Fetching {
  readonly #job: PictureJob;
  readonly #pauses: readonly number[];
  readonly #signal: AbortSignal;
  /** What several records show is fetched once. */
  readonly #kept = new Map<string, string>();
  /** Servers that want to be left alone for now. */
  readonly #paused = new Set<string>();

  constructor(job: PictureJob, pauses: readonly number[], signal: AbortSignal) {
    this.#job = job;
    this.#pauses = pauses;
    this.#signal = signal;
  }

  async one(queued: QueuedPicture): Promise<void> {
    const { shop, id, entity } = this.#job;
    if (this.#paused.has(hostOf(queued.address))) return;
    const [begun, found] = await inJob(this.#job, [beginPicture(shop, id, queued), standing(entity, shop, id, queued)]);
    const attempts = Number(begun!.rows[0]?.[0] ?? 0);
    if (!attempts) return;
    const { ended } = readStanding(found!);
    if (ended) await settle(this.#job, queued, ended);
    else if (attempts > mostStarts) await settle(this.#job, queued, { state: 'failed', reason: say('pictureStopped') });
    else await this.#end(queued, attempts, await this.#fetched(queued.address));
  }

  async #fetched(address: string): Promise<Outcome> {
    const known = this.#kept.get(address);
    if (known) return { picture: known };
    const { ports, shop } = this.#job;
    const fetched = await ports.web.fetch(address, this.#signal);
    if (!('file' in fetched)) return fetched;
    if (/^(text\/html|application\/xhtml)/i.test(fetched.file.type)) return { refused: say('pageNotPicture') };
    try {
      return { picture: await keepPicture(ports, shop, fetched.file) };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return { refused: error.said };
    }
  }

  async #end(queued: QueuedPicture, attempts: number, outcome: Outcome): Promise<void> {
    if ('picture' in outcome) return this.#attach(queued, outcome.picture);
    const pause = this.#pauses[attempts - 1];
    if ('refused' in outcome || pause === undefined) {
      const reason = 'refused' in outcome ? outcome.refused : outcome.again;
      await settle(this.#job, queued, { state: 'failed', reason });
      return;
    }
    const { ports, shop, id } = this.#job;
    const { retryAfter } = outcome;
    const due = new Date(ports.clock.now().getTime() + Math.max(pause, retryAfter ?? 0));
    const host = hostOf(queued.address);
    if (retryAfter) this.#paused.add(host);
    await inJob(this.#job, [
      postpone(shop, id, queued, due),
      ...(retryAfter ? [postponeHost(shop, id, host, due)] : []),
    ]);
  }

  async #attach(queued: QueuedPicture, picture: string): Promise<void> {
    const { ports, shop } = this.#job;
    if (await this.#isAttached(queued, picture)) this.#kept.set(queued.address, picture);
    // Nobody shows it, unless it came from another record.
    else if (this.#kept.get(queued.address) !== picture)
      for (const rendition of ['full.webp', 'thumbnail.webp'] as const)
        await ports.files.remove(pictureKey(shop, picture, rendition));
  }

  async #isAttached(queued: QueuedPicture, picture: string): Promise<boolean> {
    try {
      return await attach(this.#job, queued, picture);
    } catch (error) {
      const reason = endingProblem(this.#job.ports, error, this.#job.entity);
      if (!reason) throw error;
      return settle(this.#job, queued, { state: 'failed', reason });
    }
  }
}

const hostOf = (address: string) => new URL(address).host;
