/** Choices of what is charged, and of the GST on it. */
import type {
  makingBases as allMakingBases,
  stoneBases as allStoneBases,
  stoneKinds as allStoneKinds,
  wastageBases as allWastageBases,
} from '../../rules/pieces.ts';
import type { billedGst as allBilledGst } from '../../rules/purchases.ts';
import type { Named } from './choices.ts';

export const makingBases: Named<typeof allMakingBases> = {
  perGram: 'नेट वज़न पर प्रति ग्राम',
  perPiece: 'पूरे नग पर',
  percent: 'धातु की कीमत का प्रतिशत',
};

export const wastageBases: Named<typeof allWastageBases> = {
  weight: 'वज़न का प्रतिशत',
  value: 'धातु की कीमत का प्रतिशत',
};

export const stoneKinds: Named<typeof allStoneKinds> = {
  diamond: 'हीरा',
  ruby: 'माणिक',
  emerald: 'पन्ना',
  sapphire: 'नीलम',
  pearl: 'मोती',
  polki: 'पोल्की',
  zircon: 'ज़िरकॉन (CZ)',
  other: 'कुछ और',
};

export const stoneBases: Named<typeof allStoneBases> = { perCarat: 'प्रति कैरेट', perPiece: 'प्रति रत्न' };

export const billedGst: Named<typeof allBilledGst> = {
  cgstSgst: 'CGST और SGST',
  cgstUtgst: 'CGST और UTGST',
  igst: 'IGST',
  none: 'बिल पर GST नहीं',
};
