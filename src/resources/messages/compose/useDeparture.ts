import { useEffect, useState } from 'react';
import { allowedFrom, type QuietHours } from '../../../../schema/rules/quietHours.ts';
import { useTerms } from '../useTerms.ts';
import type { Draft } from './draft.ts';
import { serverNow } from '../../../serverClock.ts';

/** When the draft would really go out: null for at once. */
export function useDeparture(draft: Pick<Draft, 'when' | 'scheduledAt'>): { at: Date | null; isQuiet: boolean } {
  const quiet = useTerms()?.quiet;
  return departureOf(draft, quiet, useNow());
}

export function departureOf(
  { when, scheduledAt }: Pick<Draft, 'when' | 'scheduledAt'>,
  quiet: QuietHours | undefined,
  now: Date,
): { at: Date | null; isQuiet: boolean } {
  const chosen = when === 'later' && scheduledAt ? new Date(scheduledAt) : null;
  const wanted = chosen && chosen > now ? chosen : now;
  const allowed = quiet ? allowedFrom(quiet, wanted) : wanted;
  const isQuiet = allowed > wanted;
  return { at: isQuiet ? allowed : wanted === now ? null : wanted, isQuiet };
}

/** What time it is, looked at every so many milliseconds. */
function useNow(every = 20_000): Date {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
