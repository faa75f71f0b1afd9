import type { Meaning } from '../../schema/kit/meta.ts';

export type Line = Record<string, unknown>;

/** `ago` and `backAgo`: in days, outside of those that are closed; `due`: in days from now. */
export type Job = {
  name: string;
  /** As the platform proposes it; where it does not, the first. */
  type: string;
  /** What its state means, and which of those that mean it. */
  state: readonly [Meaning, number];
  karigar: number;
  due: number;
  ago: number;
  customer?: number;
  weight?: number;
  priority?: 'high' | 'low';
  given?: readonly Line[];
  back?: { ago: number; lines: readonly Line[] };
};

const bar = (weight: number): Line => ({ metal: 'gold', fineness: 999, weight, description: 'Bar' });
const work = (description: string, grossWeight: number, more: Line): Line => ({
  what: 'work',
  description,
  metal: 'gold',
  fineness: 916,
  grossWeight,
  lossPercent: 1.5,
  ...more,
});

/** One in each state; the first karigar holds metal, and one piece of his is late. */
export const jobs: readonly Job[] = [
  {
    name: 'Nakshi bangles, a pair',
    type: 'New piece',
    state: ['active', 0],
    karigar: 0,
    due: 5,
    ago: 28,
    weight: 45,
    given: [bar(42)],
  },
  {
    name: 'Temple choker for a wedding',
    type: 'New piece',
    state: ['active', 0],
    karigar: 0,
    due: -4,
    ago: 26,
    customer: 12,
    weight: 72,
    priority: 'high',
    given: [bar(68)],
  },
  {
    name: 'Rope chain, 22 inches',
    type: 'New piece',
    state: ['done', 0],
    karigar: 1,
    due: -17,
    ago: 35,
    weight: 25,
    given: [bar(25)],
    back: {
      ago: 18,
      lines: [
        work('Rope chain, 22 inches', 24.8, { rate: 65 }),
        { what: 'scrap', metal: 'gold', fineness: 916, grossWeight: 1.9 },
      ],
    },
  },
  {
    name: 'Ring with five diamonds',
    type: 'New piece',
    state: ['active', 1],
    karigar: 1,
    due: 2,
    ago: 20,
    customer: 18,
    weight: 6,
    given: [bar(6.5), { what: 'stones', description: 'Round diamonds', carats: 0.85, count: 5 }],
  },
  {
    name: 'Kada with enamel',
    type: 'New piece',
    state: ['active', 2],
    karigar: 2,
    due: 1,
    ago: 33,
    weight: 18,
    given: [bar(18)],
    back: { ago: 16, lines: [work('Kada with enamel', 18.4, { rate: 110 })] },
  },
  {
    name: 'Earrings to be polished',
    type: 'Polish and resizing',
    state: ['waiting', 0],
    karigar: 2,
    due: 1,
    ago: 1,
    customer: 21,
  },
  {
    name: 'Ring to size 14',
    type: 'Polish and resizing',
    state: ['waiting', 0],
    karigar: 2,
    due: 2,
    ago: 0,
    customer: 24,
    priority: 'low',
  },
  {
    name: 'Old chains into a bar',
    type: 'Melting and refining',
    state: ['done', 0],
    karigar: 3,
    due: -20,
    ago: 22,
    given: [{ metal: 'gold', fineness: 900, weight: 80, description: 'Old chains' }],
    back: {
      ago: 21,
      lines: [
        { what: 'metal', description: 'Bar', metal: 'gold', fineness: 999, grossWeight: 71.8 },
        { what: 'short', description: 'Dirt in the links', metal: 'gold', fineness: 999, grossWeight: 0.2 },
      ],
    },
  },
  {
    name: 'Jhumka in two colours',
    type: 'New piece',
    state: ['stopped', 0],
    karigar: 3,
    due: -10,
    ago: 40,
    customer: 27,
  },
];

/** Handed in by a customer, who has not answered the estimates yet. */
export const repair = {
  type: 'Repair',
  state: ['waiting', 0],
  karigar: 2,
  customer: 21,
  ago: 1,
  due: 2,
  note: 'She fetches both together',
  lines: [
    {
      description: 'Mangalsutra, clasp broken',
      count: 1,
      metal: 'gold',
      fineness: 916,
      grossWeight: 12.345,
      netWeight: 11.9,
      value: 160_000,
      remark: 'Solder the clasp, clean the beads',
    },
    {
      description: 'Ring, one stone loose',
      count: 1,
      metal: 'gold',
      fineness: 750,
      grossWeight: 4.2,
      netWeight: 4.05,
      value: 45_000,
      remark: 'Tighten the claws',
    },
  ],
  estimates: [850, 400],
} as const satisfies Pick<Job, 'type' | 'state'> & Record<string, unknown>;
