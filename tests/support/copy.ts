import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const parts = [
  'schema',
  'api',
  'server',
  'migrations',
  'scripts',
  'mocks',
  'src',
  'tests/support',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** The project in a folder of its own, to change and try out. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'tolashop-copy-'));

  constructor(copied: readonly string[] = parts) {
    for (const part of copied) cpSync(join(root, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Adds one line behind the one that holds `after`. */
  addLine(file: string, after: string, line: string): void {
    const path = join(this.folder, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = lines.findIndex(text => text.includes(after));
    if (at < 0) throw new Error(`No line with '${after}' in ${file}`);
    writeFileSync(path, lines.toSpliced(at + 1, 0, line).join('\n'));
  }

  /** Places a file of the tests where it would stand in the project. */
  place(source: string, target: string): void {
    cpSync(source, join(this.folder, target));
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  run(...command: string[]): string {
    return execFileSync(process.execPath, command, {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      // Under the name of this copy nothing is loaded again.
      env: { ...process.env, VITEST: undefined, NODE_DISABLE_COMPILE_CACHE: '1' },
    });
  }

  /** Runs test files in one worker, which loads modules and starts databases once. Throws with their report when a test fails. */
  test(...files: string[]): void {
    try {
      this.run('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--maxWorkers=1', ...files);
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${stdout}\n${stderr}`, { cause: error });
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
