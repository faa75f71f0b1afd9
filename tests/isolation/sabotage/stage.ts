import fc from 'fast-check';
import { ownersPlatform, roles } from '../../../schema/permissions.ts';
import { rewritten } from '../../support/rewritten.ts';
import type { Engine } from '../../support/testDatabase.ts';
import type { Known } from '../choices.ts';
import { differenceOf } from '../differences.ts';
import { anySequence, perform, tour, type Performed, type Step } from '../sequences.ts';
import { telling } from '../telling.ts';
import { digesting, digestOf, openWorld, poolsOf, type World } from '../worlds.ts';
import { someOf } from './sabotage.ts';
import { sitesIn } from './sites.ts';

/** The two worlds with their sequences played once, so that each sabotage plays only those that it can show in. */
export type Stage = {
  world: World;
  /** What is heard in place of each statement. */
  hear(rewrite: (text: string) => string): void;
  /** As the database's owner, outside of any sequence. */
  sql(text: string): Promise<Record<string, unknown>[]>;
  /** By condition and by table: the sequences in which a statement has it. */
  bySite: ReadonlyMap<string, readonly number[]>;
  byTable(table: string): readonly number[];
  /** All sequences. */
  every: readonly number[];
  /** The first difference that one of the sequences shows, null when there is none. */
  differs(sequences: readonly number[]): Promise<string | null>;
  close(): Promise<unknown>;
};

/** How many sequences are left to chance, and how often each call is tried with each id; `of` leaves out calls, `ids` all but so many of the shop's own of a kind. */
type Extent = { chance: number; times: number; of?: RegExp; ids?: number };

const seed = 20_260_301;

export const openStage = async (
  engine: Engine,
  { chance, times, of = /./, ids = Infinity }: Extent,
): Promise<Stage> => {
  let rewrite: (text: string) => string = text => text;
  let said: Set<string> | undefined;
  const heard = (text: string) => {
    if (text.startsWith(digesting)) return text;
    const reached = bothWays(text);
    said?.add(reached);
    return rewrite(reached);
  };
  const [alone, world] = await Promise.all([
    openWorld(engine, { rival: false }),
    openWorld(engine, { rival: true, change: ports => ({ ...ports, database: rewritten(ports.database, heard) }) }),
  ]);
  const mine = await poolsOf(alone, alone.mine.shopId);
  const known: Known = { mine, foreign: await poolsOf(world, world.rival!.shopId, mine) };
  const untouched = await digestOf(world, world.rival!.shopId);
  await world.api.undoable.undo();
  const told = telling(alone.mine, mine).filter(([{ call }]) => of.test(call));
  const some = Object.fromEntries(Object.entries(mine).map(([name, all]) => [name, someOf(all, ids)]));
  const sequences = [...tour({ ...known, mine: some }, times, of), ...told, ...chosen(alone, chance)];
  const expected: Performed[] = [];
  for (const sequence of sequences) expected.push(await perform(alone, sequence, known));
  const texts: string[][] = [];

  const differs = async (numbers: readonly number[]) => {
    for (const number of numbers) {
      const performed = await perform(world, sequences[number]!, known);
      const difference = differenceOf(expected[number]!, performed, untouched);
      if (difference) return difference;
    }
    return null;
  };
  for (const number of sequences.keys()) {
    said = new Set();
    const difference = await differs([number]);
    if (difference) throw new Error(`Without any sabotage: ${difference}`);
    texts.push([...said]);
  }
  said = undefined;
  return {
    world,
    hear: given => void (rewrite = given),
    sql: text => world.api.sql(text),
    bySite: sitesOf(texts),
    every: [...sequences.keys()],
    byTable: table => [...texts.keys()].filter(n => texts[n]!.some(text => new RegExp(`\\b${table}\\b`).test(text))),
    differs,
    close: () => Promise.all([alone.close(), world.close()]),
  };
};

/** What counts many rows in another way than few takes two for many. Where nothing is rewritten it answers the same. */
const bothWays = (text: string) => text.replace(/ f\.total <= \d+ then /, ' f.total < 2 then ');

const chosen = ({ mine: { shopId } }: World, count: number): Step[][] => {
  const who = { signedIn: true, platform: ownersPlatform, shops: { [shopId]: roles.owner } };
  return fc.sample(anySequence(shopId, who, 8), { numRuns: count, seed });
};

const sitesOf = (texts: readonly string[][]): Map<string, number[]> => {
  const bySite = new Map<string, number[]>();
  for (const [number, said] of texts.entries())
    for (const key of new Set(said.flatMap(sitesIn).map(site => site.key)))
      bySite.set(key, [...(bySite.get(key) ?? []), number]);
  return bySite;
};
