import { drawFor, isSoak } from '../support/proofSize.ts';

/** The tags of a walk through a whole area: on a desktop or on a phone, as it is drawn; in a soak on both. */
export const atOneWidth = (walk: string): string[] => {
  if (isSoak) return ['@phone'];
  return drawFor(walk).percent(50) ? ['@phoneOnly'] : [];
};
