import type { commodityRates } from '../../../entities/commodityRates.ts';
import type { Words } from '../../schemaWords.ts';

const entered = {
  goldRate: 'सोना (₹)',
  silverRate: 'चाँदी (₹)',
  diamondRate: 'हीरा (₹)',
  confirmed: 'बड़ा बदलाव पक्का है',
};

export const commodityRatesWords = {
  one: 'भाव',
  many: 'भाव',
  fields: { ...entered, at: 'कब से', withdrawnAt: 'कब रद्द हुआ', withdrawnBy: 'किसने रद्द किया' },
  values: {},
  inputs: { correct: entered },
  messages: { created: 'भाव जुड़ गया!' },
} satisfies Words<typeof commodityRates>;
