import type { currencyUnits } from '../../../entities/currencyUnits.ts';
import { currencyNames } from '../../../rules/currencies.ts';
import type { Words } from '../../schemaWords.ts';

export const currencyUnitsWords = {
  one: 'विदेशी मुद्रा',
  many: 'विदेशी मुद्राएँ',
  fields: {
    code: 'मुद्रा',
    rupees: 'एक के कितने रुपये',
    since: 'कब से',
    symbol: 'चिह्न',
    decimals: 'दशमलव के अंक',
  },
  values: { code: currencyNames('hi') },
  inputs: {},
} satisfies Words<typeof currencyUnits>;
