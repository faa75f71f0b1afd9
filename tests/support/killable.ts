import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a process on a task to its end; tells whether it was killed on the way. */
export const runProgram = async (program: string, task: object): Promise<'done' | 'killed'> => {
  const child = spawn(process.execPath, [program, JSON.stringify(task)], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === 'SIGKILL') return 'killed';
  if (code !== 0) throw new Error(`The process ended with ${code}: ${complaint}`);
  return 'done';
};
