const dayMs = 24 * 60 * 60 * 1_000;

/** `2026-11-25` and 7: `2026-11-18`. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
