import { useTranslate } from 'react-admin';
import { messageStatus as status } from '../../../schema/rules/messageStates.ts';
import type { Message } from '../../../schema/entities/messages.ts';
import { formatCount, formatDateTime } from '../../format.ts';
import { isPreparing, restsUntil, waitsUntil } from './messageStatus.ts';
import { useTerms } from './useTerms.ts';

/** How a message stands, in a sentence, and what else is worth knowing. */
export function useStatusWords(message: Message): { headline: string; hint?: string } {
  const translate = useTranslate();
  const quiet = useTerms()?.quiet;
  const { queued, sending, unknown, failed, delivered, total, skipped, canceled } = message;
  const wanted = total! - skipped!;
  const say = (key: string, figures: Record<string, number | Date> = {}) =>
    translate(`messenger.status.${key}`, written(figures));
  const rests = quiet && restsUntil(message as Parameters<typeof restsUntil>[0], quiet);
  const waits = waitsUntil(message);
  if (isPreparing(message)) return { headline: say('preparing', { count: message.prepared!, wanted: total! }) };
  if (waits) return { headline: say('waits', { at: rests ?? waits }), hint: rests ? say('quiet') : undefined };
  if (rests) return { headline: say('rests', { at: rests }), hint: say('quiet') };
  if (message.status === status.cancelRequested)
    return { headline: say('stopping'), hint: say('begun', { count: sending! }) };
  if (message.status === status.canceled)
    return { headline: say('canceled', { count: canceled! }), hint: say('gone', { count: wanted - canceled! }) };
  if (message.status === status.completed) {
    const troubles = [
      failed! > 0 && say('failed', { count: failed! }),
      unknown! > 0 && say('unknown', { count: unknown! }),
    ];
    return {
      headline: say('reached', { count: delivered!, wanted }),
      hint: troubles.filter(Boolean).join(' ') || undefined,
    };
  }
  return { headline: say('under_way', { count: wanted - queued! - sending!, wanted }) };
}

function written(figures: Record<string, number | Date>): Record<string, string | number> {
  const entries = Object.entries(figures).map(([name, it]) => [
    name,
    it instanceof Date ? formatDateTime(it) : formatCount(it),
  ]);
  const { count } = figures;
  return { ...Object.fromEntries(entries), ...(typeof count === 'number' && { smart_count: count }) } as Record<
    string,
    string | number
  >;
}
