import { fileURLToPath } from 'node:url';
import type { ChildTask } from '../messages/engineChild.ts';
import { runProgram } from './killable.ts';

const program = fileURLToPath(new URL('../messages/engineChild.ts', import.meta.url));

/** Runs a process on a message to its end; tells whether it was killed on the way. */
export const runChild = (task: ChildTask): Promise<'done' | 'killed'> => runProgram(program, task);
