import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TestProject } from 'vitest/node';
import { openDesk } from '../desk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test asks for the address of the one API of this run. */
    screensApi: string;
  }
}

export default async function setup({ provide }: TestProject) {
  let thread: Worker | undefined;
  const start = async () => {
    thread = new Worker(new URL('./apiThread.ts', import.meta.url), { execArgv: [] });
    const [address] = (await once(thread, 'message')) as [string];
    return address;
  };
  let started: Promise<string> | undefined;
  const desk = await openDesk({ api: () => (started ??= start()) });
  provide('screensApi', desk.address);

  return async function teardown() {
    desk.close();
    await thread?.terminate();
  };
}
