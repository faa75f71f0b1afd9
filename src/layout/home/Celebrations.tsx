import { useGetList, useTranslate } from 'react-admin';
import { yearlyFrom, yearlyOf } from '../../../schema/kit/yearly.ts';
import { formatCount } from '../../format.ts';
import { useShopDay } from '../rates/useShopDay.ts';
import { DayTile } from './DayTile.tsx';
import { listOf } from './listOf.ts';

/** Whose birthday or anniversary it is, for whoever wishes customers well. */
export function Celebrations() {
  return (
    <>
      <Celebration of="birthday" label="ts.home.day.birthdays" />
      <Celebration of="anniversary" label="ts.home.day.anniversaries" />
    </>
  );
}

function Celebration({ of, label }: { of: 'birthday' | 'anniversary'; label: string }) {
  const translate = useTranslate();
  const day = useShopDay();
  const filterFor = (days: number) => ({ [yearlyOf(of)]: yearlyFrom(day, days) });
  const [today, week] = [useCount(filterFor(1)), useCount(filterFor(7))];
  return (
    <DayTile
      to={listOf('contacts', filterFor(today === 0 ? 7 : 1))}
      label={translate(label)}
      value={today === undefined ? undefined : formatCount(today)}
      hints={[translate('ts.home.day.inAWeek', { count: week === undefined ? '…' : formatCount(week) })]}
    />
  );
}

const useCount = (filter: object) => useGetList('contacts', { pagination: { page: 1, perPage: 1 }, filter }).total;
