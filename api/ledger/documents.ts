import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { isInputTax, withTaxAsCost, type AccountKind, type Posted } from '../../schema/rules/ledger.ts';
import { shortReason, sourcesOf, sourcesOfCancel, type Source } from '../../schema/rules/shortReason.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Occasion } from '../db/history.ts';
import type { Statement } from '../ports.ts';
import { ownTaxScheme, takesNoInputTax } from './inputTax.ts';
import { shortGuard } from './shortGuard.ts';
import { stockStatement } from './pieceStock.ts';
import { postStatements, type NewEntry, type NewPosting } from './post.ts';

type Document = { id: string } & Record<string, unknown>;

/**
 * What a transition of documents puts into the books, or takes back out of them, and what becomes of `pieces` by it. `input`: asked for by the
 * transition, and already in the documents.
 */
export const postingsBy = (
  { name, posts, info, states }: AnyEntity,
  transition: string,
  shop: string,
  documents: readonly Document[],
  occasion: Occasion,
  { pieces = [], input = {} }: { pieces?: readonly string[]; input?: Readonly<Record<string, unknown>> } = {},
): Statement[] => {
  const entry = [posts, posts?.later].find(each => each?.by === transition);
  if (entry) {
    const entries = documents
      .map(document => entryOf(name, document, entry.of(document, shopDay(occasion.at)), occasion))
      .filter(({ postings }) => postings.length > 0);
    const unexplained = info[shortReason] ? documents.filter(document => !document[shortReason]) : [];
    const guard = shortGuard(
      sourcesOf(
        entries
          .filter(({ recordId }) => unexplained.some(({ id }) => id === recordId))
          .flatMap(({ postings }) => postings),
      ),
      shop,
    );
    const post = (all: readonly NewEntry[]) =>
      pieces.length ? [stockStatement(shop, pieces, occasion, all)] : postStatements(shop, all, occasion);
    const isUntaken = posts?.untakenTax && entries.some(({ postings }) => postings.some(isInputTax));
    return [...(isUntaken ? [unlessUntaken(shop, entries, posts.untakenTax!, post)] : post(entries)), ...guard];
  }
  const asks = Object.hasOwn(states?.transitions[transition]?.input ?? {}, shortReason);
  return posts?.undoneBy === transition
    ? [
        reverseStatement(
          shop,
          documents.map(({ id }) => id),
          occasion,
          // The reason for which the document gave something out explains nothing of its cancellation.
          sources => (input[shortReason] ? [] : shortGuard(sources, shop, { asks })),
        ),
      ]
    : [];
};

/** Input tax that the shop does not take back stands on that account of costs. */
const unlessUntaken = (
  shop: string,
  entries: readonly NewEntry[],
  cost: AccountKind,
  post: (entries: readonly NewEntry[]) => Statement[],
): Statement => ({
  ...ownTaxScheme(shop),
  next: scheme =>
    post(
      takesNoInputTax(scheme)
        ? entries.map(entry => ({ ...entry, postings: withTaxAsCost(entry.postings, cost) }))
        : entries,
    ),
});

const entryOf = (entity: string, { id }: Document, { day, tillId, postings }: Posted, { ids }: Occasion): NewEntry => ({
  id: ids.next(),
  day,
  entity,
  recordId: id,
  tillId,
  reversesId: null,
  note: null,
  postings,
});

type Written = Omit<NewEntry, 'postings' | 'reversesId' | 'note'> & {
  postings: {
    position: number;
    from: string;
    to: string;
    toKey: string | null;
    unit: NewPosting['unit'];
    amount: string;
  }[];
};

/**
 * What documents put into the books is taken back by entries of today, whole: what was reversed before in part is refused. `guard` is run then, with the
 * accounts that the entries take from.
 */
export const reverseStatement = (
  shop: string,
  documents: readonly string[],
  { at, ids }: Occasion,
  guard: (sources: Source[]) => readonly Statement[] = () => [],
): Statement => ({
  text: `select coalesce(json_agg(e order by e.id), '[]') from (
    select e.id, e.entity, e.record_id as "recordId", e.till_id as "tillId", (select json_agg(json_build_object(
      'position', p.position, 'from', p.from_id, 'to', p.to_id, 'toKey', (select a.key from ledger_accounts a where a.shop_id = $1 and a.id = p.to_id), 'unit', p.unit, 'amount', p.amount::text) order by p.position)
      from ledger_postings p where p.shop_id = $1 and p.entry_id = e.id) as postings
    from ledger_entries e where e.shop_id = $1 and e.record_id = any($2::uuid[]) and e.reverses_id is null) e`,
  values: [shop, documents],
  next: ({ rows }) => {
    const written = JSON.parse(rows[0]![0]!) as Written[];
    const reversals = postStatements(
      shop,
      written.map(({ id, postings, ...entry }) => ({
        ...entry,
        id: ids.next(),
        day: shopDay(at),
        reversesId: id,
        note: null,
        postings: postings.map(({ position, from, to, unit, amount }) => ({
          from: { id: to },
          to: { id: from },
          unit,
          amount: BigInt(amount),
          reverses: { entryId: id, position },
        })),
      })),
      { at, ids },
    );
    const accounts = written.flatMap(({ postings }) => postings.map(({ toKey, unit }) => ({ key: toKey, unit })));
    return [...reversals, ...guard(sourcesOfCancel(accounts))];
  },
});
