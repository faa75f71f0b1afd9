/** The days of a shop's books. Nothing is written into a closed one. */
export const dayStates = [
  { id: 'open', name: 'Open', meaning: 'active' },
  { id: 'closed', name: 'Closed', meaning: 'done' },
] as const;

/** Notes that are counted, in rupees; what is left is coins. */
export const notes = [500, 200, 100, 50, 20, 10] as const;
export type Counted = { coins: number | null } & { [N in `notes${(typeof notes)[number]}`]: number | null };

/** What the counted notes and coins come to, in rupees. */
export const cashOf = (counted: Counted): number =>
  notes.reduce((sum, note) => sum + note * (counted[`notes${note}`] ?? 0), 0) + (counted.coins ?? 0);
