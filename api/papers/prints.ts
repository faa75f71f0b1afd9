import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { CopySet, Paper } from '../../schema/kit/papers.ts';
import type { PaperPrint } from '../../schema/rules/paperPrints.ts';
import { fill } from '../../schema/words/fill.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { tableName } from '../db/columns.ts';
import { noteStatement, type Occasion } from '../db/history.ts';
import { snake } from '../db/table.ts';
import { lockStatements } from '../db/write.ts';
import type { Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

/** The number of earlier prints by the id of the document. Documents that have not taken effect are left out. */
export type Prints = ReadonlyMap<string, number>;

/** Reads how often a paper was printed, downloaded, shared or mailed. Looking at its picture does not count. */
export const readPrints = async (
  run: Run,
  shop: string,
  entity: AnyEntity,
  paper: string,
  ids: readonly string[],
): Promise<Prints> => {
  const { series, papers } = entity;
  if (!papers![paper]!.hasOriginal || !ids.length) return new Map();
  const { rows } = (
    await run([
      {
        text: `select t.id, (select count(*) from history h where h.shop_id = $1 and h.record_id = t.id and h.entity = $3
            and h.action in ('print', 'letter') and coalesce(h.changes#>>'{print,1,paper}', h.changes#>>'{letter,1,paper}') = $4)
          from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(series!.field)} is not null`,
        values: [shop, ids, entity.name, paper],
      },
    ])
  ).at(-1)!;
  return new Map(rows.map(([id, count]) => [id!, Number(count)]));
};

/** Counts one more print of each of these documents, with who and when, and returns the counts before it. */
export const countPrints = async (
  run: Run,
  { shop, occasion }: { shop: string; occasion: Occasion },
  { entity, paper, ids }: { entity: AnyEntity; paper: string; ids: readonly string[] },
): Promise<Prints> => {
  await run(lockStatements(entity, shop, ids));
  const before = await readPrints(run, shop, entity, paper, ids);
  const notes = printNotes(before, { entity, paper, shop, occasion });
  if (notes.length) await run(notes);
  return before;
};

type Printed = { entity: AnyEntity; paper: string; shop: string; occasion: Occasion };

/** One more print of each document, in its history. A print is no change that a person could undo. */
export const printNotes = (before: Prints, { entity, paper, shop, occasion }: Printed): Statement[] =>
  [...before].map(([id, count]) => {
    const print: PaperPrint = { paper, number: count + 1 };
    return noteStatement(entity, 'print', shop, id, { print: [null, print] }, { ...occasion, change: null });
  });

/** The same in a transaction of its own, for a call that gives papers out. */
export const countAsked = (
  entity: AnyEntity,
  paper: string,
  context: RequestContext,
  ids: readonly string[],
): Promise<Prints> => context.transaction(run => countPrints(run, context, { entity, paper, ids }));

/**
 * Returns what each copy says below its title: whose copy it is, and which print. Null stands for a copy that says nothing.
 * @param printed how often the paper was given out before; undefined for a document that has not taken effect.
 * @param isService true for services alone, which have two copies.
 */
export const copyWords = (
  { copies, hasOriginal }: Paper,
  printed: number | undefined,
  { copySet, isService }: { copySet: CopySet; isService: boolean },
  { papers }: CommonWords,
): (string | null)[] => {
  if (!hasOriginal || printed === undefined) return [null];
  const all: readonly string[] = copies
    ? Object.values(papers.copies[copies === 'supply' && isService ? 'service' : copies])
    : [];
  const named = copies ? (copySet === 'all' ? all : all.slice(0, 1)) : [null];
  const reprint = printed > 0 ? fill(papers.reprint, { number: printed + 1 }) : null;
  return named.map(name => [name, reprint].filter(Boolean).join(' · ') || null);
};
