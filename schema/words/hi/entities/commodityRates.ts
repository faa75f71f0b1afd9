import type { commodityRates } from '../../../entities/commodityRates.ts';
import type { Words } from '../../schemaWords.ts';

const entered = {
  goldRate: 'सोना (₹)',
  silverRate: 'चाँदी (₹)',
  diamondRate: 'हीरा (₹)',
  platinumRate: 'प्लैटिनम (₹)',
  gold916Rate: 'सोना 916 (₹)',
  gold750Rate: 'सोना 750 (₹)',
  silver925Rate: 'चाँदी 925 (₹)',
  platinum950Rate: 'प्लैटिनम 950 (₹)',
  goldBuyingRate: 'सोने की ख़रीद (₹)',
  silverBuyingRate: 'चाँदी की ख़रीद (₹)',
  platinumBuyingRate: 'प्लैटिनम की ख़रीद (₹)',
  withGst: 'भाव में GST शामिल है',
  confirmed: 'बड़ा बदलाव पक्का है',
};

export const commodityRatesWords = {
  one: 'भाव',
  many: 'भाव',
  fields: { ...entered, at: 'कब से', withdrawnAt: 'कब रद्द हुआ', withdrawnBy: 'किसने रद्द किया' },
  sections: {
    more: {
      label: 'और भाव',
      help: 'प्लैटिनम, दूसरी शुद्धताओं के आपके भाव, और पुरानी धातु की ख़रीद का भाव',
    },
  },
  values: {},
  inputs: { correct: entered },
  messages: { created: 'भाव जुड़ गया!' },
} satisfies Words<typeof commodityRates>;
