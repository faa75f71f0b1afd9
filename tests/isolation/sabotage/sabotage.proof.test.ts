import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isolationEngine } from '../../support/isolatedApi.ts';
import { isSoak, proofSize } from '../../support/proofSize.ts';
import { holesIn, walled } from '../walls.ts';
import { openChecks } from './checks.ts';
import { conditionSabotages, equivalent, isEquivalent, openWalls } from './conditions.ts';
import { bypassSabotages, policySabotages } from './policies.ts';
import { someOf, tryAll, type Sabotage } from './sabotage.ts';
import { without } from './sites.ts';
import { openStage, type Stage } from './stage.ts';

/** A few in `npm test -- --all`; all of them by `npm run sabotage`, and in a soak. */
const few = 2;
/** Sequences that have to be the same while nothing is wrong. */
const sound = proofSize(15, 200);
const extent = isSoak ? { chance: 300, times: 3 } : { chance: 0, times: 1, of: /^(contacts|users)\./, ids: 2 };
/** The tables that the sequences of the few are about. */
const chosen = isSoak ? /./ : / (contacts|people_of_shop) … /;
const patience = 3_600_000;

describe('sabotage', () => {
  let stage: Stage;
  const report: string[] = [];
  let [caught, tried] = [0, 0];
  beforeAll(async () => {
    stage = await openStage(isolationEngine, extent);
  }, patience);
  afterAll(async () => {
    console.log([...report, `sabotage: ${caught} of ${tried} caught`].join('\n'));
    await stage.close();
  });

  /** Those that no suite saw. */
  const missed = async (kind: string, sabotages: readonly Sabotage[]): Promise<string[]> => {
    const outcomes = await tryAll(isSoak ? sabotages : someOf(sabotages, few));
    const names = outcomes.filter(outcome => !outcome.caught).map(({ name }) => name);
    caught += outcomes.length - names.length;
    tried += outcomes.length;
    report.push(`${kind}: ${outcomes.length - names.length} of ${outcomes.length} caught, ${sabotages.length} in all`);
    report.push(...names.map(name => `  missed: ${name}`));
    return names;
  };

  it.each(walled.map(table => [table.name, table] as const))(
    'the role of a shop meets a whole wall at %s',
    async (_, table) => {
      expect(await holesIn(stage.world, table)).toEqual([]);
    },
  );

  it(
    'sees no difference while the policies stand and no statement names its shop',
    async () => {
      stage.hear(text => without(text, () => true));
      const difference = await stage.differs(someOf(stage.every, sound));
      stage.hear(text => text);
      expect(difference).toBeNull();
    },
    patience,
  );

  it(
    'of policies is caught',
    async () => {
      expect(await missed('policies', await policySabotages(stage))).toEqual([]);
    },
    patience,
  );

  it(
    'of the functions that read past the policies is caught',
    async () => {
      expect(await missed('functions', await bypassSabotages(stage))).toEqual([]);
    },
    patience,
  );

  it(
    'of conditions is caught',
    async () => {
      const close = await openWalls(stage);
      const sabotages = conditionSabotages(stage);
      try {
        expect(await stage.differs(someOf(stage.every, sound))).toBeNull();
        const counted = sabotages.filter(({ name }) => chosen.test(name) && !isEquivalent(name));
        expect(await missed('conditions', counted)).toEqual([]);
      } finally {
        await close();
      }
      for (const [pattern, reason] of isSoak ? equivalent : [])
        for (const { name } of sabotages.filter(each => pattern.test(each.name)))
          report.push(`  not counted: ${name}: ${reason}`);
    },
    patience,
  );

  it(
    'of permission checks is caught',
    async () => {
      const { sabotages, proofs, contexts, close } = await openChecks(isolationEngine);
      expect(await missed('permission checks', sabotages)).toEqual([]);
      expect(await missed('checks of the address', proofs)).toEqual([]);
      expect(await missed('checks of the contexts', await contexts())).toEqual([]);
      await close();
    },
    patience,
  );
});
