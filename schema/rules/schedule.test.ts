import { expect, it } from 'vitest';
import { say } from '../words/said.ts';
import { scheduleProblem } from './schedule.ts';

const now = new Date('2026-11-29T12:00:00Z');
const day = 24 * 60 * 60_000;

it.each([
  ['a minute ago', -60_000, null],
  ['more than a minute ago', -60_001, say('timeHasPassed')],
  ['in 366 days', 366 * day, null],
  ['in more than 366 days', 366 * day + 1, say('timeTooFar')],
])('a moment %s', (_, later, problem) => {
  expect(scheduleProblem(new Date(now.getTime() + later), now)).toEqual(problem);
});
