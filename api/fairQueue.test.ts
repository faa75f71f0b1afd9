import { beforeEach, describe, expect, it, vi } from 'vitest';
import { urgent } from './ports.ts';
import { FairQueue } from './fairQueue.ts';

const limits = { width: 1, reserved: 0, share: 1, ending: 0, longest: 3, most: 5, patienceMs: 1_000, refusalMs: 0 };
const busy = expect.objectContaining({ status: 503, retryAfter: expect.any(Number) });

/** Works that end when told to, by name; `log` tells how they began and what became of them. */
const open = (some: Partial<typeof limits & { isTimed: boolean }> = {}) => {
  const queue = new FairQueue({ ...limits, ...some });
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    log,
    async end(...names: string[]) {
      for (const name of names) {
        ends.get(name)!();
        await settled();
      }
    },
    async ask(names: string, manner: { isPatient?: boolean; isShort?: boolean; calls?: number } = {}) {
      for (const name of names.split(' ')) {
        const work = () => {
          log.push(name);
          return new Promise<void>(resolve => ends.set(name, resolve));
        };
        // `a1` is the first work of the queue `a`.
        queue.run(name.startsWith('u') ? urgent : name[0]!, work, manner).catch((error: unknown) => {
          expect(error).toEqual(busy);
          log.push(`${name} refused`);
        });
        await settled();
      }
    },
  };
};

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

describe('works', () => {
  it('of different queues take turns, however many one of them has', async () => {
    const { ask, end, log } = open({ most: 6 });
    await ask('a1 a2 a3 a4 b1 c1 b2');
    await end('a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4');
    expect(log).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('of one queue leave room for the others', async () => {
    const { ask, end, log } = open({ width: 4, share: 2 });
    await ask('a1 a2 a3 b1 c1 c2');
    expect(log).toEqual(['a1', 'a2', 'b1', 'c1']);
    await end('b1', 'a2');
    expect(log.slice(4)).toEqual(['c2', 'a3']);
  });

  it('that are short are twice as many at once', async () => {
    const { ask, end, log } = open({ width: 4, share: 1 });
    await ask('a1');
    await ask('a2 a3', { isShort: true });
    await ask('a4');
    expect(log).toEqual(['a1', 'a2']);
    await end('a1', 'a2');
    expect(log.slice(2)).toEqual(['a3']);
    await end('a3');
    expect(log.slice(3)).toEqual(['a4']);
  });

  it('that are urgent go ahead, and have room of their own', async () => {
    const { ask, end, log } = open({ width: 2, reserved: 1, share: 2 });
    await ask('a1 a2 u1 u2');
    expect(log).toEqual(['a1', 'u1']);
    await end('u1', 'u2');
    expect(log.slice(2)).toEqual(['u2']);
    await end('a1');
    expect(log.slice(3)).toEqual(['a2']);
  });

  it('that only wait make room, as long as few do', async () => {
    const queue = new FairQueue({ ...limits, ending: 1 });
    const log: string[] = [];
    const ends = ['a1', 'a2', 'a3'].map(name => {
      const end = Promise.withResolvers<void>();
      void queue.run('a', async giveUpPlace => {
        log.push(name);
        giveUpPlace();
        giveUpPlace();
        await end.promise;
      });
      return end;
    });
    await settled();
    expect(log).toEqual(['a1', 'a2']);
    ends[0]!.resolve();
    await settled();
    // The second has kept its place.
    expect(log).toEqual(['a1', 'a2']);
    ends[1]!.resolve();
    await settled();
    expect(log).toEqual(['a1', 'a2', 'a3']);
  });

  describe('charged with their time', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['performance'] });
      return () => void vi.useRealTimers();
    });

    it('wait behind those of a queue that took less', async () => {
      const { ask, end, log } = open({ isTimed: true, longest: 9, most: 9 });
      await ask('a1 a2 b1 b2 b3');
      vi.advanceTimersByTime(30_000);
      await end('a1');
      for (const name of ['b1', 'b2', 'b3']) {
        vi.advanceTimersByTime(1_000);
        await end(name);
      }
      expect(log).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
    });

    it('do so also when nothing of their queue ran or waited meanwhile', async () => {
      const { ask, end, log } = open({ isTimed: true });
      await ask('a1 b1');
      vi.advanceTimersByTime(30_000);
      await end('a1');
      await ask('a2 c1');
      await end('b1', 'c1', 'a2');
      expect(log).toEqual(['a1', 'b1', 'c1', 'a2']);
    });
  });

  it('that fail make room as others do', async () => {
    const queue = new FairQueue(limits);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', async () => 'next')).toBe('next');
  });
});

describe('refused is', () => {
  it('what one queue has too much, while others are let in', async () => {
    const { ask, log } = open();
    await ask('a1 a2 a3 a4 a5 b1');
    await vi.waitFor(() => expect(log).toEqual(['a1', 'a5 refused']));
  });

  it('what is too much where one work is for several calls', async () => {
    const { ask, end, log } = open();
    await ask('a1');
    await ask('a2', { calls: 3 });
    await ask('a3 b1');
    await vi.waitFor(() => expect(log).toEqual(['a1', 'a3 refused']));
    await end('a1', 'b1');
    await ask('a4 a5 a6 a7');
    await vi.waitFor(() => expect(log).toEqual(['a1', 'a3 refused', 'b1', 'a2', 'a7 refused']));
  });

  it('what is too much in all, but for the first of a queue', async () => {
    const { ask, log } = open();
    await ask('a1 a2 a3 a4 b1 b2 b3 c1 c2');
    await vi.waitFor(() => expect(log).toEqual(['a1', 'b3 refused', 'c2 refused']));
  });

  it('everything beyond twice as much, however many queues it names', async () => {
    const { ask, log } = open({ most: 1 });
    await ask('a1 b1 c1 d1');
    await vi.waitFor(() => expect(log).toEqual(['a1', 'd1 refused']));
  });

  describe('after a while', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      return () => void vi.useRealTimers();
    });

    it('what has waited too long, unless it is patient', async () => {
      const { ask, end, log } = open();
      await ask('a1 a2 b1');
      await ask('a3', { isPatient: true });
      vi.advanceTimersByTime(limits.patienceMs + 1);
      await settled();
      expect(log).toEqual(['a1', 'a2 refused', 'b1 refused']);
      await end('a1');
      expect(log.at(-1)).toBe('a3');
      vi.advanceTimersByTime(limits.patienceMs + 1);
      await settled();
      expect(log).toHaveLength(4);
    });
  });

  it('nothing that is patient', async () => {
    const { ask, log } = open();
    await ask('a1 a2 a3 a4');
    await ask('a5 a6', { isPatient: true });
    expect(log).toEqual(['a1']);
  });
});
