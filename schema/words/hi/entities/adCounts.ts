import type { adCounts } from '../../../entities/adCounts.ts';
import type { Words } from '../../schemaWords.ts';
import { adPlaces } from '../choices.ts';

export const adCountsWords = {
  one: 'एक दिन की गिनती',
  many: 'विज्ञापन कितनी बार देखे और खोले गए',
  fields: { adId: 'विज्ञापन', day: 'दिन', place: 'जगह', views: 'देखा', clicks: 'खोला' },
  values: { place: adPlaces },
  inputs: {},
} satisfies Words<typeof adCounts>;
