import { DateInput, DateTimeInput } from 'react-admin';
import { fromShopTime, toShopTime } from '../shopTime.ts';
import { useCommon, type KindInputProps } from './kindInput.ts';

export function DayInput(props: KindInputProps) {
  return <DateInput {...useCommon(props)} />;
}

/** A moment by the shop's clock, wherever the person sits. */
export function MomentInput(props: KindInputProps) {
  return <DateTimeInput {...useCommon(props)} format={toShopTime} parse={fromShopTime} />;
}
