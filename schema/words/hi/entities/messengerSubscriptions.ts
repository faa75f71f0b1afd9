import type { messengerSubscriptions } from '../../../entities/messengerSubscriptions.ts';
import type { Words } from '../../schemaWords.ts';
import {
  subscriptionButtonWords,
  subscriptionFieldWords,
  subscriptionInputWords,
  subscriptionTransitionWords,
  subscriptionValueWords,
} from '../subscriptionWords.ts';

export const messengerSubscriptionsWords = {
  one: 'TS Messenger का सब्सक्रिप्शन',
  many: 'TS Messenger के सब्सक्रिप्शन',
  fields: { ...subscriptionFieldWords, messages: 'महीने के संदेश' },
  values: subscriptionValueWords,
  inputs: {
    ...subscriptionInputWords,
    limits: { ...subscriptionInputWords.limits, messages: 'महीने के संदेश' },
  },
  transitions: subscriptionTransitionWords,
  buttons: subscriptionButtonWords,
} satisfies Words<typeof messengerSubscriptions>;
