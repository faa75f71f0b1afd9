import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Accepted } from './message.ts';

/** What the stand-in must not forget when its process dies. `told`: which telling of that message. */
export type Entry = { accepted: Accepted } | { media: string } | { told: string; telling: number };

export type Journal = {
  /** What was accepted and uploaded before, what was told marked as such. */
  readonly messages: Accepted[];
  readonly media: string[];
  write(entry: Entry): void;
};

export const noJournal: Journal = { messages: [], media: [], write: () => {} };

/** Of what is done with, that many of the newest are kept. */
const kept = 1_000;

/** A line for each entry, in a file that is shortened each time it is opened. */
export const fileJournal = (path: string): Journal => {
  mkdirSync(dirname(path), { recursive: true });
  const { messages, media } = replayed(linesOf(path));
  const lasting = messages.filter(
    ({ tellings }, n) => n >= messages.length - kept || tellings.some(({ told }) => !told),
  );
  const lines = [...lasting.map(accepted => ({ accepted })), ...media.slice(-kept).map(id => ({ media: id }))];
  writeFileSync(`${path}.new`, lines.map(line).join(''));
  renameSync(`${path}.new`, path);
  return { messages: lasting, media, write: entry => appendFileSync(path, line(entry)) };
};

const line = (entry: Entry) => `${JSON.stringify(entry)}\n`;

const replayed = (entries: Entry[]): { messages: Accepted[]; media: string[] } => {
  const messages = new Map<string, Accepted>();
  const media: string[] = [];
  for (const entry of entries) {
    if ('accepted' in entry) messages.set(entry.accepted.id, entry.accepted);
    else if ('media' in entry) media.push(entry.media);
    else {
      const telling = messages.get(entry.told)?.tellings[entry.telling];
      if (telling) telling.told = true;
    }
  }
  return { messages: [...messages.values()], media };
};

/** A process that died while it wrote leaves half a line at the end. */
const linesOf = (path: string): Entry[] => {
  const whole = textOf(path).split('\n').slice(0, -1);
  return whole.map(text => JSON.parse(text) as Entry);
};

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
};
