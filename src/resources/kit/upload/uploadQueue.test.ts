import { describe, expect, it } from 'vitest';
import type { Picked } from '../inputs/pictures/picked.ts';
import { UploadQueue } from './uploadQueue.ts';

const picked = (...ids: string[]): Picked[] =>
  ids.map(id => ({ id, title: `${id}.png`, ready: Promise.resolve(new File([], `${id}.png`)) }));
const filled = (...ids: string[]) => {
  const queue = new UploadQueue();
  queue.add(picked(...ids));
  return queue;
};
const never = () => false;

describe('files on their way', () => {
  it('go out one after the other, in the order they were picked', async () => {
    const queue = filled('a', 'b');
    const steps: string[] = [];
    const run = queue.run(async ({ id }) => {
      steps.push(`${id} begins`);
      await Promise.resolve();
      if (id === 'a') queue.add(picked('c'));
      steps.push(`${id} ends`);
    }, never);
    await queue.run(async ({ id }) => void steps.push(`${id} twice`), never);
    await run;
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(queue.list()).toEqual([]);
  });

  it('wait where the line broke, and go on from there', async () => {
    const queue = filled('a', 'b', 'c');
    const sent: string[] = [];
    let isBroken = true;
    const send = async ({ id }: Picked) => {
      if (id === 'b' && isBroken) throw new Error('no line');
      sent.push(id);
    };
    await queue.run(send, () => true);
    expect(queue.list().map(({ id, isHeld }) => [id, isHeld])).toEqual([
      ['b', true],
      ['c', true],
    ]);
    isBroken = false;
    await queue.run(send, () => true);
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('leave out what is refused, and tell how far they are', async () => {
    const queue = filled('a', 'b');
    const seen: (number | undefined)[] = [];
    queue.subscribe(() => void seen.push(queue.list()[0]?.progress?.sent));
    await queue.run(async ({ id }, onProgress) => {
      onProgress({ sent: 7, total: 9 });
      if (id === 'a') throw new Error('no picture');
    }, never);
    expect(seen).toContain(7);
    expect(queue.list()).toEqual([]);
  });

  it('are not sent once they were taken back', async () => {
    const queue = filled('a', 'b');
    const sent: string[] = [];
    await queue.run(async ({ id }) => {
      sent.push(id);
      queue.drop('b');
    }, never);
    expect(sent).toEqual(['a']);
  });
});
