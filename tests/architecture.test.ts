import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circles, comingWith, forbiddenArrows, withoutExtension, type Sources } from './support/architecture.ts';

describe('the house', () => {
  const root = join(import.meta.dirname, '..');
  const pattern = '{schema,api,server,src,mocks,tests,bench,scripts}/**/*.{ts,tsx}';
  const paths = globSync(pattern, { cwd: root }).map(path => path.split(sep).join('/'));
  const sources: Sources = new Map(paths.map(path => [path, readFileSync(join(root, path), 'utf8')]));

  it('is seen', () => expect(paths).toContain('tests/architecture.test.ts'));
  it('has no circle', () => expect(circles(sources)).toEqual([]));
  it('has no forbidden arrow', () => expect(forbiddenArrows(sources)).toEqual([]));
  it('names its files in full', () => expect(withoutExtension(sources)).toEqual([]));
  it("reads the time in pages from the server's clock alone", () => {
    const pages = paths.filter(path => path.startsWith('src/') && !path.includes('.test.'));
    const readers = pages.filter(path => /new Date\(\)|Date\.now\(\)|[^.\w]Date\(\)/.test(sources.get(path)!));
    expect(readers).toEqual(['src/serverClock.ts']);
  });
  it('begins the admin without the code of lists and forms, for which Home would wait', () => {
    const coming = [...comingWith('src/admin.tsx', sources)];
    expect(coming).toContain('src/layout/home/Home.tsx');
    expect(coming.filter(file => /^src\/resources\/kit\/(list|filters|form)\/\w+\.tsx$/.test(file))).toEqual([]);
  });
});

describe('the watch over the house', () => {
  const arrow = (from: string, to: string) => forbiddenArrows(new Map([[from, `import '${to}';`]]));

  it.each([
    ['schema/rules/money.ts', '../../api/app.ts'],
    ['schema/rules/money.ts', 'hono'],
    ['schema/entities/groups.ts', './contacts.ts'],
    ['api/app.ts', '../server/main.ts'],
    ['api/app.ts', 'node:fs'],
    ['api/db/pool.ts', 'pg'],
    ['api/db/list.ts', '../session/statements.ts'],
    ['server/main.ts', '../src/App.tsx'],
    ['server/main.ts', '../mocks/seed.ts'],
    ['server/main.ts', '../tests/support/postgres.ts'],
    ['src/App.tsx', '../api/ports.ts'],
    ['src/App.tsx', '../server/main.ts'],
    ['mocks/browser.ts', '../server/pglite.ts'],
    ['src/App.test.tsx', '../server/main.ts'],
  ])('forbids %s -> %s', (from, to) => expect(arrow(from, to)).toHaveLength(1));

  it.each([
    ['schema/kit/kinds.ts', 'yup'],
    ['schema/entities/index.ts', './contacts.ts'],
    ['schema/entities/contacts.ts', '../kit/defineEntity.ts'],
    ['api/app.ts', 'hono/cors'],
    ['api/db/list.ts', '../ports.ts'],
    ['api/app.ts', '../schema/errors.ts'],
    ['server/main.ts', '../api/app.ts'],
    ['server/main.ts', 'node:fs'],
    ['mocks/browser.ts', '../api/app.ts'],
    ['server/database.test.ts', '../tests/support/freshDatabase.ts'],
    ['src/App.test.tsx', '../mocks/browser.ts'],
  ])('allows %s -> %s', (from, to) => expect(arrow(from, to)).toEqual([]));

  it.each([`import type { A } from '../api/a.ts'`, `export * from '../api/a.ts'`, `await import('../api/a.ts')`])(
    'sees %s',
    text => expect(forbiddenArrows(new Map([['src/a.ts', text]]))).toEqual(['src/a.ts -> api/a.ts']),
  );

  it('does not take a text or a comment for an import', () => {
    const text = `// import '../api/a.ts'\nexport const said = "import '../api/b.ts'";`;
    expect(forbiddenArrows(new Map([['src/a.ts', text]]))).toEqual([]);
  });

  it('finds a circle, once, and takes two ways to one file for none', () => {
    const knot = { 'api/a.ts': './b.ts', 'api/b.ts': './deep/c.ts', 'api/deep/c.ts': '../a.ts', 'api/d.ts': './a.ts' };
    const sources = new Map(Object.entries(knot).map(([path, to]) => [path, `import '${to}';`]));
    expect(circles(sources)).toEqual([['api/a.ts', 'api/b.ts', 'api/deep/c.ts']]);
    sources.set('api/deep/c.ts', '').set('api/d.ts', `import './a.ts'; import './b.ts';`);
    expect(circles(sources)).toEqual([]);
  });

  it('finds an import without extension', () =>
    expect(withoutExtension(new Map([['api/a.ts', `import './b';`]]))).toEqual(['api/a.ts -> api/b']));
});
