import { pieceArrivals, type PieceArrival } from '../../schema/entities/pieceArrivals.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import { invalid, wrongState } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { heldStates } from '../../schema/rules/pieces.ts';
import { costOfReceived, type TransferOutcome } from '../../schema/rules/pieceTransfers.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordReply } from '../crud/read.ts';
import { sceneOf } from '../crud/update.ts';
import { isOwnNumber } from '../db/series.ts';
import { lockStatements, recordStatement, type Row } from '../db/write.ts';
import { ownTaxScheme, takesNoInputTax } from '../ledger/inputTax.ts';
import type { Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { endOfArrival } from './ended.ts';
import { productsHere, type Came } from './products.ts';
import { transferQueue } from './queue.ts';
import { madeFrom, pick, stoneMadeFrom } from './sent.ts';

type Line = NonNullable<PieceArrival['lines']>[number];

/** Pieces of an arrival are in stock here, under their tag where it is free, else under the shop's next one. */
export const receive = (context: RequestContext, id: string, came: readonly Came[]) =>
  context.change(async run => {
    const { shop, occasion } = context;
    const { arrival, lines } = await locked(run, shop, id, came);
    const products = await productsHere(run, { shop, occasion, arrival, came });
    await refuseHuids(run, shop, lines);
    const tags = await freeTags(run, shop, lines);
    const [scheme] = await run([ownTaxScheme(shop)]);
    const isTaxCost = takesNoInputTax(scheme!);
    const rows = lines.map((line, n) => ({
      ...pieceOf(arrival, line, { day: shopDay(occasion.at), isTaxCost }),
      id: occasion.ids.next(),
      tag: tags.has(line.tag.toUpperCase()) ? line.tag : null,
      productId: products[n]!,
      tray: came[n]!.tray ?? null,
    }));
    await run(createStatements(pieces, shop, rows as unknown as Row[], occasion));
    const tagsHere = await tagsOf(run, shop, rows);
    const outcome: TransferOutcome = 'received';
    const ended = lines.map((line, n) => ({ id: line.id!, outcome, reason: null, there: tagsHere.get(rows[n]!.id)! }));
    await run(endOfArrival(arrival, ended, sceneOf(shop, occasion)));
    return replied(context, run, arrival);
  });

/** They are not taken, and the shop that sent them has them again. */
export const refuse = (context: RequestContext, id: string, named: readonly Came[], reason: string) =>
  context.change(async run => {
    const { shop, occasion } = context;
    const { arrival, lines } = await locked(run, shop, id, named);
    const ended = lines.map(line => ({ id: line.id!, outcome: 'refused', reason, there: null }) as const);
    await run(endOfArrival(arrival, ended, sceneOf(shop, occasion)));
    return replied(context, run, arrival);
  });

/** The arrival, and of each tag its line, of which nobody has said yet what became of it. */
const locked = async (run: Run, shop: string, id: string, named: readonly Came[]) => {
  const found = await run([...lockStatements(pieceArrivals, shop, [id]), recordStatement(pieceArrivals, shop, id)]);
  const arrival = JSON.parse(found.at(-1)!.rows[0]![0]!) as PieceArrival & { id: string };
  if (arrival.state !== 'open') throw wrongState(pieceArrivals.name, arrival.state!);
  const lines = named.map(({ tag }, n): Line => {
    const line = (arrival.lines ?? []).find(each => each.tag.toUpperCase() === tag.toUpperCase() && !each.outcome);
    if (!line) throw invalid({ [`pieces.${n}.tag`]: say('tagNotWaiting') });
    return line;
  });
  return { arrival, lines };
};

/** One that is here already is another article with the same number, or the same one entered twice: a person looks. */
const refuseHuids = async (run: Run, shop: string, lines: readonly Line[]) => {
  const [found] = await run([
    {
      text: `select p.huid from pieces p where p.shop_id = $1 and p.deleted_at is null and p.huid = any($2::text[]) and p.state = any($3::text[])`,
      values: [shop, lines.flatMap(({ huid }) => huid ?? []), heldStates],
    },
  ]);
  const here = found!.rows.map(([huid]) => huid);
  const n = lines.findIndex(({ huid }) => huid && here.includes(huid));
  if (n >= 0) throw invalid({ [`pieces.${n}.tag`]: say('huidHere', { huid: lines[n]!.huid! }) });
};

/** In capitals. A number of the series' own form would stand in the way of one that this shop gives. */
const freeTags = async (run: Run, shop: string, lines: readonly Line[]): Promise<Set<string>> => {
  const wanted = lines.flatMap(({ tag }) => (isOwnNumber(pieces.series!, tag) ? [] : [tag.toUpperCase()]));
  const [found] = await run([
    {
      text: `select upper(p.tag) from pieces p where p.shop_id = $1 and p.deleted_at is null and upper(p.tag) = any($2::text[])`,
      values: [shop, wanted],
    },
  ]);
  const taken = new Set(found!.rows.map(([tag]) => tag));
  return new Set(wanted.filter(tag => !taken.has(tag)));
};

/** Also of those that the shop's series gave. */
const tagsOf = async (run: Run, shop: string, made: readonly { id: string }[]): Promise<Map<string, string>> => {
  const values = [shop, made.map(({ id }) => id)];
  const [found] = await run([
    { text: 'select p.id, p.tag from pieces p where p.shop_id = $1 and p.id = any($2::uuid[])', values },
  ]);
  return new Map(found!.rows.map(([id, tag]) => [id!, tag!]));
};

/** A piece that nothing was billed for has its cost by itself, where only some may see it. */
const pieceOf = (
  { id, billedGst, stones }: PieceArrival & { id: string },
  line: Line,
  { day, isTaxCost }: { day: string; isTaxCost: boolean },
) => ({
  ...pick(line, madeFrom),
  arrivalId: id,
  stockedOn: day,
  cost: costOfReceived(line, billedGst, isTaxCost),
  stones: (stones ?? []).filter(({ tag }) => tag === line.tag).map(stone => pick(stone, stoneMadeFrom)),
});

/** The other shop is told by a job. */
const replied = async (context: RequestContext, run: Run, { id, fromShopId }: PieceArrival & { id: string }) => {
  const { ports, shop } = context;
  await ports.jobs.enqueue(run, transferQueue, { shop: fromShopId!, id });
  return recordReply(pieceArrivals, context, (await run([recordStatement(pieceArrivals, shop, id)]))[0]!);
};
