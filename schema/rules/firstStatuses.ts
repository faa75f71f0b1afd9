import type { Meaning } from '../kit/meta.ts';

type First = { en: string; hi: string; meaning: Meaning };

/** The statuses that a shop begins with, by the look-up that they stand in. */
export const firstStatuses = {
  enquiryStatuses: [
    { en: 'New', hi: 'नई', meaning: 'waiting' },
    { en: 'In talks', hi: 'बात चल रही है', meaning: 'active' },
    { en: 'Estimate given', hi: 'एस्टिमेट दिया', meaning: 'active' },
    { en: 'Won', hi: 'बिक्री हुई', meaning: 'done' },
    { en: 'Lost', hi: 'नहीं बनी', meaning: 'failed' },
  ],
  taskStatuses: [
    { en: 'To do', hi: 'करना है', meaning: 'waiting' },
    { en: 'Under way', hi: 'चल रहा है', meaning: 'active' },
    { en: 'Done', hi: 'हो गया', meaning: 'done' },
    { en: 'Dropped', hi: 'छोड़ दिया', meaning: 'stopped' },
  ],
} as const satisfies Record<string, readonly First[]>;

/** Those of one look-up in the language of whoever opens the shop. */
export const statusesIn = (of: keyof typeof firstStatuses, language: string) =>
  firstStatuses[of].map(({ meaning, ...names }, i) => ({
    name: language === 'hi' ? names.hi : names.en,
    meaning,
    position: i + 1,
  }));
