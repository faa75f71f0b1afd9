import type { Meaning } from '../kit/meta.ts';

type First = { en: string; hi: string; meaning: Meaning };

/** The statuses that a shop begins with, by the look-up that they stand in; those of work as the platform proposes them until administrators change them. */
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
  workOrderStates: [
    { en: 'To be given', hi: 'देना है', meaning: 'waiting' },
    { en: 'With the karigar', hi: 'कारीगर के पास', meaning: 'active' },
    { en: 'Setting and polish', hi: 'जड़ाई और पॉलिश', meaning: 'active' },
    { en: 'At hallmarking', hi: 'हॉलमार्किंग में', meaning: 'active' },
    { en: 'Finished', hi: 'तैयार', meaning: 'done' },
    { en: 'Called off', hi: 'रद्द', meaning: 'stopped' },
  ],
} as const satisfies Record<string, readonly First[]>;

/** The types of work that the platform proposes until administrators change them. */
export const firstWorkTypes = [
  { en: 'New piece', hi: 'नया नग', days: 15 },
  { en: 'Repair', hi: 'मरम्मत', days: 3 },
  { en: 'Polish and resizing', hi: 'पॉलिश और साइज़', days: 2 },
  { en: 'Melting and refining', hi: 'गलाई और शोधन', days: 1 },
] as const;

export const workTypesIn = (language: string) =>
  firstWorkTypes.map(({ days, ...names }, i) => ({
    name: language === 'hi' ? names.hi : names.en,
    days,
    position: i + 1,
  }));

/** Those of one look-up in the language of whoever opens the shop. */
export const statusesIn = (of: keyof typeof firstStatuses, language: string) =>
  firstStatuses[of].map(({ meaning, ...names }, i) => ({
    name: language === 'hi' ? names.hi : names.en,
    meaning,
    position: i + 1,
  }));
