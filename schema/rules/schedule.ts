import { say, type Sentence } from '../words/said.ts';
const lateness = 60_000;
const farthest = 366 * 24 * 60 * 60_000;

/** What is wrong with a moment at which something is to happen; null when it is right. One just gone by is now. */
export const scheduleProblem = (wanted: Date, now: Date): Sentence | null => {
  if (wanted.getTime() < now.getTime() - lateness) return say('timeHasPassed');
  return wanted.getTime() > now.getTime() + farthest ? say('timeTooFar') : null;
};
