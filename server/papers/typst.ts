import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DrawingFault, type Clock, type Documents, type Drawn } from '../../api/ports.ts';
import { Refusal } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { answerOf, startChild } from '../childProcess.ts';
import { gate } from '../gate.ts';

/** `at`: when it is drawn, in seconds since 1970. */
export type Question = {
  template: string;
  data: string;
  pictures: Record<string, Uint8Array>;
  as: 'pdf' | 'svg';
  at: number;
  /** Draws texts that run from right to left with fewer signs, because the compiler ends its process on rare mixtures. */
  isCareful?: boolean;
};
export type Answer = { drawing: Uint8Array | string } | { failed: string };

/** `milliseconds`: for one file. `idle`: after so long without a question the process ends. */
export type TypstLimits = { milliseconds: number; idle: number };

const templates = fileURLToPath(new URL('../../api/papers/', import.meta.url));
const looking: TypstLimits = { milliseconds: 10_000, idle: 60_000 };
const patient: TypstLimits = { ...looking, milliseconds: 120_000 };

/** Of 16 mm at 600 dots an inch. */
const pictureSide = 380;

/** What somebody waits for and what may take long are drawn in processes of their own: neither waits for the other. */
export const typstDocuments = (clock: Clock): Documents => {
  const [prompt, long] = [typstProcess(looking), typstProcess(patient)];
  const ask = async (as: Question['as'], template: string, { papers, pictures = {} }: Drawn, isPatient = false) =>
    (isPatient ? long : prompt)({
      template: `${templates}${template}.typ`,
      data: JSON.stringify(papers),
      pictures: await printable(pictures),
      as,
      at: Math.floor(clock.now().getTime() / 1_000),
    });
  return {
    pdf: async (template, drawn, { isPatient } = {}) =>
      (await ask('pdf', template, drawn, isPatient)) as Uint8Array<ArrayBuffer>,
    svg: async (template, drawn) => (await ask('svg', template, drawn)) as string,
  };
};

/** Typst knows no WebP, which is how pictures are stored, and a paper has no use for more of them than a head is high. */
const printable = async (pictures: Readonly<Record<string, Uint8Array>>): Promise<Record<string, Uint8Array>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(pictures).map(async ([name, bytes]): Promise<[string, Uint8Array]> => {
        const small = sharp(bytes).resize(pictureSide, pictureSide, { fit: 'inside', withoutEnlargement: true });
        return [name, await small.png().toBuffer()];
      }),
    ),
  );

class ProcessEnded extends DrawingFault {}

const failures = {
  ended: () => new ProcessEnded('The process that draws papers ended'),
  late: () => new Refusal(503, say('paperTooLong')),
};

/** A process that draws one file after the other: started when there is one to draw, and again after its death. */
export const typstProcess = ({ milliseconds, idle }: TypstLimits, workspace = templates) => {
  const enter = gate(1);
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const draw = async (question: Question): Promise<Uint8Array | string> => {
    if (!child?.connected) child = start(workspace);
    try {
      const answer = await answerOf<Answer>(child, question, milliseconds, failures);
      if ('failed' in answer) throw new DrawingFault(`The paper could not be drawn: ${answer.failed}`);
      return answer.drawing;
    } catch (error) {
      end();
      if (!(error instanceof ProcessEnded) || question.isCareful) throw error;
      return draw({ ...question, isCareful: true });
    }
  };
  return (question: Question): Promise<Uint8Array | string> =>
    enter(async () => {
      clearTimeout(rest);
      try {
        return await draw(question);
      } finally {
        rest = setTimeout(end, idle).unref();
      }
    });
};

/** It keeps nobody from ending. */
const start = (workspace: string): ChildProcess => {
  const child = startChild(fileURLToPath(new URL('typstChild.ts', import.meta.url)), 512, [workspace]);
  child.unref();
  child.channel?.unref();
  return child;
};
