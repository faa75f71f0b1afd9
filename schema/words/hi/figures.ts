import type { figures as English } from '../en/figures.ts';
import type { Translated } from '../translated.ts';

export const figures: Translated<typeof English> = {
  count: 'गिनती',
  average: 'औसत: %{what}',
  others: 'बाकी सब',
  earlier: 'इससे पहले',
  none: 'कोई नहीं',
  made: 'कब जोड़ा',
  firstBand: '%{to} दिन तक',
  band: '%{from} से %{to} दिन',
  lastBand: '%{from} दिन या ज़्यादा',
};
