import type { licenseWords as English } from '../../en/admin/licenses.ts';
import type { Translated } from '../../translated.ts';

export const licenseWords: Translated<typeof English> = {
  licenses: {
    copy: 'कुंजी कॉपी करें',
    copied: 'कुंजी कॉपी हुई',
    until: '%{day} तक चलेगा',
    noEnd: 'चलता रहेगा: दुकान का ऐसा कोई प्लान नहीं जो समाप्त हो',
    machines: 'मशीनें',
    seats: '%{seats} में से %{used} चल रही हैं',
    none: 'अभी कोई मशीन नहीं। ऐप में कुंजी डालें: फिर वह मशीन यहाँ दिखेगी।',
    more: 'और दिखाएँ',
    seen: 'पिछली बार %{at}',
    seenWith: 'वर्शन %{version}, पिछली बार %{at}',
  },
  'resources.licenses.empty':
    'अभी कोई लाइसेंस नहीं। लाइसेंस की कुंजी से TS Invoice या TS Messenger आपकी मशीन पर चलता है, बिना इंटरनेट भी।',
  'resources.licenses.help.endsOn': 'ख़ाली छोड़ने पर तब तक, जब तक दुकान के पास ऐप का प्लान है',
  'resources.licenses.help.name': 'जैसे काउंटर या शाखा, जहाँ इस्तेमाल होगा',
};
