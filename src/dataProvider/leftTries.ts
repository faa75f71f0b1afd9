import type { Lost } from './wish.ts';

/** The lost tries of forms that were left, by person, shop and resource. They last as long as the page. */
const left = new Map<string, Lost>();

export const leaveTry = (place: string, lost: Lost): void => void left.set(place, lost);
export const leftTry = (place: string): Lost | undefined => left.get(place);
export const forgetTry = (place: string): void => void left.delete(place);
