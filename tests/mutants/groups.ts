import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrom } from '../support/draw.ts';
import { mutantsOf, type Mutant } from './mutantsOf.ts';

const root = join(import.meta.dirname, '../..');
const money = 'ledger sales rates payments chits returns melting orders karigars'.split(' ').map(it => `api/${it}`);

/** How many mutants `npm run mutants` draws of each group, and the folders of the group. */
export const groups: Record<string, { sample: number; folders: string[] }> = {
  rules: { sample: 60, folders: ['schema/rules'] },
  money: { sample: 40, folders: money },
  kit: { sample: 30, folders: ['schema/kit', 'schema/entities', 'schema/views'] },
  api: { sample: 30, folders: ['api'] },
  screens: { sample: 30, folders: ['src'] },
};

/** Draws a group's mutants: the same for the same seed and files. Money has a group of its own and is not drawn with the API. */
export function drawMutants(group: string, seed: number, sample = groups[group]!.sample): Mutant[] {
  const elsewhere = new Set(group === 'api' ? filesOf(money) : []);
  const paths = filesOf(groups[group]!.folders).filter(path => !elsewhere.has(path));
  const all = paths.flatMap(path => mutantsOf(path, readFileSync(join(root, path), 'utf8')));
  const draw = drawFrom(seed);
  return Array.from({ length: Math.min(sample, all.length) }, () => all.splice(draw.below(all.length), 1)[0]!);
}

const filesOf = (folders: string[]): string[] =>
  globSync(
    folders.map(folder => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter(path => !/\.test\.tsx?$|\/words\//.test(path))
    .toSorted();
