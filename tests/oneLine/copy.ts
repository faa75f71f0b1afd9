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

  /** One of the probes, where it would stand in the project. */
  add(probe: string, target: string): void {
    cpSync(join(import.meta.dirname, 'probes', `${probe}.txt`), join(this.folder, target));
  }

  addEntity(name: string): void {
    this.add(name, `schema/entities/${name}.ts`);
    this.addLine('schema/entities/index.ts', "from './groups.ts'", `import { ${name} } from './${name}.ts';`);
    this.addLine('schema/entities/index.ts', '  commodityRates,', `  ${name},`);
  }

  /** A document with all that one may have: states, lines, a number, totals, people, and actions with their handler. */
  addRepairs(): void {
    this.addEntity('repairs');
    this.add('repairs.handlers', 'api/handlers/repairs.ts');
    this.addBeside('api/handlers/index.ts', 'recipients: recipientHandlers', 'repairs: repairHandlers');
    this.add('repairs.hi', 'schema/words/hi/entities/repairs.ts');
    this.addBeside('schema/words/hi/entities/index.ts', 'recipients: recipientsWords', 'repairs: repairsWords');
  }

  /** `name: value` in a list behind another, and its import from './name.ts'. */
  private addBeside(file: string, other: string, entry: string): void {
    const [name, value] = entry.split(': ');
    this.addLine(file, `from './${other.split(':')[0]}.ts'`, `import { ${value} } from './${name}.ts';`);
    this.addLine(file, `  ${other},`, `  ${entry},`);
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
      // Under the name of this copy nothing is loaded again.
      env: { ...process.env, VITEST: undefined, NODE_DISABLE_COMPILE_CACHE: '1' },
    });
  }

  /** Runs these test files in the copy, one after the other: what they load and start is loaded and started once. Throws with what they said when one fails. */
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
