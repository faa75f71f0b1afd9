import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isWholeHouse, readUnitTests, type TestFile } from '../../scripts/testFiles.ts';
import { Copy } from '../support/copy.ts';
import { someOf } from '../support/proofSize.ts';
import { applyChange, guideSteps, type GuideStep } from './guideSteps.ts';

const root = join(import.meta.dirname, '../..');
/** One database is enough: both take every statement alike, as `tests/database/statements.test.ts` proves. */
beforeAll(() => void vi.stubEnv('TEST_SIZE', 'quick'));
afterAll(() => void vi.unstubAllEnvs());

const stepsOf = (...guides: string[]) =>
  guides.flatMap(name => guideSteps(readFileSync(join(root, `docs/guide/${name}.md`), 'utf8')));
/** Each guide builds on the ones before. */
const area = stepsOf('add-a-permission');
const field = stepsOf('add-a-field');
const others = stepsOf('add-an-entity', 'add-lines', 'add-states', 'add-an-action');

/** Steps that a reader may forget. */
const isForgotten = (step: GuideStep) => step.kind === 'command' || step.path.includes('/words/hi/');

const isLocal = (name: string) => /^(\.git|node_modules|dist.*|data|coverage)$|\.log$/.test(name);

/** Follows the guides in a copy of the whole project. */
class Reader {
  readonly copy = new Copy(readdirSync(root).filter(name => !isLocal(name)));
  readonly files = new Set<string>();

  follow(steps: readonly GuideStep[]): void {
    for (const step of steps) {
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

  /** Returns the compiler's errors in these files and in those that they import. */
  compile(...files: string[]): string {
    this.copy.write('tsconfig.part.json', JSON.stringify({ extends: './tsconfig.json', include: [], files }));
    return this.type('npm run --silent typecheck -- -p tsconfig.part.json --tsBuildInfoFile part.tsbuildinfo');
  }

  /** Returns the report of tests that fail. */
  test(...args: string[]): string {
    try {
      this.copy.test(...args);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  }
}

const isPerEntity = ({ file }: TestFile) => file.includes('everyEntity');
/** Such a test fills a database or draws papers, which takes most of its time. */
const isSlow = ({ text }: TestFile) =>
  /\/support\/(everyEntity|isolatedApi|papers|testApi|testDatabase)\.ts'/.test(text);
const namesOf = (tests: readonly TestFile[]) => tests.map(({ file }) => file);

const wholeHouse = readUnitTests(root).filter(isWholeHouse);
const perEntity = wholeHouse.filter(isPerEntity);
const overall = wholeHouse.filter(test => !isPerEntity(test));
const catalogue = 'tests/database/catalogue.test.ts';

describe('a reader of the guides', { timeout: 1_200_000 }, () => {
  let reader: Reader;
  beforeAll(() => void (reader = new Reader()), 180_000);
  afterAll(() => reader.copy.remove());

  it('is told by compiler and tests that a field has no word in Hindi and no migration', () => {
    reader.follow([...area, ...field.filter(step => !isForgotten(step))]);
    expect(reader.compile('schema/words/hi/entities/products.ts')).toMatch(
      /hi\/entities\/products\.ts.*\n?.*'?netWeight/,
    );
    const told = reader.test('tests/words/words.test.ts', catalogue);
    expect(told).toContain('entities.products.fields.netWeight');
    expect(told).toContain('npm run migration');
  });

  it('adds an area of permissions, a field, an entity, a document and an action', () => {
    reader.follow([...field.filter(isForgotten), ...others]);
    expect(reader.copy.run('scripts/migration.ts')).toContain('hold all that the schema has');
  });

  it('writes code that compiles', () =>
    expect(reader.type('npm run --silent typecheck -- --tsBuildInfoFile types.tsbuildinfo')).toBe(''));

  it('writes code that passes lint, in the style of the project', () => {
    const files = [...reader.files].join(' ');
    expect(reader.type(`npm run --silent lint -- ${files}`)).toMatch(/Found 0 warnings and 0 errors/);
    expect(reader.type(`npm exec -- prettier --check ${files}`)).toContain('All matched files use Prettier');
  });

  it('turns no test of the whole house red, and finds the additions on their pages', () => {
    const pages = 'src/guides.test.tsx';
    reader.copy.place(join(import.meta.dirname, 'probes/screens.txt'), pages);
    const quick = overall.filter(test => !isSlow(test));
    const slow = overall.filter(test => isSlow(test) && test.file !== catalogue);
    expect(reader.test(pages, catalogue, ...namesOf(quick), ...namesOf(someOf(slow, 1)))).toBe('');
  });

  // The suites of the other entities are as before.
  it('has the calls of every entity for those that were added or changed', () => {
    const names = [...reader.files].flatMap(file => /^schema\/entities\/(?!index)(\w+)\.ts$/.exec(file)?.[1] ?? []);
    expect(names.toSorted()).toEqual(['contacts', 'products', 'repairs', 'workshops']);
    expect(reader.test(...namesOf(someOf(perEntity, 2)), '-t', `\\b(${names.join('|')})\\b`)).toBe('');
  });
});
