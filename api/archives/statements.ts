import type { ArchiveReport } from '../../schema/rules/shopArchives.ts';
import { storedSaid, type Said } from '../../schema/words/said.ts';
import { currentUser } from '../db/settings.ts';
import type { Result, Statement } from '../ports.ts';

/** How far one is: in which file of rows, and behind which of them. */
export type Reached = {
  stage: 'begin' | 'files' | 'rows' | 'seal' | 'end';
  section: number;
  /** Out: the key of the last row. In: the place in the file of rows, and the lines before it. */
  after?: string[];
  at?: number;
  line?: number;
};

export type StoredArchive = Omit<ArchiveReport, 'madeShopId' | 'isClearing' | 'until'> & {
  userId: string;
  reached: Reached;
  pieces: number;
  starts: number;
  uploadId: string | null;
  madeId: string | null;
  /** By their id in the archive, who they are here. */
  people: Record<string, string> | null;
  language: string;
};

const columns = `a.id, a.kind, a.state, a.name, a.done, a.total, a.size, a.problem, a.created_at as "createdAt", a.ended_at as "endedAt",
  a.user_id as "userId", a.reached, a.pieces, a.starts, a.upload_id as "uploadId", a.made_id as "madeId", a.people, a.language`;

export const archiveStatement = (shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (select ${columns} from shop_archives a where a.shop_id = $1 and a.id = $2) r`,
  values: [shop, id],
});

/** Of the transaction's person. */
export const myArchive = (shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (select ${columns} from shop_archives a where a.shop_id = $1 and a.id = $2 and a.user_id = ${currentUser}) r`,
  values: [shop, id],
});

/** The newest 20 of a kind of the transaction's person. */
export const myArchives = (shop: string, kind: StoredArchive['kind']): Statement => ({
  text: `select row_to_json(r) from (select ${columns} from shop_archives a where a.shop_id = $1 and a.kind = $2 and a.user_id = ${currentUser} order by a.id desc limit 20) r`,
  values: [shop, kind],
});

/** Stops with TS409 `archiveRunning` when one of that kind is under way. */
export const noneRunning = (shop: string, kind: string): Statement => ({
  text: `select refuse_unless(not exists (select 1 from shop_archives a where a.shop_id = $1 and a.kind = $2 and a.state = 'running'
    and a.user_id = ${currentUser}), 'TS409', 'archiveRunning')`,
  values: [shop, kind],
});

type NewArchive = Pick<StoredArchive, 'id' | 'kind' | 'name' | 'uploadId' | 'language'> & { at: Date };

export const newArchive = (shop: string, { id, kind, name, uploadId, language, at }: NewArchive): Statement => ({
  text: `insert into shop_archives (shop_id, id, kind, user_id, state, name, reached, upload_id, language, created_at)
    values ($1, $2, $3, ${currentUser}, 'running', $4, '{"stage":"begin","section":0}', $5::uuid, $6, $7::timestamptz)`,
  values: [shop, id, kind, name, uploadId, language, at.toISOString()],
});

/** A process takes it up. */
export const beginArchive = (shop: string, id: string): Statement => ({
  text: `update shop_archives a set starts = a.starts + 1 where a.shop_id = $1 and a.id = $2 and a.state = 'running'`,
  values: [shop, id],
});

/** Stops with TS409 `archive` when it is not running any more or another process got further; locks it otherwise. */
export const expectReached = (shop: string, id: string, reached: Reached): Statement => ({
  text: `select refuse_unless(exists (select 1 from shop_archives a where a.shop_id = $1 and a.id = $2 and a.state = 'running'
    and a.reached = $3::jsonb for update), 'TS409', 'archive')`,
  values: [shop, id, JSON.stringify(reached)],
});

type Advance = { reached: Reached; done?: number; pieces?: number; total?: number };

export const advanceArchive = (
  shop: string,
  id: string,
  { reached, done = 0, pieces = 0, total }: Advance,
): Statement => ({
  text: `update shop_archives a set reached = $3::jsonb, done = a.done + $4::integer, pieces = a.pieces + $5::integer,
    total = coalesce($6::integer, a.total), starts = 0 where a.shop_id = $1 and a.id = $2`,
  values: [shop, id, JSON.stringify(reached), done, pieces, total ?? null],
});

/** Ends one that is running; one that ended otherwise stays as it is. */
export const endArchive = (
  shop: string,
  id: string,
  state: 'completed' | 'failed' | 'canceled',
  at: Date,
  problem: Said | null = null,
): Statement => ({
  text: `update shop_archives a set state = $3, ended_at = $4::timestamptz, problem = $5 where a.shop_id = $1 and a.id = $2 and a.state = 'running'`,
  values: [shop, id, state, at.toISOString(), problem && storedSaid(problem)],
});

export type Piece = { number: number; name: string; size: number; sha256: string; rows: number };

export const addPieces = (shop: string, id: string, pieces: readonly Piece[]): Statement => ({
  text: `insert into archive_pieces (shop_id, archive_id, number, name, size, sha256, rows)
    select $1, $2, r.number, r.name, r.size, r.sha256, r.rows
    from json_to_recordset($3::json) as r(number integer, name text, size bigint, sha256 text, rows integer) returning 1`,
  values: [shop, id, JSON.stringify(pieces)],
});

export const piecesStatement = (shop: string, id: string): Statement => ({
  text: `select p.number, p.name, p.size, p.sha256, p.rows from archive_pieces p where p.shop_id = $1 and p.archive_id = $2 order by p.number`,
  values: [shop, id],
});

export const piecesOf = ({ rows }: Result): Piece[] =>
  rows.map(([number, name, size, sha256, count]) => ({
    number: Number(number),
    name: name!,
    size: Number(size),
    sha256: sha256!,
    rows: Number(count),
  }));

export const storedArchives = ({ rows }: Result): StoredArchive[] =>
  rows.map(([json]) => JSON.parse(json!) as StoredArchive);
