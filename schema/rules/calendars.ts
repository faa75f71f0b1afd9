import { choice } from '../kit/kinds.ts';
import { worded } from '../kit/worded.ts';

/** Whose records an address of a calendar shows: all that its maker may see, or what is theirs. */
export const whoseCalendars = ['all', 'mine'] as const;

export const calendarFields = worded('calendar', {
  whose: choice([
    { id: 'all', name: 'All' },
    { id: 'mine', name: 'Mine' },
  ] as const)
    .label('Whose')
    .required()
    .default('all'),
});

/** An address shows what begins within so many days before and after today, and at most so many records. */
export const calendarReach = { before: 90, after: 365, most: 5_000 };
