import { durationName } from '../../rules/plans.ts';
import type { OrderLineWords } from '../orderLineWords.ts';

export const orderLine: OrderLineWords = {
  one: '%{name}, %{duration}, 1 shop',
  many: '%{name}, %{duration}, %{count} shops',
  duration: durationName,
};
