import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UnreadableFile } from '../../api/ports.ts';
import type { Said } from '../../schema/words/said.ts';
import { answerOf, startChild } from '../childProcess.ts';
import { gate } from '../gate.ts';
import { openWorkbook, tooLarge } from './xlsxDirectory.ts';

/** What the child says: a slice of rows, null after the last one, or why there are none. */
export type Answer = { slice: string[][] | null } | { refused: Said; status: UnreadableFile['status'] };

export type XlsxLimits = { megabytes: number; milliseconds: number };

const program = fileURLToPath(new URL('xlsxChild.ts', import.meta.url));
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
      child = startChild(program, limits.megabytes);
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

async function ask(
  child: ChildProcess,
  message: Uint8Array | 'next',
  { milliseconds }: XlsxLimits,
): Promise<string[][] | null> {
  const answer = await answerOf<Answer>(child, message, milliseconds, failures);
  if ('refused' in answer) throw new UnreadableFile(answer.refused, answer.status);
  return answer.slice;
}

/** It answers before it ends, unless it has run out of memory. */
const failures = { ended: tooLarge, late: tooLarge };
