import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FairQueue } from '../../api/fairQueue.ts';
import { UnreadableFile, type SheetCaller, type SheetChoice, type SheetNotes } from '../../api/ports.ts';
import { say, type Said } from '../../schema/words/said.ts';
import { answerOf, startChild } from '../childProcess.ts';

/** The choice of a sheet, a part of the file, or the wish for its next rows. */
export type Question = { choice: SheetChoice } | { part: Uint8Array } | 'rows';
/** Rows, none when others should have their turn, or the reason why the file cannot be read; `fault` is one of the code. */
export type Answer =
  | { slice: string[][]; isLast: false }
  | { slice: string[][]; isLast: true; notes: SheetNotes }
  | { refused: Said; status: UnreadableFile['status'] }
  | { fault: string };

/** `milliseconds`: for one answer. */
export type ReaderLimits = { megabytes: number; milliseconds: number };

const usual: ReaderLimits = { megabytes: 512, milliseconds: 30_000 };

/** One file is worked on at a time, and each shop pays with the time that its files take. */
const turnLimits = {
  width: 1,
  reserved: 0,
  share: 1,
  ending: 0,
  longest: 8,
  most: 32,
  patienceMs: 60_000,
  refusalMs: 1_000,
  isTimed: true,
};

/** A process without a file ends after so long, and at once when there are more. */
const idleMs = 60_000;
const mostIdle = 3;
/** A file is sent in parts of so many bytes. */
const partSize = 2 ** 20;
const program = fileURLToPath(new URL('sheetChild.ts', import.meta.url));
const tooMuchWork = () => new UnreadableFile(say('fileTooMuchWork'), 413);
const failures = { ended: tooMuchWork, late: tooMuchWork };

/**
 * Reads files in processes of their own. Between two answers another shop's file has its turn, so that nobody waits for
 * the end of a large one. A process is kept for the next file, and ended when a file goes beyond the limits.
 */
export const sheetReader = (limits = usual) => {
  const turns = new FairQueue(turnLimits);
  const spare = spareProcesses(limits);
  return async function* (
    bytes: Uint8Array,
    { shop, isPatient = false }: SheetCaller,
    choice: SheetChoice = {},
    onNotes?: (notes: SheetNotes) => void,
  ): AsyncGenerator<string[][]> {
    let child: ChildProcess | undefined;
    const begin = async () => {
      child = spare.take();
      await send(child, { choice });
      for (let at = 0; at < bytes.length; at += partSize)
        await send(child, { part: bytes.subarray(at, at + partSize) });
      return ask(child, limits);
    };
    try {
      let isEmpty = true;
      let answer = await turns.run(shop, begin, { isPatient });
      while ('slice' in answer && !answer.isLast) {
        if (answer.slice.length) yield answer.slice;
        isEmpty &&= !answer.slice.length;
        answer = await turns.run(shop, () => ask(child!, limits), { isPatient: true });
      }
      spare.give(child!);
      child = undefined;
      if ('refused' in answer) throw new UnreadableFile(answer.refused, answer.status);
      if ('fault' in answer) throw new Error(`The file could not be read: ${answer.fault}`);
      onNotes?.(answer.notes);
      if (answer.slice.length) yield answer.slice;
      else if (isEmpty) throw new UnreadableFile(say('fileEmpty'), 400);
    } finally {
      child?.kill('SIGKILL');
    }
  };
};

const send = (child: ChildProcess, question: Exclude<Question, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    child.send(question, error => (error ? reject(tooMuchWork()) : resolve()));
  });

const ask = (child: ChildProcess, { milliseconds }: ReaderLimits): Promise<Answer> =>
  answerOf<Answer>(child, 'rows' satisfies Question, milliseconds, failures);

/** Keeps processes for the next files. While they have none, they let this process end. */
const spareProcesses = ({ megabytes }: ReaderLimits) => {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  return {
    take(): ChildProcess {
      const [child, rest] = [...idle].find(([{ connected }]) => connected) ?? [startChild(program, megabytes)];
      clearTimeout(rest);
      idle.delete(child);
      child.ref();
      child.channel?.ref();
      return child;
    },
    give(child: ChildProcess): void {
      if (idle.size === mostIdle) return void child.kill('SIGKILL');
      child.unref();
      child.channel?.unref();
      const end = () => idle.delete(child) && child.kill('SIGKILL');
      idle.set(child, setTimeout(end, idleMs).unref());
    },
  };
};
