import type { invoicePlans } from '../../../entities/invoicePlans.ts';
import type { Words } from '../../schemaWords.ts';
import { giveButtonWords, giveInputWords } from '../subscriptionWords.ts';
import { planFieldWords, planInputWords, planSectionWords, planValueWords } from '../planWords.ts';

export const invoicePlansWords = {
  one: 'TS Invoice का प्लान',
  many: 'TS Invoice के प्लान',
  fields: { ...planFieldWords },
  sections: planSectionWords,
  values: { ...planValueWords, 'give.duration': planValueWords['prices.duration'] },
  inputs: { ...planInputWords, ...giveInputWords },
  buttons: giveButtonWords,
} satisfies Words<typeof invoicePlans>;
