import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs a program of this project or of its packages, its output going to ours. Returns its exit code, 1 when it was ended. */
export async function execute(
  [program, ...args]: string[],
  { env = {}, timeout }: { env?: Record<string, string>; timeout?: number } = {},
): Promise<number> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const options = { cwd: root, env: { ...process.env, ...env, PATH: path }, ...(timeout && { timeout }) };
  const child = spawn(program!, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
