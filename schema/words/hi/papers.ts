import { chitWords } from './chitWords.ts';
import { ledgerWords } from './ledgerWords.ts';
import { monthWords } from './monthWords.ts';
import { positionWords } from './positionWords.ts';
import { carats, makingTaxes, priceLines } from './priceLines.ts';
import type { CommonWords } from '../wording.ts';

export const papers: CommonWords['papers'] = {
  signed: '%{shop} की ओर से',
  copies: {
    supply: {
      recipient: 'मूल प्रति, ख़रीदार के लिए',
      transporter: 'दूसरी प्रति, ट्रांसपोर्टर के लिए',
      supplier: 'तीसरी प्रति, विक्रेता के लिए',
    },
    service: { recipient: 'मूल प्रति, ख़रीदार के लिए', supplier: 'दूसरी प्रति, विक्रेता के लिए' },
    consignment: {
      consignee: 'मूल प्रति, पाने वाले के लिए',
      transporter: 'दूसरी प्रति, ट्रांसपोर्टर के लिए',
      consigner: 'तीसरी प्रति, भेजने वाले के लिए',
    },
  },
  reprint: 'दोबारा छपा: %{number}',
  preview: 'सिर्फ़ देखने के लिए',
  letter: {
    subject: '%{shop}: %{title} %{number}',
    attached: 'साथ में: %{title} %{number}।',
  },
  ledger: ledgerWords,
  month: monthWords,
  position: positionWords,
  chit: chitWords,
  work: {
    step: '%{shop}: %{name}, %{number}। अब स्थिति: %{state}। %{link}',
    stepDue: '%{shop}: %{name}, %{number}। अब स्थिति: %{state}। कब तक: %{day}। %{link}',
  },
  statement: {
    period: 'दिन',
    days: '%{from} से %{to} तक',
    heads: { day: 'दिन', entry: 'लिखत', other: 'किसमें' },
    byYou: 'आपको देना है',
    toYou: 'आपको मिलना है',
  },
  priceLines,
  makingTaxes,
  carats,
  valuation: {
    on: 'मूल्यांकन का दिन',
    rateOf: '999 का एक ग्राम, %{day} का भाव',
    heads: { what: 'किसका', quantity: 'मात्रा', rate: 'भाव', amount: 'रकम' },
    value: 'मूल्य',
    noRate: 'इस धातु का भाव नहीं है।',
  },
  goods: {
    heads: {
      line: 'क्र.',
      description: 'विवरण',
      hsn: 'HSN',
      quantity: 'संख्या',
      gross: 'कुल वज़न',
      net: 'नेट वज़न',
      value: 'रकम',
      taxable: 'टैक्स योग्य रकम',
    },
    sums: 'कुल',
    huid: 'HUID',
    stoneWeight: 'रत्न %{weight}',
    price: 'दाम',
  },
  byHsn: 'HSN के हिसाब से GST',
  advance: {
    goods: 'ऑर्डर का माल',
    receipts: 'इन रसीदों से लौटाया',
    gst: 'एडवांस पर GST',
    none: 'नहीं: माल के एडवांस पर GST नहीं लगता (अधिसूचना 66/2017 केंद्रीय कर)',
  },
  reverseCharge: 'रिवर्स चार्ज पर टैक्स देय',
  purityCheck:
    'हॉलमार्क वाले गहनों की शुद्धता भारतीय मानक ब्यूरो (BIS) से मान्यता प्राप्त किसी भी हॉलमार्किंग सेंटर पर जाँची जा सकती है।',
  terms: 'शर्तें',
  page: 'पेज %{page} / %{pages}',
  composition: 'कंपोज़िशन करदाता, सप्लाई पर टैक्स लेने का हक़ नहीं',
  challan: {
    jobWork: 'जॉब वर्क के लिए भेजा गया, बिक्री नहीं: GST नहीं लगा (CGST नियम 2017, नियम 55)।',
    approval: 'जांगड़ पर भेजा गया: GST बिल बनने पर लगेगा (CGST नियम 2017, नियम 55)।',
  },
  inWords: 'शब्दों में',
  payByUpi: 'UPI से %{amount} दें',
  yes: 'हाँ',
  no: 'नहीं',
};
