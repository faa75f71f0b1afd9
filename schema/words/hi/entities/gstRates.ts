import type { gstRates } from '../../../entities/gstRates.ts';
import type { Words } from '../../schemaWords.ts';

export const gstRatesWords = {
  one: 'GST रेट',
  many: 'GST रेट',
  fields: {
    hsn: 'HSN',
    rate: 'GST (%)',
    since: 'कब से लागू',
    note: 'कहाँ से पता चला, या नोट',
    reason: 'दूसरे GST रेट की वजह',
  },
  values: {},
  inputs: {},
} satisfies Words<typeof gstRates>;
