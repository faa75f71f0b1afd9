import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Path from the project's root, with `/` -> text. */
export type Sources = ReadonlyMap<string, string>;

/** What the files of a room may import beside their own room: other rooms, and packages where the list of these is closed. */
const rooms: Record<string, { rooms: string[]; packages?: string[] }> = {
  schema: { rooms: [], packages: ['yup'] },
  api: {
    rooms: ['schema'],
    packages: ['@remix-run/multipart-parser', 'hono', 'qrcode', 'sanitize-html', 'to-words', 'yjs', 'yup'],
  },
  server: { rooms: ['api', 'schema'] },
  src: { rooms: ['schema'] },
  mocks: { rooms: ['api', 'schema'] },
  bench: { rooms: ['api', 'schema', 'server', 'mocks', 'tests/support'] },
  scripts: { rooms: ['api', 'schema', 'server', 'mocks', 'tests/support'] },
  tests: { rooms: ['api', 'schema', 'server', 'mocks', 'src', 'bench', 'scripts', 'vitest.config.ts'] },
};

/** A test beside the code may also use what tests share, the API of the page, and any package. */
const roomsForTests = ['tests/support', 'mocks'];

type Import = { file: string } | { package: string };

/** Every import that the rooms do not allow, as `from -> to`. */
export function forbiddenArrows(sources: Sources): string[] {
  return [...sources].flatMap(([from, text]) =>
    importsOf(from, text)
      .filter(it => ('file' in it ? !mayImportFile(from, it.file) : !mayImportPackage(from, it.package)))
      .map(it => `${from} -> ${'file' in it ? it.file : it.package}`),
  );
}

/** Every circle of imports, as the files along it. Types count: it is one knot to read, whatever remains when it runs. */
export function circles(sources: Sources): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) found.push(trail.slice(trail.indexOf(file)));
    if (done.has(file) || trail.includes(file)) return;
    const imports = importsOf(file, sources.get(file) ?? '');
    for (const it of imports) if ('file' in it) visit(it.file, [...trail, file]);
    done.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return found;
}

/** Imports that Node could not follow: it adds no extension and looks for no index. */
export function withoutExtension(sources: Sources): string[] {
  return [...sources].flatMap(([from, text]) =>
    importsOf(from, text).flatMap(it => ('file' in it && !posix.extname(it.file) ? `${from} -> ${it.file}` : [])),
  );
}

/** All files that come with this one: what is imported while it runs comes later. */
export function comingWith(start: string, sources: Sources): Set<string> {
  const coming = new Set([start]);
  for (const file of coming)
    for (const it of importsAtOnce(file, sources.get(file) ?? '')) if ('file' in it) coming.add(it.file);
  return coming;
}

/** What a file imports, exports again, or imports while it runs. */
export function importsOf(path: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  return named(path, [
    ...staticImports.map(it => it.moduleRequest.value),
    ...staticExports.flatMap(it => it.entries.flatMap(entry => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.map(it => text.slice(it.moduleRequest.start + 1, it.moduleRequest.end - 1)),
  ]);
}

/** Without types, of which nothing is left when it runs. */
function importsAtOnce(path: string, text: string): Import[] {
  const { staticImports, staticExports } = parseSync(path, text).module;
  const isType = (entries: readonly { isType: boolean }[]) => entries.length > 0 && entries.every(it => it.isType);
  return named(path, [
    ...staticImports.flatMap(it => (isType(it.entries) ? [] : it.moduleRequest.value)),
    ...staticExports.flatMap(it => it.entries.flatMap(entry => entry.moduleRequest?.value ?? [])),
  ]);
}

function named(path: string, names: readonly string[]): Import[] {
  const folder = posix.dirname(path);
  return [...new Set(names)].map(name =>
    name.startsWith('.') ? { file: posix.join(folder, name.split('?')[0] ?? name) } : { package: name },
  );
}

function mayImportFile(from: string, to: string): boolean {
  const room = roomOf(from);
  if (isEntity(from) && isEntity(to) && !isTest(from)) return false;
  if (isGenericSql(from) && !isTest(from) && roomOf(to) === 'api') return isGenericSql(to) || to === 'api/ports.ts';
  if (roomOf(to) === room) return true;
  const allowed = [...(rooms[room]?.rooms ?? []), ...(isTest(from) ? roomsForTests : [])];
  return allowed.some(path => to === path || to.startsWith(`${path}/`));
}

function mayImportPackage(from: string, name: string): boolean {
  const packages = rooms[roomOf(from)]?.packages;
  return !packages || isTest(from) || packages.some(allowed => name === allowed || name.startsWith(`${allowed}/`));
}

/** One entity knows another by name alone; only their list imports them. */
function isEntity(path: string): boolean {
  return path.startsWith('schema/entities/') && path !== 'schema/entities/index.ts';
}

/** SQL of any entity knows no area of the API; what belongs to one stands there. */
function isGenericSql(path: string): boolean {
  return path.startsWith('api/db/');
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? path;
}
