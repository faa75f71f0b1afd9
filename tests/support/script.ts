import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

export type Started = {
  /** All that it has said so far, on both ways out. */
  said(): string;
  /** Its exit code, once it has ended by itself or by `stop`. */
  ended: Promise<number | null>;
  /** As a terminal or a service manager ends it. */
  stop(): Promise<number | null>;
};

/** A script of package.json as npm runs it, without npm's shell, which would keep signals from it. */
export function startScript(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = root,
): Started {
  const [program, ...own] = scripts[name]!.split(' ');
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program!, [...own, ...args], {
    cwd,
    // Vite and the server would take what the test runner says of itself for theirs.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const way of [child.stdout, child.stderr]) way.setEncoding('utf8').on('data', (more: string) => (text += more));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const stop = () => {
    child.kill();
    return ended;
  };
  return { said: () => text, ended, stop };
}
