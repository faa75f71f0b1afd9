import type { downloadCounts } from '../../../entities/downloadCounts.ts';
import type { Words } from '../../schemaWords.ts';

export const downloadCountsWords = {
  one: 'एक दिन की गिनती',
  many: 'कितनी बार डाउनलोड हुआ',
  fields: { downloadId: 'डाउनलोड', day: 'दिन', count: 'कितनी बार' },
  values: {},
  inputs: {},
} satisfies Words<typeof downloadCounts>;
