import type { Secrets } from './ports.ts';

/** The id of what is counted of a day: the same for all that is one count, so that its key holds it, and later for a later day, as ids are (UUIDv7). */
export const dayCountId = (what: string, day: string, secrets: Secrets): string => {
  const time = Date.parse(day).toString(16).padStart(12, '0');
  const rest = secrets.digest(`count ${what}`);
  return `${time}7${rest.slice(0, 3)}8${rest.slice(3, 18)}`.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
