/** What goes to karigars and comes back. */
import type {
  issuedGoods as allIssued,
  labourBases as allBases,
  receivedGoods as allReceived,
} from '../../rules/karigarGoods.ts';
import type { Named } from './choices.ts';

export const issuedGoods: Named<typeof allIssued> = { metal: 'धातु', stones: 'रत्न' };

export const receivedGoods: Named<typeof allReceived> = {
  work: 'तैयार माल',
  scrap: 'छीलन और टुकड़े',
  metal: 'बची धातु',
  stones: 'खुले रत्न',
  short: 'कम निकला, हिसाब हुआ',
  over: 'ज़्यादा निकला, हिसाब हुआ',
};

export const labourBases: Named<typeof allBases> = { perGram: 'नेट वज़न पर प्रति ग्राम', whole: 'पूरे काम के' };
