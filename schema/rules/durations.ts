/** How long a price runs, in days. */
export const durations = [
  { id: 365, name: 'Yearly' },
  { id: 30, name: 'Monthly' },
  { id: 182, name: 'Half-Yearly' },
  { id: 91, name: 'Quarterly' },
  { id: 14, name: 'Bi-Weekly' },
  { id: 7, name: 'Weekly' },
  { id: 1, name: 'Daily' },
] as const;

export const defaultDuration = 30;
