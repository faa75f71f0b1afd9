/** Which tests a change reaches: `npm test -- --changed`. */

export type Area = { name: string; route?: string | undefined };
export type Spec = { file: string; text: string };
export type Choice = { run: string[]; left: string[] };

/** Every page stands on what is changed: whether one signs in, and one record of many, tells most in little time. */
const smoke = ['tests/browser/products.spec.ts', 'tests/browser/session.spec.ts'];
const rooms = /^(src|api|server|schema|migrations|index\.html|vite\.config\.ts|tests\/browser)\b/;

/**
 * A spec that is changed itself; those that open a page of the changed file's area, which is an entity that its path
 * names, or the folder of a page of the route table. What belongs to no area reaches every spec: `smoke` is run then.
 */
export function reachedSpecs(changed: readonly string[], specs: readonly Spec[], routes: Routes, most: number): Choice {
  const own = specs.filter(({ file }) => changed.includes(file)).map(({ file }) => file);
  const others = changed.filter(file => !/\.(spec|test)\.tsx?$/.test(file));
  const inRooms = others.filter(file => rooms.test(file)).map(file => addressesOf(file, routes));
  const addresses = inRooms.flat();
  const opening = specs
    .map(({ file, text }) => ({ file, times: timesNamed(text, addresses) }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times)
    .map(({ file }) => file);
  const everywhere = inRooms.some(found => !found.length) ? [...smoke, ...specs.map(({ file }) => file)] : [];
  const ofMocks = others.some(file => file.startsWith('mocks/')) ? ['tests/browser/devMock.spec.ts'] : [];
  const known = new Set(specs.map(({ file }) => file));
  const reached = [...new Set([...own, ...ofMocks, ...opening, ...everywhere])].filter(file => known.has(file));
  const bound = Math.max(most, own.length);
  const wanted = everywhere.length
    ? new Set([...own, ...ofMocks, ...opening.slice(0, most - smoke.length), ...smoke])
    : null;
  const run = wanted ? reached.filter(file => wanted.has(file)) : reached.slice(0, bound);
  return { run, left: reached.filter(file => !run.includes(file)) };
}

export type Routes = { areas: readonly Area[]; table: string };

/** The addresses of the pages that a file belongs to, as far as they are the same for every record. */
export function addressesOf(file: string, { areas, table }: Routes): string[] {
  const parts = partsOf(file);
  const ofEntities = areas.flatMap(({ name, route }) => (route && parts.includes(name) ? [`/${route}`] : []));
  const folders = new Map(
    [...table.matchAll(/const (\w+) = lazy\(\s*\(\) =>\s*import\('\.\/([^']+)\//g)].map(([, page, folder]) => [
      page!,
      folder!,
    ]),
  );
  const ofTable = [...table.matchAll(/'(\/[^']+)': (\w+),/g)].flatMap(([, path, page]) => {
    const folder = folders.get(page!);
    return folder && folder !== 'layout' && file.startsWith(`src/${folder}/`) ? [path!.replace(/\/[:*].*$/, '')] : [];
  });
  return [...new Set([...ofEntities, ...ofTable])];
}

/** Unit tests: all of them, or when they are many those nearest to what is changed. */
export function nearest(tests: readonly string[], changed: readonly string[], most: number): Choice {
  const ordered = tests.toSorted((one, other) => nearness(other, changed) - nearness(one, changed));
  return { run: ordered.slice(0, most), left: ordered.slice(most) };
}

/** A change can turn a test of the whole house red that imports none of the changed files. */
export function withWholeHouse({ run, left }: Choice, wholeHouse: readonly string[]): Choice {
  const all = [...new Set([...run, ...wholeHouse])];
  return { run: all, left: left.filter(file => !all.includes(file)) };
}

/** How many folders a test has in common with the changed file that has most of them; what bears its name is nearer still. */
const nearness = (test: string, changed: readonly string[]) =>
  Math.max(0, ...changed.map(file => shared(test, file) + (bearsNameOf(test, file) ? 100 : 0)));

/** Whether a test is called as the file, or stands in a folder of that name: what is of one entity is. */
const bearsNameOf = (test: string, file: string): boolean => partsOf(test).includes(partsOf(file).at(-1)!);

const partsOf = (file: string): string[] => file.replace(/(\.\w+)+$/, '').split('/');

const shared = (one: string, other: string): number => {
  const [left, right] = [one.split('/'), other.split('/')];
  const parting = left.findIndex((part, at) => part !== right[at]);
  return parting < 0 ? left.length : parting;
};

const timesNamed = (text: string, addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + (text.match(new RegExp(`${address}(?![\\w-])`, 'g'))?.length ?? 0), 0);
