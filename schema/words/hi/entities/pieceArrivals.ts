import type { pieceArrivals } from '../../../entities/pieceArrivals.ts';
import type { Words } from '../../schemaWords.ts';
import { makingBases, stoneBases, stoneKinds, wastageBases } from '../charges.ts';
import { metals } from '../choices.ts';
import { states } from '../states.ts';
import { transferFieldWords, transferLineWords, transferValues } from '../transfers.ts';

export const pieceArrivalsWords = {
  one: 'आने वाला ट्रांसफ़र',
  many: 'आने वाले ट्रांसफ़र',
  fields: {
    ...transferFieldWords,
    number: 'ट्रांसफ़र का नंबर',
    fromShopId: 'किस दुकान से',
    fromName: 'किससे',
    fromGstin: 'वहाँ का GSTIN',
    fromStateCode: 'वहाँ का राज्य',
    stones: 'रत्न',
    products: 'माल',
  },
  values: {
    ...transferValues,
    fromStateCode: states,
    'lines.metal': metals,
    'lines.makingBasis': makingBases,
    'lines.wastageBasis': wastageBases,
    'stones.kind': stoneKinds,
    'stones.basis': stoneBases,
    state: { open: 'रास्ते में', closed: 'मिल गया', cancelled: 'नहीं मिला' },
  },
  inputs: {
    lines: {
      ...transferLineWords,
      tag: 'टैग',
      productName: 'माल',
      productCode: 'माल का कोड',
      metal: 'धातु',
      stoneWeight: 'रत्नों का वज़न',
      makingBasis: 'बनवाई किस हिसाब से',
      makingRate: 'बनवाई',
      makingLeast: 'कम से कम बनवाई',
      wastageBasis: 'घट किस हिसाब से',
      wastagePercent: 'घट (%)',
      hallmarking: 'हॉलमार्क का खर्च',
      tagHere: 'यहाँ का टैग',
    },
    stones: { tag: 'टैग', kind: 'रत्न', count: 'संख्या', carats: 'कैरेट', rate: 'भाव', basis: 'किस हिसाब से' },
    products: {
      name: 'माल',
      productCode: 'माल का कोड',
      hsncode: 'HSN कोड',
      taxPercentage: 'टैक्स (%)',
      unit: 'इकाई',
      mrp: 'MRP',
      purchasePrice: 'खरीद मूल्य',
      sellingPrice: 'बिक्री मूल्य',
    },
    receive: { pieces: 'नग' },
    refuse: { reason: 'क्यों', pieces: 'नग' },
    'receive.pieces': { tag: 'टैग', productId: 'यहाँ का माल', tray: 'ट्रे' },
    'refuse.pieces': { tag: 'टैग' },
  },
  transitions: { close: 'पूरा करें', cancel: 'रद्द करें' },
  buttons: {
    receive: {
      label: 'लें',
      text: 'जो आया, उसके टैग एक-एक करके स्कैन करें। माल अपने कोड या नाम से मिलता है; न मिले तो बना लिया जाता है।',
      done: 'स्टॉक में आया',
    },
    receiveAll: { label: 'सब लें', text: 'जो नहीं आया, उसकी लाइन हटा दें।', done: 'स्टॉक में आया' },
    refuse: {
      label: 'न लें',
      text: 'यह भेजने वाली दुकान के स्टॉक में वापस जाता है। जो आ गया, उसकी लाइन हटा दें।',
      done: 'दूसरी दुकान को बताया',
    },
  },
} satisfies Words<typeof pieceArrivals>;
