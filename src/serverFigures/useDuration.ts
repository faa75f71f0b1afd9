import { useTranslate } from 'react-admin';
import { formatCount, formatNumber, none } from '../format.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

/** Seconds as people say them, in the unit that fits. */
export function useDuration(): (seconds: number | null) => string {
  const translate = useTranslate();
  const said = (unit: string, amount: string) => translate(`server.unit.${unit}`, { n: amount });
  return seconds => {
    if (seconds === null) return none;
    if (seconds < 1) return said('milliseconds', formatCount(Math.round(seconds * 1_000)));
    if (seconds < minute) return said('seconds', formatNumber(Math.round(seconds * 10) / 10));
    if (seconds < hour) return said('minutes', formatCount(Math.floor(seconds / minute)));
    if (seconds < 2 * day) return said('hours', formatCount(Math.floor(seconds / hour)));
    return translate('server.unit.days', Math.floor(seconds / day));
  };
}
