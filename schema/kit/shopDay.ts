/** Days and times are those of the shops, which are all in India. */
export const shopZone = 'Asia/Kolkata';
const hourForm = new Intl.DateTimeFormat('en-GB', { timeZone: shopZone, hour: '2-digit', hourCycle: 'h23' });
const form = new Intl.DateTimeFormat('en-CA', { timeZone: shopZone });

/** The calendar day of a moment in India, `YYYY-MM-DD`. */
export const shopDay = (at: Date): string => form.format(at);

/** India keeps one time without changes of clock, so shop time is a fixed distance from UTC. */
export const shopOffset = '+05:30';

/** The first moment of a day in the shop. */
export const startOf = (day: string): string => `${day}T00:00:00${shopOffset}`;

/** The hour of a moment in India, 0 to 23. */
export const hourInShop = (at: Date): number => Number(hourForm.format(at));
