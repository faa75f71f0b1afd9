/** Under which licences packages may come, and what to make of the others. */

type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };
export type Lock = { packages: Record<string, Locked> };
export type Package = { name: string; version: string; licence: string; path: string; isDevelopment: boolean };

/** They ask for their notice to come along, and for nothing of what stands beside them. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Each with why it may come all the same. */
const exceptions: readonly { licence: string; names: RegExp; only?: 'development'; why: string }[] = [
  {
    licence: 'LGPL-3.0-or-later',
    names: /^@img\/sharp-/,
    why: 'libvips: a library of its own file, unchanged, which anybody may exchange for another build',
  },
  {
    licence: 'MPL-2.0',
    names: /^web-push$/,
    why: 'unchanged: the licence asks for the source of its own files alone, which lies in the package',
  },
  { licence: 'BSD', names: /^css-mediaquery$/, why: 'an old way to write BSD-3-Clause, whose text it brings' },
  {
    licence: 'MPL-2.0',
    names: /^(ical\.js|axe-core|@axe-core\/.+|lightningcss.*)$/,
    only: 'development',
    why: 'tools: nothing of them is in what is handed on',
  },
];

/** All that a lock file names, ours left out. */
export const packagesOf = ({ packages }: Lock): Package[] =>
  Object.entries(packages).flatMap(([path, { version = '', license = '', dev, devOptional, link }]) =>
    path && !link
      ? [
          {
            name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
            version,
            licence: license,
            path,
            isDevelopment: dev === true || devOptional === true,
          },
        ]
      : [],
  );

/** What an SPDX expression without nested brackets asks for: of these lists one, whole. */
const ways = (expression: string): string[][] =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .map(way => way.split(' AND '));

const isFine = ({ name, isDevelopment }: Package, licence: string) =>
  allowed.has(licence) ||
  exceptions.some(
    one => one.licence === licence && one.names.test(name) && (isDevelopment || one.only !== 'development'),
  );

/** Those that may not come. */
export const refusedPackages = (packages: readonly Package[]): Package[] =>
  packages.filter(one => !ways(one.licence).some(way => way.every(licence => isFine(one, licence))));

/** Exceptions that no package needs any more. */
export const idleExceptions = (packages: readonly Package[]): string[] =>
  exceptions
    .filter(({ licence, names }) => !packages.some(one => one.licence.includes(licence) && names.test(one.name)))
    .map(({ why }) => why);
