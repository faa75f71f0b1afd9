import type { PublicFormWords } from './publicForm.ts';
import type { Picture } from '../kit/meta.ts';

/** How a card looks. What each is, `src/public/site/bizCard` draws. */
export const cardDesigns = [
  { id: 'ledger', name: 'Ledger' },
  { id: 'velvet', name: 'Velvet' },
  { id: 'jharokha', name: 'Jharokha' },
] as const;
export type CardDesign = (typeof cardDesigns)[number]['id'];

/** The colours of a card: each is read in white letters on `deep`, as letters on light paper, and in its `bright` form on dark. */
export const cardAccents = [
  { id: 'emerald', name: 'Emerald' },
  { id: 'ruby', name: 'Ruby' },
  { id: 'sapphire', name: 'Sapphire' },
  { id: 'amethyst', name: 'Amethyst' },
  { id: 'saffron', name: 'Saffron' },
  { id: 'peacock', name: 'Peacock' },
  { id: 'onyx', name: 'Onyx' },
] as const;
export type CardAccent = (typeof cardAccents)[number]['id'];

export const accentColours: Readonly<Record<CardAccent, { deep: string; bright: string }>> = {
  emerald: { deep: '#0f4d3a', bright: '#7cc4a4' },
  ruby: { deep: '#7d1533', bright: '#f0a3b5' },
  sapphire: { deep: '#1c3a7a', bright: '#a3bdf3' },
  amethyst: { deep: '#502770', bright: '#cdb0ec' },
  saffron: { deep: '#86400a', bright: '#f3b378' },
  peacock: { deep: '#0b4d5c', bright: '#84cbd9' },
  onyx: { deep: '#29282d', bright: '#d6d2ca' },
};

/** On which days a shop is open at the same hours. */
export const openDays = [
  { id: 'daily', name: 'Every day' },
  { id: 'monSat', name: 'Monday to Saturday' },
  { id: 'monFri', name: 'Monday to Friday' },
  { id: 'mon', name: 'Monday' },
  { id: 'tue', name: 'Tuesday' },
  { id: 'wed', name: 'Wednesday' },
  { id: 'thu', name: 'Thursday' },
  { id: 'fri', name: 'Friday' },
  { id: 'sat', name: 'Saturday' },
  { id: 'sun', name: 'Sunday' },
] as const;
export type OpenDays = (typeof openDays)[number]['id'];

export const cardStates = [
  { id: 'draft', name: 'Not published', meaning: 'waiting' },
  { id: 'published', name: 'Published', meaning: 'done' },
] as const;

/** What is counted of a card: that it was looked at, and what was tapped on it. */
export const cardCounts = [
  { id: 'view', name: 'Looked at' },
  { id: 'scan', name: 'Came by the QR code' },
  { id: 'save', name: 'Saved as contact' },
  { id: 'call', name: 'Call' },
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'mail', name: 'Mail' },
  { id: 'map', name: 'Map' },
  { id: 'pay', name: 'UPI' },
  { id: 'website', name: 'Website' },
  { id: 'social', name: 'Social network' },
] as const;
export type CardCount = (typeof cardCounts)[number]['id'];
/** What visitors tell of by themselves; the others are counted where they happen. */
export const cardTaps = ['call', 'whatsapp', 'mail', 'map', 'pay', 'website', 'social'] as const satisfies CardCount[];
export type CardTap = (typeof cardTaps)[number];

export type OpenHours = { days: OpenDays; opens: string; closes: string };

/** Monday is 1, Sunday 7, as ISO counts them. */
const daysOf: Readonly<Record<OpenDays, readonly number[]>> = {
  daily: [1, 2, 3, 4, 5, 6, 7],
  monSat: [1, 2, 3, 4, 5, 6],
  monFri: [1, 2, 3, 4, 5],
  mon: [1],
  tue: [2],
  wed: [3],
  thu: [4],
  fri: [5],
  sat: [6],
  sun: [7],
};

/** Until when it is open at that moment, as a clock in India reads it; null while it is shut. */
export const openUntil = (hours: readonly OpenHours[], at: Date): string | null => {
  const inIndia = new Date(at.getTime() + 330 * 60_000);
  const today = inIndia.getUTCDay() || 7;
  const yesterday = today === 1 ? 7 : today - 1;
  const time = inIndia.toISOString().slice(11, 16);
  return hours.find(hour => isOpenAt(hour, { today, yesterday, time }))?.closes ?? null;
};

type Now = Record<'today' | 'yesterday', number> & { time: string };

/** What closes no later than it opens does so on the next day. */
const isOpenAt = ({ days, opens, closes }: OpenHours, { today, yesterday, time }: Now): boolean => {
  const isOn = (day: number) => daysOf[days].includes(day);
  if (opens < closes) return isOn(today) && opens <= time && time < closes;
  return (isOn(today) && opens <= time) || (isOn(yesterday) && time < closes);
};

/** A card as visitors see it, in words of their language. */
export type PublicCard = {
  id: string;
  shopId: string;
  shop: { name: string; logo: Picture | null };
  name: string;
  role: string | null;
  photo: Picture | null;
  greeting: string | null;
  design: CardDesign;
  accent: CardAccent;
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  mapUrl: string | null;
  upiId: string | null;
  social: { id: SocialNetwork; url: string }[];
  hours: { days: string; opens: string; closes: string }[];
  openUntil: string | null;
  /** Whether the shop lets ads stand there. */
  hasAds: boolean;
  rates: CardRate[];
  products: {
    id: string;
    name: string;
    note: string | null;
    price: number;
    unit: string | null;
    picture: Picture | null;
  }[];
  portfolio: { id: string; caption: string; picture: Picture | null }[];
};
export type CardRate = { metal: 'gold' | 'silver'; fineness: number; rate: number };
export type ShownCard = { card: PublicCard; form: PublicFormWords };

export const socialNetworks = ['instagram', 'facebook', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Where visitors find a card; `isScanned` tells that its QR code led there. */
export const cardPath = (shop: string, id: string, isScanned = false) =>
  `/biz_card_details/${shop}/${id}${isScanned ? '?qr' : ''}`;

/** Digits as WhatsApp and telephones want them: ten are a number in India. */
export const withCountry = (digits: string) =>
  digits.length === 10 ? `91${digits}` : digits.replace(/^0(?=\d{10}$)/, '91');

/** The place itself where a link to it is known, else a search for the address. */
export const mapAddress = ({
  mapUrl,
  address,
  shop,
}: Pick<PublicCard, 'mapUrl' | 'address' | 'shop'>): string | null => {
  if (mapUrl) return mapUrl;
  return address && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${shop.name}, ${address}`)}`;
};

/** What customers ask for: jewellery is of 22 karats and of 18, coins and bars are pure. */
export const finenessesShown = [
  { metal: 'gold', fineness: 916 },
  { metal: 'gold', fineness: 750 },
  { metal: 'gold', fineness: 999 },
  { metal: 'silver', fineness: 999 },
] as const;
