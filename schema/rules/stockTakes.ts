export const takeStates = [
  { id: 'open', name: 'Open', meaning: 'active' },
  { id: 'closed', name: 'Closed', meaning: 'done' },
] as const;

/** In these a piece lies in the shop, and a stock-taking looks for it. */
export const lyingStates = ['inStock', 'reserved', 'returned'] as const;

/** In these it lies in its tray; what is reserved lies in the order box. */
export const trayStates = lyingStates.filter(state => state !== 'reserved');

/** What a scanned tag, or a piece that nobody scanned, turns out to be. */
export const takeOutcomes = [
  { id: 'found', name: 'Found' },
  { id: 'missing', name: 'Missing' },
  { id: 'surplus', name: 'Too much' },
] as const;
export type TakeOutcome = (typeof takeOutcomes)[number]['id'];

/** So many tags go into one call: a scanner reads faster than a poor line sends. */
export const mostScans = 200;
/** No scanner reads more from one label. */
export const mostOfTag = 64;
