const lateness = 60_000;
const farthest = 366 * 24 * 60 * 60_000;

/** What is wrong with a moment at which something is to happen, in words; null when it is right. One just gone by is now. */
export const scheduleProblem = (wanted: Date, now: Date): string | null => {
  if (wanted.getTime() < now.getTime() - lateness) return 'Choose a time that is still to come';
  return wanted.getTime() > now.getTime() + farthest ? 'At most a year from now' : null;
};
