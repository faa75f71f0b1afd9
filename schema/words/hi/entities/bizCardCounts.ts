import type { bizCardCounts } from '../../../entities/bizCardCounts.ts';
import type { Words } from '../../schemaWords.ts';
import { cardCounts } from '../choices.ts';

export const bizCardCountsWords = {
  one: 'एक दिन की गिनती',
  many: 'कितनी बार देखा और दबाया',
  fields: { cardId: 'बिज़नेस कार्ड', day: 'दिन', kind: 'क्या', count: 'कितनी बार' },
  values: { kind: cardCounts },
  inputs: {},
  figures: { byKind: 'लोगों ने क्या किया', byDay: 'दिन के हिसाब से', byCard: 'कार्ड के हिसाब से' },
} satisfies Words<typeof bizCardCounts>;
