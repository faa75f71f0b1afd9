import type { SheetWords } from '../wording.ts';

export const sheets: SheetWords = {
  wrong: 'क्या गलत है',
  yes: ['हाँ', 'हां', 'चालू'],
  no: ['नहीं', 'नही', 'बंद'],
  recordId: 'रिकॉर्ड ID',
  made: 'कब',
  shop: 'दुकान',
};
