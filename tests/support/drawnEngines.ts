import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Draw } from './draw.ts';
import { drawFor, isSoak, testSize } from './proofSize.ts';
import { engines, type Engine } from './testDatabase.ts';

/** The embedded database costs twice as much, and most of what it takes a server takes as well. */
export const drawnEngine = (draw: Draw): Engine => (draw.percent(30) ? 'embedded' : 'server');

/** The databases of a feature: PostgreSQL, and the embedded one too for the file of each folder that the seed draws. A soak takes both. */
export const featureEngines = (): Engine[] => (isSoak || isDrawnInFolder() ? engines : ['server']);

/** For statements, migrations, money, isolation and imports: `npm test` treats them as features, `--all` and a soak take both databases. */
export const bothEngines = (): Engine[] => (testSize === 'quick' ? featureEngines() : engines);

/** The databases of a long proof: the one that the seed draws, in a soak both. */
export const enginesFor = (proof: string): Engine[] => (isSoak ? engines : [drawnEngine(drawFor(proof))]);

/** For kills: one database in `npm test`, both in `--all` and a soak. */
export const bothEnginesFor = (proof: string): Engine[] => (testSize === 'quick' ? enginesFor(proof) : engines);

const isDrawnInFolder = (): boolean => {
  const path = expect.getState().testPath!;
  return suiteDrawnIn(dirname(path), drawFor(basename(dirname(path)))) === basename(path);
};

const isSuite = (text: string) => /\b(on(Both|Postgres)|(both|feature)Engines)\(/.test(text);

/** The name of one file among those of a folder whose databases are chosen here; long proofs are none of them. */
export function suiteDrawnIn(folder: string, draw: Draw): string | undefined {
  const names = readdirSync(folder).filter(name => /(?<!\.proof)\.test\.ts$/.test(name));
  const suites = names.toSorted().filter(name => isSuite(readFileSync(join(folder, name), 'utf8')));
  return suites.length ? draw.of(suites) : undefined;
}
