import type { ads } from '../../../entities/ads.ts';
import type { Words } from '../../schemaWords.ts';

export const adsWords = {
  one: 'विज्ञापन',
  many: 'विज्ञापन',
  fields: {
    name: 'नाम',
    advertiser: 'विज्ञापन किसका',
    advertiserEmail: 'उनका ईमेल',
    headline: 'मुख्य पंक्ति (अंग्रेज़ी में)',
    headlineHi: 'मुख्य पंक्ति (हिंदी में)',
    link: 'लिंक',
    onLanding: 'पहला पेज',
    onHome: 'ऐप में आज',
    onRateBoard: 'भाव बोर्ड',
    onBizCard: 'बिज़नेस कार्ड',
    wide: 'चौड़ी फ़ोटो',
    square: 'चौकोर फ़ोटो',
    startsAt: 'कब से',
    endsAt: 'कब तक',
    isOn: 'चालू',
    position: 'क्रम में जगह',
    reportAddress: 'रिपोर्ट का पता',
  },
  sections: {
    whose: { label: 'किसका है' },
    what: { label: 'क्या कहता है' },
    places: { label: 'कहाँ दिखे', help: 'भाव बोर्ड और बिज़नेस कार्ड पर सिर्फ़ वहीं, जहाँ दुकान विज्ञापन दिखाने दे' },
    pictures: {
      label: 'फ़ोटो',
      help: 'चौड़ी: 1200 × 300 पिक्सेल, बिज़नेस कार्ड छोड़कर सब जगह के लिए। चौकोर: 600 × 600 पिक्सेल, बिज़नेस कार्ड के लिए। इसी अनुपात की बड़ी फ़ोटो भी चलेगी',
    },
    time: {
      label: 'कब दिखे',
      help: 'एक जगह के कई विज्ञापन बारी-बारी से एक-एक मिनट दिखते हैं। क्रम में जिसका अंक छोटा है, वह पहले आता है',
    },
  },
  values: {},
  inputs: {},
  buttons: {
    makeReport: { label: 'विज्ञापन देने वाले के लिए पता बनाएँ', done: 'पता बन गया' },
    renewReport: {
      label: 'दूसरा पता बनाएँ',
      text: 'जो पता दिया गया था, वह अब नहीं खुलेगा।',
      done: 'अब पता दूसरा है',
    },
    withdrawReport: {
      label: 'पता वापस लें',
      text: 'जिसके पास पता है, उसे वहाँ कुछ नहीं मिलेगा।',
      done: 'पता वापस ले लिया',
    },
  },
} satisfies Words<typeof ads>;
