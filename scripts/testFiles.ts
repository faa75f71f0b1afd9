import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export type TestFile = { file: string; text: string };

/** Long proofs are named `*.proof.test.ts` and `*.proof.spec.ts`. */
export const isProof = ({ file }: { file: string }): boolean => /\.proof\.(test|spec)\.tsx?$/.test(file);

/** Goes through all entities, calls, permissions, tables, words or pages, or through the files of the project. */
const walksTheHouse = new RegExp(
  [
    String.raw`\bObject\.(keys|values|entries)\((entities|can|handlers|routes)\b`,
    String.raw`\b(globSync|those|routesOf|everyWords)\(`,
    String.raw`\b(tables|openApiDocument)\(entities\b`,
    String.raw`\boperations\.(map|filter|flatMap)\(|\bof operations\)`,
    String.raw`\[\.\.\.menu\b|\bof menu\)`,
    String.raw`docs/security\.md`,
  ].join('|'),
);

/** Such a test can turn red through a change anywhere, also in a file that it does not import. */
export const isWholeHouse = (test: TestFile): boolean => !isProof(test) && walksTheHouse.test(test.text);

/** A soak draws more cases of such a file, or runs it on both databases or at both widths. */
export const growsInSoak = (test: TestFile): boolean =>
  isProof(test) ||
  /\/proofSize\.ts'|\b(onBoth|onPostgres|(feature|both)Engines|(bothE|e)nginesFor|atOneWidth)\(/.test(test.text);

export const readUnitTests = (root: string): TestFile[] =>
  readAll(root, '{schema,api,server,src,mocks,tests,scripts,bench}/**/*.test.{ts,tsx}');
export const readBrowserTests = (root: string): TestFile[] => readAll(root, 'tests/browser/*.spec.ts');

const readAll = (root: string, pattern: string): TestFile[] =>
  globSync(pattern, { cwd: root })
    .map(path => path.split(sep).join('/'))
    .toSorted()
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));
