import { notFound } from '../../schema/errors.ts';
import { listOf, maybe, named, object, oneOf, string, uuid, whole, type Shape } from '../../schema/kit/shape.ts';
import { can } from '../../schema/permissions.ts';
import { audiences, platforms, type Audience, type ShownDownload } from '../../schema/rules/downloads.ts';
import { choiceIn } from '../../schema/words/wording.ts';
import { attachmentKey } from '../attachments.ts';
import { isUuid, noShop } from '../db/statement.ts';
import { enterVisitor } from '../db/transactionContext.ts';
import { isPerson } from '../person.ts';
import type { Result, Statement } from '../ports.ts';
import { disposed, isFromStart, sendFile } from '../ranges.ts';
import { refusalOf } from '../refusals.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { isGood, signedUntil, signing } from '../signatures.ts';
import { countStatements, publishedStatement, type DownloadRow } from './statements.ts';

const shown: Shape<ShownDownload> = named(
  'shownDownload',
  object({
    id: uuid,
    name: string,
    version: string,
    platform: object({ id: oneOf(platforms.map(({ id }) => id)), name: string }),
    notes: maybe(string),
    releasedOn: string,
    fileName: string,
    size: whole,
    sha256: string,
    url: string,
  }),
);
export const shownDownloads = listOf(shown);

const all = audiences.map(({ id }) => id);

const readAsVisitor = async ({ ports }: RequestContext, statement: Statement): Promise<DownloadRow[]> =>
  rowsOf((await ports.database.read([enterVisitor, statement]))[1]!);

const rowsOf = ({ rows }: Result): DownloadRow[] => rows.map(([json]) => JSON.parse(json!) as DownloadRow);

/** What everyone may fetch. */
export const listForVisitors = async (context: RequestContext): Promise<Reply<ShownDownload[]>> =>
  data((await readAsVisitor(context, publishedStatement(['everyone']))).map(row => worded(row, context)));

/** The same with what is for whoever is signed in, or looks after downloads. */
export const listForPerson = async (context: RequestContext): Promise<Reply<ShownDownload[]>> => {
  await context.authorize();
  const seen: readonly Audience[] = (await looksAfter(context)) ? all : ['everyone', 'signedIn'];
  const rows = await readAsVisitor(context, publishedStatement(seen));
  return data(rows.map(row => worded(row, context)));
};

const looksAfter = async (context: RequestContext): Promise<boolean> => {
  try {
    await context.demanding(can.DownloadList).authorize();
    return true;
  } catch (error) {
    if (refusalOf(error)?.status === 403) return false;
    throw error;
  }
};

const worded = (row: DownloadRow, context: RequestContext): ShownDownload => {
  const { id, name, version, platform, notes, notesHi, releasedOn, file } = row;
  const { words, language } = context.wording;
  return {
    id,
    name,
    version,
    platform: { id: platform, name: choiceIn(words, 'downloads.platform', platform) },
    notes: (language === 'hi' ? notesHi : null) ?? notes,
    releasedOn,
    fileName: file.name,
    size: file.size,
    sha256: file.sha256,
    url: addressOf(row, context),
  };
};

const contentOf = (id: string) => `download ${id}`;

/** Of one that is not everyone's a signed one, since a link takes no session along. */
const addressOf = ({ id, audience, file }: DownloadRow, { ports: { secrets }, at }: RequestContext): string => {
  const path = `/api/public/downloads/${id}/${encodeURIComponent(file.name)}`;
  return audience === 'everyone' ? path : `${path}?${signing({ secrets, now: at }, contentOf(id), signedUntil(at))}`;
};

/** As it came, to be kept: no transaction is open while the bytes travel. */
export const fetchDownload = async (context: RequestContext): Promise<Reply> => {
  const id = context.parameter('downloadId');
  const { ports, request, at } = context;
  const seen: readonly Audience[] = isGood(context, id, contentOf(id)) ? all : ['everyone'];
  const [row] = isUuid(id) ? await readAsVisitor(context, publishedStatement(seen, id)) : [];
  if (!row || row.file.name !== context.parameter('name')) throw notFound({ one: 'downloads' });
  const { file, audience } = row;
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': disposed('attachment', file.name),
    'cache-control': audience === 'everyone' ? 'public, no-cache' : 'private, no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
  const sent = await sendFile(ports.files, request, { key: attachmentKey(noShop, file.id), tag: file.sha256, headers });
  if (!sent) throw notFound({ one: 'downloads' });
  if (isFromStart(request, sent) && isPerson(request))
    await ports.database.write([enterVisitor, ...countStatements(id, at, ports.secrets)]).catch(async error => {
      if (sent.body instanceof ReadableStream) await sent.body.cancel();
      throw error;
    });
  return sent;
};
