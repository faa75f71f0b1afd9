import type { OrderLineWords } from '../orderLineWords.ts';
import { durations } from './choices.ts';

const names: Readonly<Record<number, string>> = durations;

export const orderLine: OrderLineWords = {
  one: '%{name}, %{duration}, 1 दुकान',
  many: '%{name}, %{duration}, %{count} दुकानें',
  duration: days => names[days] ?? `${days} दिन`,
};
