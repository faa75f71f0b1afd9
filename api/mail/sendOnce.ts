import type { LetterState } from '../../schema/rules/paperLetters.ts';
import { LetterRefusal, type Letter, type Ports } from '../ports.ts';

/** How often a mail server may refuse it for now; the queue hands a job out seven times. */
const mostTries = 6;

/** A letter that is kept with how it stands, and how it comes to stand otherwise. */
export type KeptLetter = {
  state: LetterState;
  /** How often no mail server took it. */
  tries: number;
  /** Null where there is nothing to send any more. */
  write(): Promise<Letter | null>;
  /** Whether it was in one of those states. */
  move(from: readonly LetterState[], to: LetterState, tries?: number): Promise<boolean>;
  /** It did not go out, or nobody knows: whoever sent it is told. */
  end(state: 'failed' | 'unknown'): Promise<void>;
};

/**
 * Nothing is open while a letter is written and handed over; it is claimed before that, so that it goes out once, or is known to be unknown.
 */
export const sendOnce = async ({ mail, log }: Pick<Ports, 'mail' | 'log'>, kept: KeptLetter): Promise<void> => {
  const { state, tries } = kept;
  // Whoever had claimed it is gone, or about to say what came of it, which counts more.
  if (state === 'sending') return kept.end('unknown');
  if (state !== 'queued') return;
  const again = async (error: unknown, from: LetterState, isFinal = false) => {
    if (isFinal || tries + 1 >= mostTries) return kept.end('failed');
    await kept.move([from], 'queued', tries + 1);
    throw error;
  };
  let letter: Letter | null;
  try {
    letter = await kept.write();
  } catch (error) {
    return again(error, 'queued');
  }
  if (!letter) return kept.end('failed');
  if (!(await kept.move(['queued'], 'sending'))) return;
  try {
    await mail.send(letter);
  } catch (error) {
    if (error instanceof LetterRefusal) return again(error, 'sending', error.isFinal);
    log('error', 'Nobody knows whether a letter was taken', { error });
    return kept.end('unknown');
  }
  await kept.move(['sending', 'unknown'], 'sent');
};
