import type { invoiceSubscriptions } from '../../../entities/invoiceSubscriptions.ts';
import type { Words } from '../../schemaWords.ts';
import {
  subscriptionButtonWords,
  subscriptionFieldWords,
  subscriptionInputWords,
  subscriptionTransitionWords,
  subscriptionValueWords,
} from '../subscriptionWords.ts';

export const invoiceSubscriptionsWords = {
  one: 'TS Invoice का सब्सक्रिप्शन',
  many: 'TS Invoice के सब्सक्रिप्शन',
  fields: { ...subscriptionFieldWords },
  values: subscriptionValueWords,
  inputs: subscriptionInputWords,
  transitions: subscriptionTransitionWords,
  buttons: subscriptionButtonWords,
} satisfies Words<typeof invoiceSubscriptions>;
