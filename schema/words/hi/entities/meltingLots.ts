import type { meltingLots } from '../../../entities/meltingLots.ts';
import type { lotStates as allStates } from '../../../rules/melting.ts';
import type { Words } from '../../schemaWords.ts';
import { billedGst } from '../charges.ts';
import { metals, type Named } from '../choices.ts';
import { backDatedWords, challanWords } from '../sales.ts';

const fineMetals = { gold: metals.gold, silver: metals.silver, platinum: metals.platinum };
const lotStates: Named<typeof allStates> = {
  draft: 'ड्राफ़्ट',
  sent: 'रिफ़ाइनरी में',
  refined: 'रिफ़ाइन हुआ',
  cancelled: 'रद्द',
};

export const meltingLotsWords = {
  one: 'गलाई का लॉट',
  many: 'गलाई के लॉट',
  fields: {
    number: 'नंबर',
    contactId: 'रिफ़ाइनरी',
    metal: 'धातु',
    day: 'कब भेजा',
    ...backDatedWords,
    carriedBy: 'कौन ले गया',
    lines: 'क्या गलेगा',
    grossWeight: 'वज़न',
    fineWeight: 'आँका गया फ़ाइन वज़न',
    cost: 'कितने में ख़रीदा',
    sentValue: 'माल का मूल्य',
    returnedOn: 'कब लौटा',
    refinedWeight: 'लौटा वज़न',
    refinedFineness: 'जाँच में टंच',
    sampleWeight: 'रखे गए नमूने',
    rate: 'उस दिन फ़ाइन का रेट',
    charges: 'ख़र्च, GST के बिना',
    billedGst: 'ख़र्च पर GST',
    gst: 'GST (%)',
    billNo: 'उनके बिल का नंबर',
    lossReason: 'ज़्यादा छीजत की वजह',
    refinedFine: 'जाँच से फ़ाइन वज़न',
    sampleFine: 'नमूनों का फ़ाइन वज़न',
    shortfall: 'कितना फ़ाइन कम निकला',
    value: 'उस दिन का मूल्य',
    cgst: 'CGST',
    sgst: 'SGST',
    utgst: 'UTGST',
    igst: 'IGST',
    owed: 'रिफ़ाइनरी को देना',
    profit: 'मुनाफ़ा',
    note: 'नोट',
    state: 'स्थिति',
  },
  values: {
    metal: fineMetals,
    billedGst,
    state: lotStates,
    'refine.billedGst': billedGst,
    'collect.metal': fineMetals,
  },
  inputs: {
    lines: {
      description: 'विवरण',
      oldGoldId: 'पुराने सोने की ख़रीद',
      oldGoldLine: 'ख़रीद की लाइन',
      grossWeight: 'वज़न',
      fineness: 'जाँची शुद्धता (टंच)',
      loss: 'गलाई में घटत (%)',
      fineWeight: 'फ़ाइन वज़न',
      cost: 'कितने में ख़रीदा',
      ...challanWords,
    },
    refine: {
      returnedOn: 'कब लौटा',
      refinedWeight: 'लौटा वज़न',
      refinedFineness: 'जाँच में टंच',
      sampleWeight: 'रखे गए नमूने',
      rate: 'उस दिन फ़ाइन का रेट',
      charges: 'ख़र्च, GST के बिना',
      billedGst: 'ख़र्च पर GST',
      gst: 'GST (%)',
      billNo: 'उनके बिल का नंबर',
      lossReason: 'ज़्यादा छीजत की वजह',
    },
    collect: { contactId: 'रिफ़ाइनरी', metal: 'धातु' },
  },
  sections: { back: { label: 'क्या लौटा' } },
  figures: {
    profitByRefinery: 'रिफ़ाइनरी के हिसाब से मुनाफ़ा',
    profitByMonth: 'महीने के हिसाब से मुनाफ़ा',
    missingByRefinery: 'रिफ़ाइनरी के हिसाब से कम निकला फ़ाइन',
  },
  papers: {
    challan: {
      label: 'रिफ़ाइनिंग का डिलीवरी चालान',
      draft: 'ड्राफ़्ट, कुछ भेजा नहीं',
      partySigns: 'किसने लिया',
      note: 'धातु दुकान की ही है। गलाने और रिफ़ाइन करने के लिए दी गई है और रिफ़ाइन होकर, नमूनों और जाँच के साथ, वापस आएगी।',
    },
    settlement: { label: 'लॉट की रिफ़ाइनिंग', draft: 'अभी लौटा नहीं' },
  },
  buttons: {
    collect: {
      label: 'पुराना सोना इकट्ठा करें',
      text: 'गलाने के लिए ख़रीदा जो माल किसी लॉट में नहीं, वह एक ड्राफ़्ट में आ जाता है। जो नहीं भेजना, हटा दें।',
      done: 'लॉट का ड्राफ़्ट बन गया। देख लें और भेजें',
    },
  },
  transitions: { send: 'रिफ़ाइनरी भेजें', refine: 'रिफ़ाइन होकर लें', cancel: 'लॉट रद्द करें' },
} satisfies Words<typeof meltingLots>;
