import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { UnreadableFile } from '../../api/ports.ts';
import type { Said } from '../../schema/words/said.ts';
import { compileCache } from '../compileCache.ts';
import { gate } from '../gate.ts';
import { openWorkbook, tooLarge } from './xlsxDirectory.ts';

/** What the child says: a slice of rows, null after the last one, or why there are none. */
export type Answer = { slice: string[][] | null } | { refused: Said; status: UnreadableFile['status'] };

export type XlsxLimits = { megabytes: number; milliseconds: number };

const usual: XlsxLimits = { megabytes: 512, milliseconds: 30_000 };

/** A large sheet takes a processor and some hundred megabytes while it is parsed: one at a time. */
const enter = gate(1);

/**
 * The first sheet. `limits` hold for the parsing, in a process that ends when it passes them. A worker thread would not
 * do: one that runs out of memory while it is being stopped takes the whole process with it.
 */
export async function* readXlsx(bytes: Uint8Array, limits: XlsxLimits = usual): AsyncGenerator<string[][]> {
  await openWorkbook(bytes);
  let child: ChildProcess | undefined;
  try {
    let slice = await enter(() => {
      child = start(limits);
      return ask(child, bytes, limits);
    });
    while (slice) {
      yield slice;
      slice = await ask(child!, 'next', limits);
    }
  } finally {
    child?.kill('SIGKILL');
  }
}

/** It inherits nothing, no settings, no secrets, no open files, but where its code is kept compiled. */
function start({ megabytes }: XlsxLimits): ChildProcess {
  const child = fork(fileURLToPath(new URL('xlsxChild.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: { NODE_COMPILE_CACHE: compileCache },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for an answer hears of an error. Between two questions nobody does, and it would end this process.
  return child.on('error', () => undefined);
}

async function ask(
  child: ChildProcess,
  message: Uint8Array | 'next',
  { milliseconds }: XlsxLimits,
): Promise<string[][] | null> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(milliseconds)]);
  const answered = once(child, 'message', { signal }) as Promise<[Answer]>;
  // It answers before it ends, unless it has run out of memory.
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(tooLarge()));
  try {
    child.send(message);
    const [answer] = await Promise.race([answered, ended]);
    if ('refused' in answer) throw new UnreadableFile(answer.refused, answer.status);
    return answer.slice;
  } catch (error) {
    throw (error as Error).name === 'AbortError' ? tooLarge() : error;
  } finally {
    settled.abort();
    await Promise.allSettled([answered, ended]);
  }
}
