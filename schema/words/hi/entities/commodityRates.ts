import type { commodityRates } from '../../../entities/commodityRates.ts';
import type { Words } from '../../schemaWords.ts';

export const commodityRatesWords = {
  one: 'भाव',
  many: 'भाव',
  fields: { goldRate: 'सोना (₹)', silverRate: 'चाँदी (₹)', diamondRate: 'हीरा (₹)', at: 'कब से' },
  values: {},
  inputs: {},
  messages: { created: 'भाव जुड़ गया!' },
} satisfies Words<typeof commodityRates>;
