import { useTranslate } from 'react-admin';
import { yearlyFrom, yearlyOf } from '../../../../schema/kit/yearly.ts';
import { formatDayOfYear } from '../../../format.ts';
import { useShopDay } from '../../../layout/rates/useShopDay.ts';
import type { FilterProps } from './filter.ts';
import { PickList } from './PickFilter.tsx';

export const yearly = (field: string) => [yearlyOf(field)];

/** From today on. */
const spans = [1, 7, 30];

/** Days that come again each year: which of them are next. */
export function YearlyFilter({ info, values, onSet }: FilterProps) {
  const translate = useTranslate();
  const today = useShopDay();
  const choices = spans.map(days => ({
    id: yearlyFrom(today, days),
    name: days === 1 ? translate('kit.filter.today') : translate('kit.filter.nextDays', { days }),
  }));
  return <PickList name={yearlyOf(info.name)} choices={choices} values={values} onSet={onSet} />;
}

/** `26 Nov – 2 Dec`. */
export function YearlyValue({ info, values }: Pick<FilterProps, 'info' | 'values'>) {
  const days = String(values[yearlyOf(info.name)]).split('..');
  return [...new Set(days)].map(formatDayOfYear).join(' – ');
}
