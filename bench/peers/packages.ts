import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../../node_modules/.cache/bench-peers');
const files = ['package.json', 'package-lock.json'];

/**
 * Installs the peers, which nothing but this bench needs: at its first run, and again when what is asked for has changed.
 * Two packages of Directus are of another version than it asks for: its Studio, which takes no part in what is measured,
 * and isolated-vm, which runs extensions, since the older one brings no binary for this Node.
 */
export const installPeers = (): void => {
  const mark = join(folder, 'installed');
  const asked = files.map(name => readFileSync(join(import.meta.dirname, name), 'utf8')).join('');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === asked) return;
  process.stderr.write('Installing the peers in node_modules/.cache/bench-peers: 700 MB, some minutes ...\n');
  rmSync(mark, { force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of files) copyFileSync(join(import.meta.dirname, name), join(folder, name));
  // No script of theirs is needed: what is native comes built.
  const args = ['ci', `--prefix=${folder}`, '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  writeFileSync(mark, asked);
};

const require = createRequire(join(folder, 'package.json'));

/** Where a package of theirs begins. */
export const peerPath = (name: string): string => require.resolve(name);

/** A package of theirs, whose types are not here. */
export const peerPackage = async <T>(name: string): Promise<T> =>
  (await import(pathToFileURL(peerPath(name)).href)) as T;
