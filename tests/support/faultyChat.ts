import { openSync, writeSync } from 'node:fs';
import { ChatRefusal, ChatUnknown, type Chat } from '../../api/chat/port.ts';
import { say } from '../../schema/words/said.ts';

export type Faults = {
  /** Per thousand: no answer before and after the message was taken, and the two kinds of no. */
  lostBefore: number;
  lostAfter: number;
  later: number;
  never: number;
  /** The longest that an answer takes, milliseconds. */
  latency: number;
};

export const noFaults: Faults = { lostBefore: 0, lostAfter: 0, later: 0, never: 0, latency: 0 };

/** A chat service whose memory is a file, one line for each message that it takes: when, which, to whom. It outlives whoever calls it. */
export const faultyChat = (file: string, faults: Faults, random: () => number): Pick<Chat, 'send' | 'upload'> => {
  const memory = openSync(file, 'a');
  return {
    upload: async () => 'media',
    async send(_account, { reference, to }) {
      const taken = () => writeSync(memory, `${performance.timeOrigin + performance.now()} ${reference} ${to}\n`);
      const fate = Math.floor(random() * 1_000);
      const limits = [faults.lostBefore, faults.lostAfter, faults.later, faults.never];
      const fault = limits.findIndex((_, i) => fate < limits.slice(0, i + 1).reduce((sum, n) => sum + n, 0));
      if (faults.latency) await new Promise(resolve => setTimeout(resolve, random() * faults.latency));
      if (fault === 0) throw new ChatUnknown('No answer.');
      if (fault === 2) throw new ChatRefusal(say('whatsApp130429'), 130429, 'later');
      if (fault === 3) throw new ChatRefusal(say('whatsApp131026'), 131026, 'never');
      taken();
      if (fault === 1) throw new ChatUnknown('No answer.');
      return { id: `wamid.${reference}` };
    },
  };
};
