import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The API restarts when its files change, vite reloads the page: two processes that end together. */
const root = join(import.meta.dirname, '..');
const commands = [
  ['--watch', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)],
];

const children = commands.map(args => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));
const stop = () => children.forEach(child => child.kill());
children.forEach(child => child.once('exit', stop));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
