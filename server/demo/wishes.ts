import { words } from './words.ts';

/** What people ask a jeweller for, between which amounts. */
export const wishes = [
  {
    text: 'Bridal necklace set with matching earrings, temple work',
    category: 'Bridal',
    budget: [250_000, 600_000],
    occasion: 'wedding',
  },
  {
    text: 'Mangalsutra with a short chain, light weight',
    category: 'Mangalsutra',
    budget: [45_000, 90_000],
    occasion: 'wedding',
  },
  {
    text: 'Engagement ring, solitaire of half a carat',
    category: 'Rings',
    budget: [80_000, 180_000],
    occasion: 'engagement',
  },
  {
    text: '22K kada of about 20 g, screw type',
    category: 'Bangles & Kada',
    budget: [120_000, 180_000],
    occasion: 'wedding',
  },
  {
    text: 'Ten gold coins of 5 g to give at Dhanteras',
    category: 'Coins',
    budget: [330_000, 380_000],
    occasion: 'festival',
  },
  { text: 'Baby bangles and a nazaria set', category: 'Bangles & Kada', budget: [15_000, 30_000], occasion: 'baby' },
  { text: 'Diamond nose pin, wire type', category: 'Nose Pins & Nath', budget: [8_000, 20_000], occasion: 'gift' },
  { text: 'Chain for her husband, 24 inches', category: 'Chains', budget: [60_000, 110_000], occasion: 'anniversary' },
  {
    text: 'Silver pooja set with a kalash',
    category: 'Silver Articles',
    budget: [12_000, 40_000],
    occasion: 'festival',
  },
  {
    text: 'Polki choker, old gold to be exchanged',
    category: 'Bridal',
    budget: [180_000, 320_000],
    occasion: 'wedding',
  },
  { text: 'Earrings for every day, below 8 g', category: 'Earrings', budget: [40_000, 70_000], occasion: 'self' },
  { text: 'Pendant with the initial S', category: 'Pendants', budget: [9_000, 22_000], occasion: 'birthday' },
  {
    text: 'Silver anklets for a girl of six',
    category: 'Silver Anklets & Toe Rings',
    budget: [5_000, 12_000],
    occasion: 'birthday',
  },
  { text: 'Gold bar of 10 g, with its assay card', category: 'Bars', budget: [70_000, 85_000], occasion: 'saving' },
] as const satisfies readonly { text: string; category: string; budget: readonly [number, number]; occasion: string }[];

export const nextSteps = words(
  'Call with the price, Show the new designs, Send pictures on WhatsApp, Talk about the making charge, Comes with the family, Give the estimate',
);

/** Who is no customer yet. */
export const strangers = words(
  'Kavita Deshpande, Rohit Malhotra, Shabnam Shaikh, Meenakshi Iyer, Prakash Jadhav, Neha Agarwal, Farhan Qureshi, Lata Kulkarni, Sandeep Rane, Anjali Menon, Vivek Shetty, Rukhsana Ansari',
);
