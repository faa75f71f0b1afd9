type Values = Record<string, unknown>;

/** The fields that somebody else has changed since they were read, among those that were typed in. */
export const changedSince = (before: Values, now: Values): string[] =>
  Object.keys(before).filter(name => written(before[name]) !== written(now[name]));

const written = (value: unknown) => JSON.stringify(value ?? null);
