import type { workOrderTypes } from '../../../entities/workOrderTypes.ts';
import type { Words } from '../../schemaWords.ts';

export const workOrderTypesWords = {
  one: 'काम का प्रकार',
  many: 'काम के प्रकार',
  fields: {
    name: 'नाम',
    days: 'कितने दिन लगते हैं',
    lossPercent: 'तय छीजत (%)',
    sac: 'बिल पर SAC',
    note: 'इसमें क्या आता है',
    position: 'क्रम',
  },
  values: {},
  inputs: {},
} satisfies Words<typeof workOrderTypes>;
