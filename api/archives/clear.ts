import { entities } from '../../schema/entities/index.ts';
import { memo } from '../../schema/kit/memo.ts';
import { attachmentKey } from '../attachments.ts';
import type { Table } from '../db/table.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { pictureKey } from '../files.ts';
import type { Ports, Statement } from '../ports.ts';
import { Refusal } from '../../schema/errors.ts';
import { tables } from '../tables.ts';
import { movesOf } from './moved.ts';
import { pieceKey } from './queue.ts';
import { isBeside, manifestOf, openSource } from './source.ts';
import { archiveStatement, piecesOf, piecesStatement, storedArchives, type StoredArchive } from './statements.ts';

/** Few enough rows that nobody waits 50 ms for them. */
const slice = 500;

/** What nobody can have any more: of one that failed or was cancelled all that it made; of one that came in, its file. */
export const clear = async (ports: Ports, shop: string, id: string, signal: AbortSignal): Promise<void> => {
  const [, found] = await ports.database.batch([enterJob(shop, null), archiveStatement(shop, id)]);
  const [stored] = storedArchives(found!);
  if (!stored || stored.state === 'running') return;
  const isWhole = stored.state === 'completed';
  if (stored.kind === 'out') {
    if (!isWhole) await dropPieces(ports, shop, id, signal);
    return;
  }
  if (!isWhole && stored.madeId && !(await undo(ports, shop, stored, signal))) return;
  if (stored.uploadId) await dropUpload(ports, shop, stored);
};

/** So many files at a time. */
const piecesAtOnce = 50;

export const dropPieces = async (ports: Ports, shop: string, id: string, signal?: AbortSignal): Promise<void> => {
  const [, found] = await ports.database.batch([enterJob(shop, null), piecesStatement(shop, id)]);
  const numbers = piecesOf(found!).map(({ number }) => number);
  for (let at = 0; at < numbers.length && !signal?.aborted; at += piecesAtOnce) {
    const those = numbers.slice(at, at + piecesAtOnce);
    for (const number of those) await ports.files.remove(pieceKey(shop, id, number));
    await ports.database.batch([
      enterJob(shop, null),
      {
        text: 'delete from archive_pieces where shop_id = $1 and archive_id = $2 and number = any($3::integer[])',
        values: [shop, id, those.map(String)],
      },
    ]);
  }
};

const dropUpload = async ({ database, files }: Ports, shop: string, { id, uploadId }: StoredArchive) => {
  await files.remove(attachmentKey(shop, uploadId!));
  await database.batch([
    enterJob(shop, null),
    { text: 'delete from uploads u where u.shop_id = $1 and u.id = $2', values: [shop, uploadId] },
    { text: 'update shop_archives a set upload_id = null where a.shop_id = $1 and a.id = $2', values: [shop, id] },
    publishChange(shop, 'shop_archives', id),
  ]);
};

/** Of those that refer to others first. What is only ever added to has no rows in a shop that was never open. */
const shopTables = memo((all: typeof entities): Table[] =>
  tables(all)
    .filter(({ scope, appendOnly }) => scope === 'shop' && !appendOnly)
    .toReversed(),
);

/** Removes the shop that never opened. False when told to stop. */
const undo = async (ports: Ports, shop: string, stored: StoredArchive, signal: AbortSignal): Promise<boolean> => {
  const made = stored.madeId!;
  for (const table of shopTables(entities)) {
    let count = 1;
    while (count > 0) {
      if (signal.aborted) return false;
      const [, gone] = await ports.database.batch([enterJob(made, null), someRows(table, made)]);
      count = gone!.count;
    }
  }
  await dropFiles(ports, shop, stored);
  await ports.database.batch([
    enterJob(made, null),
    { text: 'delete from license_keys k where k.shop_id = $1', values: [made] },
    { text: 'delete from meeting_addresses a where a.shop_id = $1', values: [made] },
    enterAccount,
    { text: 'delete from shop_people p where p.shop_id = $1', values: [made] },
    { text: 'delete from shops s where s.id = $1 and s.deleted_at is not null', values: [made] },
    enterJob(shop, null),
    { text: 'update shop_archives a set made_id = null where a.shop_id = $1 and a.id = $2', values: [shop, stored.id] },
    publishChange(shop, 'shop_archives', stored.id),
  ]);
  return true;
};

/** Of a tree those below which nothing lies any more. */
const someRows = ({ name, key, foreignKeys }: Table, made: string): Statement => {
  const columns = key.filter(column => column !== 'shop_id');
  const above = foreignKeys.find(({ table }) => table === name)?.columns.find(column => column !== 'shop_id');
  const leaves = above ? ` and not exists (select 1 from ${name} b where b.shop_id = $1 and b.${above} = t.id)` : '';
  const those = columns.map(column => `t.${column}`).join(', ');
  return {
    text: `delete from ${name} where shop_id = $1 and (${columns.join(', ')}) in (
      select ${those} from ${name} t where t.shop_id = $1${leaves} limit ${slice})`,
    values: [made],
  };
};

const dropFiles = async ({ files, secrets }: Ports, shop: string, { id, uploadId, madeId, people }: StoredArchive) => {
  if (!uploadId) return;
  try {
    const source = await openSource(files, attachmentKey(shop, uploadId));
    const { shop: old } = await manifestOf(source);
    const moves = movesOf(secrets, { archive: id, shop: { old: old.id, made: madeId! }, people: people ?? {} });
    for (const name of [...source.entries.keys()].filter(isBeside)) {
      const file = moves.id(name.replace(/^\w+\/|\.webp$/g, ''));
      await files.remove(attachmentKey(madeId!, file));
      for (const rendition of ['full.webp', 'thumbnail.webp']) await files.remove(pictureKey(madeId!, file, rendition));
    }
  } catch (error) {
    // Nothing was made of what is no archive.
    if (!(error instanceof Refusal)) throw error;
  }
};
