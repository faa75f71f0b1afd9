export const priorities = [
  { id: 'high', name: 'High' },
  { id: 'normal', name: 'Normal' },
  { id: 'low', name: 'Low' },
] as const;

/** How often a task comes again once it is done. */
export const repeats = [
  { id: 'daily', name: 'Every day' },
  { id: 'weekly', name: 'Every week' },
  { id: 'monthly', name: 'Every month' },
  { id: 'yearly', name: 'Every year' },
] as const;
