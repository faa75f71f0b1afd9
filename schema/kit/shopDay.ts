const form = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day of a moment in India, `YYYY-MM-DD`. */
export const shopDay = (at: Date): string => form.format(at);
