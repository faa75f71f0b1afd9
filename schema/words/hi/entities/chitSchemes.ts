import type { chitSchemes } from '../../../entities/chitSchemes.ts';
import type { Words } from '../../schemaWords.ts';
import { finenesses, metals } from '../choices.ts';

export const chitSchemesWords = {
  one: 'बचत योजना',
  many: 'बचत योजनाएँ',
  fields: {
    name: 'नाम',
    kind: 'बचत किसमें',
    metal: 'धातु',
    fineness: 'शुद्धता (टंच)',
    instalment: 'किस्त',
    instalments: 'कितनी किस्तें',
    least: 'सबसे छोटी किस्त',
    multiple: 'किसके गुणा में',
    graceDays: 'मोहलत के दिन',
    bonus: 'बोनस',
    bonusPercent: 'बोनस का हिस्सा (%)',
    bonusWay: 'बोनस कैसे',
    earlyEnd: 'पहले बंद करने पर',
    joinFrom: 'कब से जुड़ सकते हैं',
    joinUntil: 'कब तक जुड़ सकते हैं',
    terms: 'और शर्तें',
    state: 'स्थिति',
  },
  values: {
    kind: { amount: 'रकम में', weight: 'वज़न में' },
    metal: { gold: metals.gold, silver: metals.silver },
    fineness: finenesses,
    bonus: { instalment: 'एक किस्त', percent: 'प्रतिशत', making: 'बनवाई माफ़', none: 'कुछ नहीं' },
    bonusWay: { discount: 'बिल पर छूट, टैक्स से पहले', expense: 'दुकान का खर्च' },
    earlyEnd: { money: 'जमा रकम वापस', goods: 'सिर्फ़ गहने' },
    state: { draft: 'ड्राफ़्ट', open: 'खुली', closed: 'नए सदस्यों के लिए बंद' },
  },
  inputs: {},
  sections: {
    paid: {
      label: 'किस्तें',
      help: 'सबसे छोटी किस्त और गुणा न लिखें तो हर किस्त एक जैसी रहती है। 11 से ज़्यादा किस्तों में एक महीना छूटते ही क़ानून के 365 दिनों में बोनस का कोई दिन नहीं बचता',
    },
    given: { label: 'दुकान क्या देती है' },
  },
  transitions: { open: 'खोलें', close: 'नए सदस्यों के लिए बंद करें', reopen: 'फिर खोलें' },
  papers: { terms: { label: 'योजना की शर्तें', draft: 'ड्राफ़्ट, अभी नहीं दी जा रही' } },
} satisfies Words<typeof chitSchemes>;
