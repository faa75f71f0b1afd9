import type { messengerPlans } from '../../../entities/messengerPlans.ts';
import type { Words } from '../../schemaWords.ts';
import { giveButtonWords, giveInputWords } from '../subscriptionWords.ts';
import { planFieldWords, planInputWords, planSectionWords, planValueWords } from '../planWords.ts';

export const messengerPlansWords = {
  one: 'TS Messenger का प्लान',
  many: 'TS Messenger के प्लान',
  fields: { ...planFieldWords, messages: 'हर महीने संदेश' },
  sections: planSectionWords,
  values: { ...planValueWords, 'give.duration': planValueWords['prices.duration'] },
  inputs: { ...planInputWords, ...giveInputWords },
  buttons: giveButtonWords,
} satisfies Words<typeof messengerPlans>;
