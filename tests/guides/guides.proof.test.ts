import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isWholeHouse, readUnitTests } from '../../scripts/testFiles.ts';
import { isSoak } from '../support/proofSize.ts';
import { Copy } from '../oneLine/copy.ts';
import { applyChange, guideSteps, type GuideStep } from './guideSteps.ts';

const root = join(import.meta.dirname, '../..');
const patience = 3_600_000;
/** One database is enough: both take every statement alike, as `tests/database/statements.test.ts` proves. */
beforeAll(() => void vi.stubEnv('TEST_SIZE', 'quick'));
afterAll(() => void vi.unstubAllEnvs());

/** Each guide builds on the ones before. */
const guides = ['add-a-permission', 'add-a-field', 'add-an-entity', 'add-lines', 'add-states', 'add-an-action'];
const steps = guides.flatMap(name => guideSteps(readFileSync(join(root, `docs/guide/${name}.md`), 'utf8')));

const isLocal = (name: string) => /^(\.git|node_modules|dist.*|data|coverage)$|\.log$/.test(name);

/** Follows the guides in a copy of the whole project, as a reader does. */
class Reader {
  readonly copy = new Copy(readdirSync(root).filter(name => !isLocal(name)));
  readonly files = new Set<string>();

  follow(wanted: readonly GuideStep[]): void {
    for (const step of wanted) {
      if (step.kind === 'command') this.type(step.line);
      else this.copy.write(step.path, step.kind === 'file' ? step.text : applyChange(this.copy.read(step.path), step));
      if (step.kind !== 'command') this.files.add(step.path);
    }
  }

  /** Returns the output of a command line, and of one that fails as well. */
  type(line: string): string {
    try {
      return execFileSync(line, { cwd: this.copy.folder, encoding: 'utf8', shell: true, stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return `${stdout}\n${stderr}`;
    }
  }

  test(...files: string[]): string {
    try {
      this.copy.test(...files);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  }
}

describe('whoever follows the guides to the letter', { timeout: patience }, () => {
  let reader: Reader;
  beforeAll(() => {
    reader = new Reader();
    reader.follow(steps);
  }, patience);
  afterAll(() => reader.copy.remove());

  it('adds an area of permissions, a field, an entity, a document and an action', () => {
    expect(steps.length).toBeGreaterThan(20);
    expect(reader.copy.run('scripts/migration.ts')).toContain('hold all that the schema has');
  });

  it('writes code that compiles', () =>
    expect(reader.type('npm run --silent typecheck -- --incremental --tsBuildInfoFile types.tsbuildinfo')).toBe(''));

  it('writes code that passes lint, in the style of the project', () => {
    const files = [...reader.files].join(' ');
    expect(reader.type(`npm run --silent lint -- ${files}`)).toMatch(/Found 0 warnings and 0 errors/);
    expect(reader.type(`npm exec -- prettier --check ${files}`)).toContain('All matched files use Prettier');
  });

  const isPerEntity = (file: string) => file.includes('everyEntity');
  const wholeHouse = readUnitTests(root)
    .filter(isWholeHouse)
    .map(({ file }) => file);

  it.runIf(isSoak)('turns no test of the whole house red', () => {
    expect(reader.test(...wholeHouse.filter(file => !isPerEntity(file)))).toBe('');
  });

  // The others are as they were before.
  it.runIf(isSoak)('has all that every entity has for those that were added or changed', () => {
    const names = [...reader.files].flatMap(file => /^schema\/entities\/(?!index)(\w+)\.ts$/.exec(file)?.[1] ?? []);
    expect(names.toSorted()).toEqual(['contacts', 'products', 'repairs', 'workshops']);
    expect(reader.test(...wholeHouse.filter(isPerEntity), '-t', `\\b(${names.join('|')})\\b`)).toBe('');
  });
});

describe('whoever forgets a step is told what to do', { timeout: patience }, () => {
  let reader: Reader;
  beforeAll(() => void (reader = new Reader()), patience);
  afterAll(() => reader.copy.remove());

  const withoutHindi = (step: GuideStep) => step.kind === 'command' || !step.path.includes('/hi/entities/products');
  const field = guideSteps(readFileSync(join(root, 'docs/guide/add-a-field.md'), 'utf8'));

  it('when the field has no word in Hindi and no migration', () => {
    reader.follow(field.filter(step => withoutHindi(step) && step.kind !== 'command'));
    expect(reader.type('npm run --silent typecheck -- --incremental --tsBuildInfoFile types.tsbuildinfo')).toMatch(
      /hi\/entities\/products\.ts.*\n?.*'?netWeight/,
    );
    const told = reader.test('tests/words/words.test.ts', 'tests/database/catalogue.test.ts');
    expect(told).toContain('entities.products.fields.netWeight');
    expect(told).toContain('npm run migration');
  });
});
