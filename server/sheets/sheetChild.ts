/** Runs as a process of its own with limited memory. It reads one file after the other, as far as it is asked. */
import { on } from 'node:events';
import { flushCompileCache } from 'node:module';
import { UnreadableFile } from '../../api/ports.ts';
import { readCsv } from './csvRead.ts';
import type { Answer, Question } from './sheetReader.ts';
import { inSlices, type Pause } from './slices.ts';
import { readXlsx } from './xlsxRead.ts';

/** A question that takes longer is answered with no rows, so that files of others have their turn. */
const turnMs = 50;

// A parser makes an error for each row that is shorter than the header: without a stack they cost little.
Error.stackTraceLimit = 0;
// Now, since this process ends by a signal: the next one starts in half the time.
flushCompileCache();

const questions = on(process, 'message') as AsyncIterableIterator<[Question]>;
let asked = 0;

/** Waits until rows are wanted, and returns the parts of a file that came before. */
async function nextQuestion(): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for (;;) {
    const [question] = (await questions.next()).value as [Question];
    asked = performance.now();
    if (question === 'rows') return parts;
    parts.push(question.part);
  }
}

const answer = (message: Answer): unknown => process.send!(message);

const pause: Pause = async () => {
  if (performance.now() - asked < turnMs) return;
  answer({ slice: [], isLast: false });
  await nextQuestion();
};

/** `PK`, then 3 and 4, or 5 and 6 when the archive is empty. */
const isZip = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6));

for (;;) {
  const bytes = Buffer.concat(await nextQuestion());
  try {
    const slices = inSlices((isZip(bytes) ? readXlsx : readCsv)(bytes, pause));
    let { value: slice = [] } = await slices.next();
    for (;;) {
      // A small file is done with its first answer.
      const { done = false, value: next } = await slices.next();
      answer({ slice, isLast: done });
      if (!next) break;
      await nextQuestion();
      slice = next;
    }
  } catch (error) {
    if (error instanceof UnreadableFile) answer({ refused: error.said, status: error.status });
    else answer({ fault: String(error) });
  }
}
