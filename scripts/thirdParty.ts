import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/** A vite plugin: says of each package that the pages hold whose it is and under which licence, with the text that the licence asks to come along. */
export const thirdParty = (): Plugin => ({
  name: 'third-party',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    // A font is no module: it is known by the file that it was.
    const assets = Object.values(bundle).flatMap(one => (one.type === 'asset' ? one.originalFileNames : []));
    const modules = [...this.getModuleIds(), ...assets.map(name => join(root, name))];
    this.emitFile({ type: 'asset', fileName: 'third-party.txt', source: notices(foldersOf(modules)) });
  },
});

/** The folders of packages that modules lie in. */
const foldersOf = (modules: readonly string[]): string[] => {
  const found = modules.map(id => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(id.replaceAll('\\', '/'))?.[1]);
  return [...new Set(found.filter(folder => folder !== undefined && existsSync(join(folder, 'package.json'))))].map(
    String,
  );
};

const rule = `\n\n${'-'.repeat(80)}\n\n`;

const notices = (folders: readonly string[]): string =>
  [
    'TolaShop’s pages hold these packages and fonts, each under its own licence.',
    ...folders.map(notice).toSorted((one, other) => one.localeCompare(other, 'en')),
  ].join(rule) + '\n';

type Described = { name: string; version: string; license?: string; homepage?: string };

const notice = (folder: string): string => {
  const { name, version, license, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Described;
  const texts = readdirSync(folder)
    .filter(file => /^(licen[cs]e|copying|notice|ofl)/i.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license ?? 'see below'})`, homepage, ...texts].filter(Boolean).join('\n\n');
};
