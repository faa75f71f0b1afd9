/** `npm run dev`: vite serves the page and reloads it, the API restarts when its files change. Two processes that end together. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();
let stopping = false;

const run = (args: string[], options: SpawnOptions): ChildProcess => {
  const child = spawn(process.execPath, args, { cwd: root, ...options });
  running.add(child);
  return child.once('exit', code => {
    running.delete(child);
    if (!stopping) process.exitCode = code ?? 1;
    stop();
  });
};

const stop = () => {
  stopping = true;
  for (const child of running) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

const vite = run(['node_modules/vite/bin/vite.js', ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Where the page is, is known once vite has found its port: letters and sign-in lead there.
vite.once('message', (page: string) => {
  if (stopping) return;
  run(['--watch', 'server/main.ts', `--pages=${process.env.PUBLIC_URL || page}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C reaches it through this process alone: a second signal would cut its stop short.
    detached: true,
  });
});
