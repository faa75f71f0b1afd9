import { conflict, notFound, Refusal } from '../../schema/errors.ts';
import { entities } from '../../schema/entities/index.ts';
import { archiveDays, bringInFields, type ArchiveReport } from '../../schema/rules/shopArchives.ts';
import { readSaid, say } from '../../schema/words/said.ts';
import { byteStream } from '../crud/export/sheet.ts';
import { isUuid } from '../db/statement.ts';
import { publishChange } from '../events/signals.ts';
import { inputOf } from '../handlers/input.ts';
import type { Result } from '../ports.ts';
import { disposed } from '../ranges.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { finishedUpload } from '../uploads/statements.ts';
import { tarOf, tarSize } from './file.ts';
import { queueArchive } from './queue.ts';
import {
  endArchive,
  myArchive,
  myArchives,
  newArchive,
  noneRunning,
  piecesOf,
  piecesStatement,
  storedArchives,
  type StoredArchive,
} from './statements.ts';
import { filesOf } from './takeOut.ts';

/** Where the file of an archive is sent to. */
export const archiveUpload = { entity: entities.shops, field: 'archive' } as const;

const day = 24 * 60 * 60 * 1_000;

const untilOf = ({ kind, state, endedAt }: Pick<StoredArchive, 'kind' | 'state' | 'endedAt'>): string | null =>
  kind === 'out' && state === 'completed' && endedAt
    ? new Date(new Date(endedAt).getTime() + archiveDays * day).toISOString()
    : null;

/** As the caller reads it. */
const shown = (stored: StoredArchive, { wording }: RequestContext): ArchiveReport => {
  const { id, kind, state, name, done, total, size, madeId, problem, createdAt, endedAt, uploadId } = stored;
  return {
    id,
    kind,
    state,
    name,
    done: Math.min(done, total),
    total,
    size,
    madeShopId: state === 'completed' ? madeId : null,
    isClearing: (state === 'failed' || state === 'canceled') && (madeId !== null || uploadId !== null),
    problem: problem && wording.say(readSaid(problem)),
    createdAt,
    endedAt,
    until: untilOf(stored),
  };
};

const only = (result: Result): StoredArchive => {
  const [stored] = storedArchives(result);
  if (!stored) throw notFound(say('archive'));
  return stored;
};

const archiveId = (context: RequestContext): string => {
  const id = context.parameter('id');
  if (!isUuid(id)) throw notFound(say('archive'));
  return id;
};

/** One's own, of a kind: whoever may take a shop out need not be who may bring one in. */
const mine = async (context: RequestContext, kind: StoredArchive['kind']): Promise<StoredArchive> => {
  const [found] = await context.batch([myArchive(context.shop, archiveId(context))]);
  const stored = only(found!);
  if (stored.kind !== kind) throw notFound(say('archive'));
  return stored;
};

type Call<T> = (context: RequestContext, kind: StoredArchive['kind']) => Promise<Reply<T>>;

export const list: Call<ArchiveReport[]> = async (context, kind) => {
  const [found] = await context.batch([myArchives(context.shop, kind)]);
  return data(storedArchives(found!).map(stored => shown(stored, context)));
};

export const read: Call<ArchiveReport> = async (context, kind) => data(shown(await mine(context, kind), context));

const begin = (
  context: RequestContext,
  kind: StoredArchive['kind'],
  { name, uploadId }: { name: string | null; uploadId: string | null },
): Promise<Reply<ArchiveReport>> => {
  const { shop, at, ports } = context;
  const id = ports.ids.next();
  return context.change(async run => {
    const [, named] = await run([noneRunning(shop, kind), shopName(shop)]);
    const facts = { id, kind, name: name ?? named!.rows[0]![0]!, uploadId, language: context.wording.language, at };
    const [, made] = await run([
      newArchive(shop, facts),
      myArchive(shop, id),
      publishChange(shop, 'shop_archives', id),
    ]);
    await queueArchive(ports.jobs, run, { shop, id });
    return data(shown(only(made!), context), 202);
  });
};

const shopName = (shop: string) => ({
  text: 'select t.name from shops t where t.shop_id = $1 and t.id = $1',
  values: [shop],
});

export const takeOut = (context: RequestContext): Promise<Reply<ArchiveReport>> =>
  begin(context, 'out', { name: null, uploadId: null });

export const bringIn = async (context: RequestContext): Promise<Reply<ArchiveReport>> => {
  const { upload } = await inputOf(context, { input: bringInFields });
  const file = await finishedUpload(archiveUpload.entity, archiveUpload.field, upload!, context);
  if (!file) throw new Refusal(400, say('uploadGone'), { problems: { upload: say('uploadGone') } });
  return begin(context, 'in', { name: file.name, uploadId: file.id });
};

/** What there is of it goes. */
export const cancel: Call<ArchiveReport> = async (context, kind) => {
  const stored = await mine(context, kind);
  const { shop, at, ports } = context;
  return context.change(async run => {
    const [ended, after] = await run([
      endArchive(shop, stored.id, 'canceled', at),
      myArchive(shop, stored.id),
      publishChange(shop, 'shop_archives', stored.id),
    ]);
    if (ended!.count) await queueArchive(ports.jobs, run, { shop, id: stored.id });
    return data(shown(only(after!), context));
  });
};

export const file = async (context: RequestContext): Promise<Reply> => {
  const stored = await mine(context, 'out');
  if (stored.state === 'running') throw conflict(say('archiveNotReady'));
  const until = untilOf(stored);
  if (!until || new Date(until) <= context.at) throw new Refusal(404, say('fileNotKept'));
  const [found] = await context.batch([piecesStatement(context.shop, stored.id)]);
  const files = filesOf(piecesOf(found!));
  const at = new Date(stored.createdAt);
  const name = `${stored.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'shop'}-${stored.createdAt.slice(0, 10)}.tar`;
  return {
    status: 200,
    headers: {
      'content-type': archiveType,
      'content-disposition': disposed('attachment', name),
      'content-length': String(tarSize(files)),
      'cache-control': 'private, no-store',
    },
    body: byteStream(tarOf(context.ports, { shop: context.shop, id: stored.id, at }, files)),
  };
};

export const archiveType = 'application/x-tar';
