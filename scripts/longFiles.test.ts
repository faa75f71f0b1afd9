import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { longFilesReport } from './longFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'tolashop-long-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, lines: number) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), '\n'.repeat(lines - 1) + 'end\n');
};

it('names source files above 400 lines, the longest first', () => {
  write('api/a.ts', 400);
  write('docs/guide.md', 900);
  expect(longFilesReport(root)).toBe('Files above 400 lines: none');
  write('api/b.ts', 401);
  write('src/kit/C.tsx', 1_000);
  expect(longFilesReport(root)).toBe('Files above 400 lines: src/kit/C.tsx (1000), api/b.ts (401)');
});
