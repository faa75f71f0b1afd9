import type { Answer, Board } from './ask.ts';
import { serverTime } from '../../serverClock.ts';

export type Seen = {
  board: Board | null;
  /** There is no such board, or it is switched off. */
  isNone: boolean;
  /** Since when nothing was heard; null while the line holds. */
  brokenSince: number | null;
  /** When something was heard last, even that all is as before. */
  at: number;
};

const usual = 30_000;
const whileNone = 60_000;
const [soon, atMost] = [2_000, 60_000];

/**
 * Asks for the board now and again for as long as somebody sees the page: at once when the page comes into sight or the line
 * comes back, less and less often while nothing answers. What was shown stays until something newer is there. Returns the end of it.
 */
export function keepFresh(ask: (tag: string) => Promise<Answer>, tell: (seen: Seen) => void): () => void {
  let seen: Seen = unseen();
  let [tag, failures, isAsking, isOver] = ['', 0, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (isAsking || isOver || document.hidden) return;
    isAsking = true;
    const answer = await ask(tag);
    isAsking = false;
    if (isOver) return;
    failures = answer.is === 'failed' ? failures + 1 : 0;
    if (answer.is === 'new') tag = answer.tag;
    if (answer.is === 'none') tag = '';
    seen = after(seen, answer);
    tell(seen);
    timer = setTimeout(() => void look(), pause(answer, failures));
  };
  const now = () => void look();
  document.addEventListener('visibilitychange', now);
  addEventListener('online', now);
  now();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', now);
    removeEventListener('online', now);
  };
}

export const unseen = (): Seen => ({ board: null, isNone: false, brokenSince: null, at: serverTime() });

function after(seen: Seen, answer: Answer): Seen {
  switch (answer.is) {
    case 'new':
      return { ...unseen(), board: answer.board };
    case 'same':
      return { ...seen, brokenSince: null, at: serverTime() };
    case 'none':
      return { ...unseen(), isNone: true };
    case 'failed':
      return { ...seen, brokenSince: seen.brokenSince ?? serverTime() };
  }
}

function pause({ is }: Answer, failures: number): number {
  if (is === 'failed') return Math.min(soon * 2 ** (failures - 1), atMost);
  return is === 'none' ? whileNone : usual;
}
