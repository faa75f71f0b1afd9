import type { licenses } from '../../../entities/licenses.ts';
import type { Words } from '../../schemaWords.ts';

export const licensesWords = {
  one: 'लाइसेंस',
  many: 'लाइसेंस',
  fields: {
    name: 'नाम',
    app: 'ऐप',
    seats: 'एक साथ कितनी मशीनें',
    endsOn: 'आख़िरी दिन',
    note: 'नोट',
    key: 'कुंजी',
    state: 'स्थिति',
  },
  values: {
    app: { tsinvoice: 'TS Invoice', tsmessenger: 'TS Messenger' },
    state: { active: 'चालू', blocked: 'रोका गया', ended: 'समाप्त' },
  },
  inputs: {},
  transitions: { block: 'लाइसेंस रोकें', unblock: 'फिर चालू करें', end: 'लाइसेंस समाप्त करें' },
  sections: {
    what: { label: 'किसके लिए' },
    how: {
      label: 'कहाँ तक',
      help: 'आख़िरी दिन न हो तो दुकान के प्लान तक चलता है। एक ऐप के सब लाइसेंसों की मशीनें मिलाकर प्लान के लोगों जितनी ही हो सकती हैं',
    },
  },
} satisfies Words<typeof licenses>;
