import { shopZone } from '../kit/shopDay.ts';

/** How a moment is written for people, by the clock of the shops: `20 Nov 2026, 1:30 pm`. */
export const momentForm = { dateStyle: 'medium', timeStyle: 'short', timeZone: shopZone } as const;
