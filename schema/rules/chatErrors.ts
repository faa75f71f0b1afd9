import { undelivered } from '../words/en/undelivered.ts';
import { say, type Sentence } from '../words/said.ts';

const second = 1_000;
const minute = 60 * second;

/** Milliseconds after which a message refused with that code may be tried again. What is not here is not. */
const waits: Readonly<Record<number, number>> = {
  2: minute,
  4: 5 * minute,
  80007: 5 * minute,
  80008: 5 * minute,
  130429: second,
  131000: 30 * second,
  131016: minute,
  131056: 6 * second,
  131057: 5 * minute,
  133004: minute,
};

/** What a code means to whoever sent the message; one that is not known is said with its number. */
export const chatErrorSaid = (code: number): Sentence => {
  const key = `whatsApp${isPermission(code) ? 10 : code}`;
  return isSentence(key) ? say(key) : say('whatsAppOther', { code: String(code) });
};

/** Whether a code says for certain that nothing was sent. */
export const isChatError = (code: number): boolean => isSentence(`whatsApp${code}`) || isPermission(code);

/** Milliseconds after which a refused message may be tried again; null when it never may. */
export const chatErrorWait = (code: number): number | null => waits[code] ?? null;

const isPermission = (code: number) => code >= 200 && code <= 299;

const isSentence = (key: string): key is keyof typeof undelivered => Object.hasOwn(undelivered, key);
