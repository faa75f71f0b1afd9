import { invalid, stale, type Refusal } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { validate } from '../../schema/kit/validate.ts';
import { readBody } from '../body.ts';
import type { Call } from '../call.ts';
import { referenceGuards } from '../db/guards.ts';
import { changeStatement, type HistoryAction } from '../db/history.ts';
import {
  linkStatements,
  lockStatement,
  recordStatement,
  updateStatement,
  versionStatement,
  type Link,
} from '../db/write.ts';
import { DatabaseError, type Ids, type Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { cleaned } from './clean.ts';
import { listedIds } from './ids.ts';
import { parentGuards } from './list.ts';
import { storedPictures, withoutKept } from './pictures.ts';
import { recordId, recordReply } from './read.ts';
import { resolved } from './references.ts';

/** What a change of these records brings along elsewhere, in the same transaction and at its end. */
export type Also = (changes: Record<string, unknown>, ids: readonly string[]) => Statement[];
const nothing: Also = () => [];

export const update = async (entity: AnyEntity, call: Call, also = nothing): Promise<Reply> => {
  const { version, ...body } = await readBody(call, { multipart: true });
  const id = recordId(entity, call);
  const changes = await checkedChanges(entity, body, call);
  const statements = [
    ...parentGuards(entity, call, [id]),
    lockStatement(entity, call.shop, [id]),
    ...(version === undefined || version === null
      ? []
      : [versionStatement(entity, call.shop, id, checkedVersion(version))]),
    ...updateStatements(entity, call.shop, [id], changes, call.ports.ids, call.at),
    recordStatement(entity, call.shop, id),
  ];
  try {
    const results = await call.batch([...statements, ...also(changes, [id])]);
    return recordReply(entity, call, results[statements.length - 1]!);
  } catch (error) {
    if (isStale(error)) throw await staleRecord(entity, call, id);
    throw error;
  }
};

/** The same change to many, all or none. */
export const updateMany = async (entity: AnyEntity, call: Call, also = nothing): Promise<Reply> => {
  const { ids: list, changes: body, ...others } = await readBody(call);
  const unknown = Object.keys(others);
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, 'Unknown field'])));
  const ids = listedIds(entity, list);
  const changes = await checkedChanges(entity, body, call);
  if (!Object.keys(changes).length) throw invalid({ changes: 'Name at least one field' });
  await call.batch([
    ...parentGuards(entity, call, ids),
    lockStatement(entity, call.shop, ids),
    ...updateStatements(entity, call.shop, ids, changes, call.ports.ids, call.at),
    ...also(changes, ids),
  ]);
  return data({ updated: ids });
};

const checkedChanges = async (entity: AnyEntity, body: unknown, call: Call) => {
  const { values, problems } = validate(entity, body, 'update');
  if (problems) throw invalid(problems);
  const known = await resolved(entity, call.shop, cleaned(entity, values), statements => call.batch(statements));
  return storedPictures(entity, withoutKept(entity, known), call);
};

/** Run after the rows are locked. */
export const updateStatements = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
  ids: Ids,
  at: Date,
  { importId = null, action = 'update' }: { importId?: string | null; action?: HistoryAction } = {},
): Statement[] => {
  const change = changeStatement(entity, action, shop, records, changes, { ids, at, importId });
  if (!change) return [];
  const links = Object.values(entity.info)
    .filter(({ kind, name }) => kind === 'refs' && Object.hasOwn(changes, name))
    .flatMap(({ name }) => linkStatements(entity, name, shop, linked(records, changes[name] as string[], ids), at));
  return [
    ...referenceGuards(entity, shop, [changes]),
    change,
    updateStatement(entity, shop, records, changes, at),
    ...links,
  ];
};

const linked = (records: readonly string[], others: readonly string[], ids: Ids): Link[] =>
  records.flatMap(own => (others.length ? others : [null]).map(other => ({ id: ids.next(), own, other })));

export const checkedVersion = (version: unknown): number => {
  // Multipart bodies carry text.
  if (/^[1-9]\d{0,8}$/.test(String(version)) && typeof version !== 'object') return Number(version);
  throw invalid({ version: 'Must be the version that was read' });
};

const isStale = (error: unknown) =>
  error instanceof DatabaseError && error.code === 'TS409' && error.detail === 'version';

const staleRecord = async (entity: AnyEntity, call: Call, id: string): Promise<Refusal> => {
  const [record] = await call.batch([recordStatement(entity, call.shop, id)]);
  const reply = recordReply(entity, call, record!);
  return stale(entity.label.one, (JSON.parse(reply.body as string) as { data: unknown }).data);
};
