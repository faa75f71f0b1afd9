const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** `20 Nov 2026, 1:30 pm` */
export const moment = (at: string): string => format.format(new Date(at));
