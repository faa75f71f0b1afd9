import { chatErrorSentences } from '../words/en/chatErrors.ts';

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

const { other, ...known } = chatErrorSentences;
const sentences: Readonly<Record<number, string>> = known;

/** A sentence for whoever sent the message. */
export const chatErrorWords = (code: number): string =>
  sentences[isPermission(code) ? 10 : code] ?? other.replace('%{code}', String(code));

/** Whether a code says for certain that nothing was sent. */
export const isChatError = (code: number): boolean => code in sentences || isPermission(code);

/** Milliseconds after which a refused message may be tried again; null when it never may. */
export const chatErrorWait = (code: number): number | null => waits[code] ?? null;

const isPermission = (code: number) => code >= 200 && code <= 299;
