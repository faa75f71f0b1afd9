/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { endOfMeeting, type PublicMeeting } from '../../../../schema/rules/meetings.ts';
import { localeOf } from '../../../../schema/words/languages.ts';
import { pageLanguage } from '../../../i18n/language.ts';
import { words } from '../../words.ts';
import { serverTime } from '../../../serverClock.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How long it still is. Only where there is script: a figure that stands still would soon be wrong. */
export function Countdown({ meeting }: { meeting: PublicMeeting }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(serverTime());
    tick();
    const timer = setInterval(tick, 15_000);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return <p class="countdown"> </p>;
  return <p class="countdown">{told(meeting, now)}</p>;
}

function told(meeting: PublicMeeting, now: number): string {
  const left = Date.parse(meeting.startsAt) - now;
  if (left <= 0) return endOfMeeting(meeting).getTime() > now ? words.meeting.now : words.meeting.over;
  const form = new Intl.RelativeTimeFormat(localeOf(pageLanguage()), { numeric: 'always' });
  if (left >= 2 * day) return form.format(Math.floor(left / day), 'day');
  if (left >= 2 * hour) return form.format(Math.floor(left / hour), 'hour');
  return form.format(Math.ceil(left / minute), 'minute');
}
