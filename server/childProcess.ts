import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { compileCache } from './compileCache.ts';

/** It inherits nothing, no settings, no secrets, no open files, but where its code is kept compiled. */
export const startChild = (file: string, megabytes: number, args: string[] = []): ChildProcess => {
  const child = fork(file, args, {
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: { NODE_COMPILE_CACHE: compileCache },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for an answer hears of an error. Between two questions nobody does, and it would end this process.
  return child.on('error', () => undefined);
};

/** `ended`: the child ended before it answered. `late`: it took longer than it may. */
type Failures = { ended: () => Error; late: () => Error };

/** What the child answers within so many milliseconds; else the failure is thrown. */
export const answerOf = async <Answer>(
  child: ChildProcess,
  question: object | string,
  milliseconds: number,
  { ended, late }: Failures,
): Promise<Answer> => {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(milliseconds)]);
  const answered = once(child, 'message', { signal }) as Promise<[Answer]>;
  const over = once(child, 'exit', { signal }).then(() => Promise.reject(ended()));
  try {
    child.send(question);
    const [answer] = await Promise.race([answered, over]);
    return answer;
  } catch (error) {
    throw (error as Error).name === 'AbortError' ? late() : error;
  } finally {
    settled.abort();
    await Promise.allSettled([answered, over]);
  }
};
