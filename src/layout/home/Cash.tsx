import { useGetList, useTranslate } from 'react-admin';
import { businessDays } from '../../../schema/entities/businessDays.ts';
import { formatDate, formatMoney, none } from '../../format.ts';
import { useExpected } from '../../resources/businessDays/useExpected.ts';
import { DayTile } from './DayTile.tsx';

type Day = { id: string; day: string; state: 'open' | 'closed' };

/** What the drawers of all tills hold by the books while the last day is open, unless the shop counts without knowing. */
export function Cash() {
  const translate = useTranslate();
  const { data, isError } = useGetList<Day>(businessDays.resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'day', order: 'DESC' },
  });
  const day = data?.[0];
  const open = day?.state === 'open' ? day : undefined;
  const { data: expected, isError: isUnknown } = useExpected(open?.id);
  const tills = expected?.books.filter(({ account }) => account.startsWith('cash:')) ?? [];
  const held = tills.reduce((sum, { amount }) => sum + amount, 0);
  const hasFailed = isError || isUnknown;
  const isWaiting = !hasFailed && (data === undefined || (open && expected === undefined));
  return (
    <DayTile
      to={day ? `/${businessDays.route}/${day.id}` : `/${businessDays.route}`}
      label={translate('ts.home.day.cash')}
      value={isWaiting ? undefined : expected ? formatMoney(held) : none}
      hints={isWaiting || hasFailed ? [] : [hint()]}
    />
  );

  function hint(): string {
    if (!day) return translate('ts.home.day.noEntry');
    if (!open) return translate('ts.home.day.closed', { day: formatDate(day.day) });
    return translate(expected ? 'ts.home.day.byBooks' : 'ts.home.day.blind');
  }
}
