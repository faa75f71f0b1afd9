import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Reviewers read longer files poorly, so a run of the tests names them. */
const mostLines = 400;
const sources = '{schema,api,server,src,mocks,tests,bench,scripts}/**/*.{ts,tsx}';

/** One line that names the source files above the limit, the longest first. */
export function longFilesReport(root: string): string {
  const long = globSync(sources, { cwd: root })
    .map(path => ({ path: path.split(sep).join('/'), lines: lineCount(readFileSync(join(root, path), 'utf8')) }))
    .filter(({ lines }) => lines > mostLines)
    .toSorted((a, b) => b.lines - a.lines);
  const names = long.map(({ path, lines }) => `${path} (${lines})`);
  return `Files above ${mostLines} lines: ${names.join(', ') || 'none'}`;
}

const lineCount = (text: string) => text.trimEnd().split('\n').length;
