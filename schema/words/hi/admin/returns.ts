import { monthWords } from '../monthWords.ts';
import { returnRefusals } from '../returnRefusals.ts';
import type { returnsWords as English } from '../../en/admin/returns.ts';
import type { Translated } from '../../translated.ts';

export const returnsWords: Translated<typeof English> = {
  returns: {
    title: 'GST रिटर्न',
    noGstin: returnRefusals.returnNoOwnGstin,
    month: 'महीना',
    of: 'GSTIN %{gstin}',
    gstr1: 'GSTR-1: जो बिका',
    gstr3b: 'GSTR-3B: आँकड़े',
    wrong: 'क्या देख लेना है',
    nothingWrong: 'ऐसा कुछ नहीं जिसे पोर्टल न ले।',
    furtherProblems: '1 और |||| %{smart_count} और',
    refused: 'नहीं लेगा',
    taken: 'ले लेगा',
    cmp08: 'CMP-08 और GSTR-4: कंपोज़िशन स्कीम',
    compositionPercent: 'बिक्री का %{percent} देना है, आधा केंद्र को। रिवर्स चार्ज की ख़रीद इसमें नहीं है।',
    compositionNone: returnRefusals.returnCompositionNone,
    nothingSold: 'इस महीने कुछ नहीं बिका।',
    json: 'पोर्टल की फ़ाइल',
    xlsx: 'वर्कबुक',
    head: {
      section: 'टेबल',
      figure: 'आँकड़ा',
      documents: 'काग़ज़',
      taxable: 'कर योग्य मूल्य',
      igst: 'IGST',
      cgst: 'CGST',
      sgst: 'SGST',
      utgst: 'UTGST',
      document: 'काग़ज़',
      shop: 'दुकान',
      what: 'क्या गलत है',
      portal: 'पोर्टल पर',
    },
    section: {
      b2b: 'रजिस्टर्ड ख़रीदारों को (B2B)',
      b2cl: 'बड़े बिल, दूसरे राज्य के ग्राहकों को (B2CL)',
      b2cs: 'बाकी, ग्राहकों को (B2CS)',
      cdnr: 'रजिस्टर्ड ख़रीदारों के क्रेडिट नोट (CDNR)',
      cdnur: 'ग्राहकों के क्रेडिट नोट (CDNUR)',
    },
    figure: monthWords.figure,
    composition: monthWords.composition,
    folder: {
      title: 'अकाउंटेंट के लिए महीना',
      make: 'फ़ोल्डर बनाएँ',
      help: 'यह सब एक ZIP फ़ाइल में, साथ में एक पेज जो बताता है कि उसमें क्या है।',
      open: '1 दिन बंद नहीं है: महीना अभी बदल सकता है। |||| %{smart_count} दिन बंद नहीं हैं: महीना अभी बदल सकता है।',
      withheld: 'छोड़ा गया, क्योंकि आप इसे नहीं देख सकते: %{files}',
      file: monthWords.file,
      head: monthWords.head,
    },
  },
};
