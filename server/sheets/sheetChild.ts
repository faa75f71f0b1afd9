/** Runs as a process of its own with limited memory. It reads one file after the other, as far as it is asked. */
import { on } from 'node:events';
import { flushCompileCache } from 'node:module';
import { UnreadableFile, type SheetChoice } from '../../api/ports.ts';
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

/** Waits until rows are wanted, and returns the parts of a file that came before, with the choice of its sheet. */
async function nextQuestion(): Promise<{ parts: Uint8Array[]; choice: SheetChoice }> {
  const parts: Uint8Array[] = [];
  let choice: SheetChoice = {};
  for (;;) {
    const [question] = (await questions.next()).value as [Question];
    asked = performance.now();
    if (question === 'rows') return { parts, choice };
    if ('part' in question) parts.push(question.part);
    else ({ choice } = question);
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
  const { parts, choice } = await nextQuestion();
  const bytes = Buffer.concat(parts);
  try {
    const slices = inSlices(isZip(bytes) ? readXlsx(bytes, pause, choice) : readCsv(bytes, pause));
    let next = await slices.next();
    let slice: string[][] = [];
    if (!next.done) {
      slice = next.value;
      next = await slices.next();
    }
    for (; !next.done; next = await slices.next()) {
      answer({ slice, isLast: false });
      await nextQuestion();
      slice = next.value;
    }
    // A small file is done with its first answer.
    answer({ slice, isLast: true, notes: next.value });
  } catch (error) {
    if (error instanceof UnreadableFile) answer({ refused: error.said, status: error.status });
    else answer({ fault: String(error) });
  }
}
