import type { customerSubscriptions } from '../../../entities/customerSubscriptions.ts';
import type { Words } from '../../schemaWords.ts';
import { customerSubscriptionStates, durations } from '../choices.ts';

export const customerSubscriptionsWords = {
  one: 'ग्राहक की सदस्यता',
  many: 'ग्राहकों की सदस्यताएँ',
  fields: {
    name: 'सदस्यता',
    contactId: 'ग्राहक',
    productId: 'माल',
    priceName: 'दाम का नाम',
    duration: 'हर अवधि',
    price: 'दाम',
    startsOn: 'पहला दिन',
    endsOn: 'आख़िरी दिन',
    billId: 'पिछला बिल',
    terms: 'क्या ख़रीदा गया',
    toldUntil: 'किस आख़िरी दिन की सूचना दी गई',
    cancelReason: 'रद्द करने का कारण',
    state: 'स्थिति',
  },
  values: { duration: durations, 'give.duration': durations, state: customerSubscriptionStates },
  inputs: {
    cancel: { cancelReason: 'रद्द करने का कारण' },
    give: {
      contactId: 'ग्राहक',
      productId: 'माल',
      duration: 'कितने समय के लिए',
      price: 'दाम, अगर दूसरा हो',
      from: 'कब से',
    },
  },
  transitions: {
    start: 'शुरू करें',
    end: 'समाप्त करें',
    takeBack: 'वापस लें',
    cancel: 'सदस्यता रद्द करें',
  },
  buttons: {
    give: {
      label: 'बिना बिल के दें',
      text: 'ग्राहक के पास यह सदस्यता पहले से हो तो वह आख़िरी दिन के बाद आगे चलती है। दाम न लिखें तो माल का दाम लगता है।',
      done: '%{endsOn} तक दी गई',
    },
    billAgain: { label: 'फिर से बिल बनाएँ' },
  },
  figures: {
    byProduct: 'माल के हिसाब से चालू सदस्यताएँ',
    byEnd: 'आख़िरी महीने के हिसाब से चालू सदस्यताएँ',
  },
} satisfies Words<typeof customerSubscriptions>;
