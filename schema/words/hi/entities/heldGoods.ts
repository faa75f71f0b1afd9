import type { heldGoods } from '../../../entities/heldGoods.ts';
import type { Words } from '../../schemaWords.ts';
import { finenesses, metals } from '../choices.ts';

export const heldGoodsWords = {
  one: 'दूसरों का माल',
  many: 'दूसरों का माल',
  fields: {
    number: 'नंबर',
    kind: 'यहाँ क्यों है',
    partyId: 'किसका है',
    broughtBy: 'कौन लाया',
    receivedOn: 'किस दिन आया',
    dueOn: 'कब तक',
    lines: 'माल',
    count: 'कुल नग',
    stillHere: 'अभी यहाँ',
    grossWeight: 'कुल वज़न',
    netWeight: 'नेट वज़न',
    value: 'मूल्य',
    purchaseId: 'किस ख़रीद से लिया',
    images: 'फ़ोटो',
    note: 'क्या तय हुआ',
    handedOn: 'कब वापस दिया',
    handedTo: 'किसे दिया',
    receiptBack: 'रसीद वापस मिली',
    proof: 'कैसे पता चला कि माल उनका है',
    state: 'स्थिति',
  },
  values: {
    kind: {
      repair: 'मरम्मत',
      valuation: 'मूल्यांकन',
      safeKeeping: 'सुरक्षित रखने के लिए',
      supplierApproval: 'सप्लायर से जांगड़ पर',
      other: 'कुछ और',
    },
    state: { here: 'यहाँ है', closed: 'पूरा' },
    'lines.metal': metals,
    'lines.fineness': finenesses,
    'lines.outcome': { givenBack: 'वापस दिया', takenIn: 'ख़रीदा' },
  },
  inputs: {
    lines: {
      description: 'माल',
      count: 'संख्या',
      metal: 'धातु',
      fineness: 'शुद्धता (टंच)',
      grossWeight: 'कुल वज़न',
      netWeight: 'नेट वज़न',
      value: 'मूल्य',
      remark: 'क्या कहा गया',
      weightBack: 'वापस देते समय वज़न',
      outcome: 'क्या हुआ',
    },
    handOut: {
      handedTo: 'किसे दे रहे हैं',
      receiptBack: 'रसीद वापस मिली',
      proof: 'कैसे पता चला कि माल उनका है',
    },
    giveWork: { typeId: 'काम का प्रकार' },
  },
  sections: { back: { label: 'वापस दिया' } },
  buttons: {
    giveWork: {
      label: 'काम के ऑर्डर बनाएँ',
      text: 'हर नग का एक: उसकी धातु, वज़न और जो कहा गया, उसके साथ।',
      done: 'बने: %{count}',
    },
    handOut: {
      label: 'वापस दें',
      text: 'पहले तौल लें, और वज़न उसी नग की लाइन में लिखें।',
      done: '%{handedTo} को वापस दिया',
    },
  },
  transitions: { close: 'पूरा करें' },
  figures: { byKind: 'यहाँ क्यों है, उस हिसाब से', hereByParty: 'किसका कितना माल यहाँ है' },
  papers: {
    receipt: {
      label: 'माल की रसीद',
      note: 'माल लेने आते समय यह रसीद साथ लाएँ। माल उसी का है जिसने इसे दिया।',
    },
    handOut: { label: 'वापस दिया माल', draft: 'अभी वापस नहीं दिया' },
  },
} satisfies Words<typeof heldGoods>;
