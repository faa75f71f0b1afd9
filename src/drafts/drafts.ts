import type { Shelf } from './shelf.ts';

type Values = Record<string, unknown>;

/** Whose draft it is, and of what: nobody else is shown it, and no other form. */
export type Place = {
  user: string;
  shop: string;
  resource: string;
  /** The record that is changed; null: a new one. */
  record: string | null;
};

/** What somebody typed and has not saved. */
export type Draft = Place & {
  id: string;
  /** Counts what was typed: the same number is the same text. */
  revision: number;
  /** Milliseconds since 1970. */
  typedAt: number;
  /** Of a new record all that the form holds, else what was typed. */
  values: Values;
  /** What the record had there, as it was read. */
  before: Values;
};

/** Of a person in one form. The oldest goes for one more. */
export const mostDrafts = 20;
/** Characters of JSON; 200 lines have a third of that. */
export const longestDraft = 500_000;
/** Milliseconds: as long as a session. */
export const lasting = 30 * 24 * 3_600_000;

/** Nothing is kept of what cannot be read any more, or waits for too long, whoever typed it. The newest first. */
export async function draftsAt(shelf: Shelf, place: Place, now: number): Promise<Draft[]> {
  const all = await shelf.all();
  const gone = all.filter(entry => !isDraft(entry) || entry.typedAt < now - lasting);
  if (gone.length) await shelf.drop(gone.map(entry => (entry as { id: string }).id));
  return all
    .filter(entry => !gone.includes(entry))
    .map(entry => entry as Draft)
    .filter(draft => isAt(draft, place))
    .sort((one, other) => other.typedAt - one.typedAt);
}

/** Throws where there is no room for it. */
export async function keepDraft(shelf: Shelf, draft: Draft): Promise<void> {
  if (JSON.stringify(draft).length > longestDraft) throw new Error('Too much to keep');
  await shelf.put(draft);
  const more = (await draftsAt(shelf, draft, draft.typedAt)).slice(mostDrafts);
  if (more.length) await shelf.drop(more.map(({ id }) => id));
}

const isAt = (draft: Place, { user, shop, resource, record }: Place) =>
  draft.user === user && draft.shop === shop && draft.resource === resource && draft.record === record;

/** Another release may have written it. */
const isDraft = (entry: unknown): entry is Draft => {
  if (!isValues(entry)) return false;
  const { id, user, shop, resource, record, revision, typedAt, values, before } = entry;
  const isRecord = record === null || typeof record === 'string';
  const named = [id, user, shop, resource].every(text => typeof text === 'string');
  return (
    named && isRecord && Number.isFinite(revision) && Number.isFinite(typedAt) && isValues(values) && isValues(before)
  );
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
