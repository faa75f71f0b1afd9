import type { FieldInfo } from './fieldInfo.ts';

/** What the clock and the week say of a moment, in the shop's time: `soldAt.hour`, `soldAt.weekday`. Monday is 1. */
const clocks = { hour: [0, 23], weekday: [1, 7] } as const;
export type Clock = keyof typeof clocks;

const names = { hour: 'Hour of the day', weekday: 'Day of the week' } as const satisfies Record<Clock, string>;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const nameOf = (clock: Clock, id: number) => (clock === 'hour' ? `${id}:00–${id}:59` : days[id - 1]!);

/** Which of these a path asks of which field. */
export const clockOf = (
  { info }: { info: Record<string, FieldInfo> },
  path: string,
): { field: FieldInfo; clock: Clock } | undefined => {
  const [own = '', clock = '', ...rest] = path.split('.');
  const field = !rest.length && Object.hasOwn(clocks, clock) && Object.hasOwn(info, own) ? info[own]! : undefined;
  return field?.kind === 'timestamp' ? { field, clock: clock as Clock } : undefined;
};

/** It is told apart, and asked for, as a choice is. */
export const clockInfo = (entity: { info: Record<string, FieldInfo> }, path: string): FieldInfo | undefined => {
  const found = clockOf(entity, path);
  if (!found) return undefined;
  const [first, last] = clocks[found.clock];
  const options = Array.from({ length: last - first + 1 }, (_, n) => first + n).map(id => ({
    id,
    name: nameOf(found.clock, id),
  }));
  return { name: found.clock, label: names[found.clock], kind: 'choice', required: false, options };
};
