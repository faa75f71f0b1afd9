import type { pieceIssues } from '../../../entities/pieceIssues.ts';
import type { Words } from '../../schemaWords.ts';
import { finenesses } from '../choices.ts';

export const pieceIssuesWords = {
  one: 'जांगड़ या हॉलमार्क का चालान',
  many: 'जांगड़ और हॉलमार्क के चालान',
  fields: {
    number: 'नंबर',
    kind: 'किस लिए',
    partyId: 'किसे दिया',
    carriedBy: 'किसके हाथ',
    dueOn: 'कब तक लौटना है',
    issuedOn: 'किस दिन दिया',
    lines: 'नग',
    count: 'कुल नग',
    stillOut: 'अभी बाहर',
    grossWeight: 'कुल वज़न',
    netWeight: 'नेट वज़न',
    value: 'मूल्य',
    charges: 'हॉलमार्क का कुल खर्च',
    note: 'नोट',
    state: 'स्थिति',
  },
  values: {
    kind: { approval: 'जांगड़ (पसंद के लिए)', hallmarking: 'हॉलमार्क के लिए' },
    state: { draft: 'ड्राफ़्ट', issued: 'दिया हुआ', closed: 'पूरा', cancelled: 'रद्द' },
    'lines.fineness': finenesses,
    'lines.outcome': { back: 'वापस आया', sold: 'बिका', reserved: 'रखवाया' },
  },
  inputs: {
    lines: {
      pieceId: 'नग',
      productId: 'माल',
      hsn: 'HSN',
      fineness: 'शुद्धता (टंच)',
      grossWeight: 'कुल वज़न',
      netWeight: 'नेट वज़न',
      value: 'मूल्य',
      huid: 'HUID',
      hallmarking: 'हॉलमार्क का खर्च',
      outcome: 'क्या हुआ',
      endedOn: 'किस दिन',
    },
    takeBack: { pieces: 'नग' },
    takeHallmarked: { pieces: 'नग' },
    'takeBack.pieces': { pieceId: 'नग' },
    'takeHallmarked.pieces': { pieceId: 'नग', huid: 'HUID', hallmarking: 'हॉलमार्क का खर्च' },
  },
  transitions: { issue: 'बाहर दें', close: 'पूरा करें', cancel: 'रद्द करें' },
  buttons: {
    takeBack: { label: 'वापस लें', text: 'जो लौटा, उसके टैग एक-एक करके स्कैन करें।', done: 'स्टॉक में वापस आया' },
    takeAllBack: { label: 'सब वापस लें', text: 'जो अभी बाहर है, उसकी लाइन हटा दें।', done: 'स्टॉक में वापस आया' },
    takeHallmarked: {
      label: 'हॉलमार्क से वापस लें',
      text: 'हर नग पर लिखा HUID डालें, और जो अभी वहीं है उसकी लाइन हटा दें।',
      done: 'स्टॉक में वापस आया',
    },
  },
  figures: {
    byKind: 'किस लिए, उस हिसाब से',
    leftByParty: 'किसके पास कितने नग बाहर हैं',
    weightByParty: 'व्यक्ति के हिसाब से कुल वज़न',
  },
  papers: {
    challan: {
      label: 'चालान (डिलीवरी चालान)',
      otherwise: 'हॉलमार्क का डिलीवरी चालान',
      partySigns: 'किसने लिया',
      note: 'बिल बनने तक माल दुकान का ही है। यह चालान बिक्री नहीं है।',
    },
  },
} satisfies Words<typeof pieceIssues>;
