import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = ['src', 'schema', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];
const built = ['dist/index.html', 'dist-server/site.json'];

/** Builds the web app when what is built is missing or older than what it is made from. */
if (Math.min(...built.map(lastChange)) < Math.max(...sources.map(lastChange))) {
  console.log('Building the web app …');
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const vite = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exitCode = vite.status ?? 1;
}

/** The newest time of a file, or of a folder with all it holds: a folder's own time tells of what was removed. */
function lastChange(path: string): number {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  const inside = found?.isDirectory() ? readdirSync(join(root, path)) : [];
  return Math.max(found?.mtimeMs ?? 0, ...inside.map(name => lastChange(join(path, name))));
}
