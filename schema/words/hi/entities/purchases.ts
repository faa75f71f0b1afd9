import type { purchases } from '../../../entities/purchases.ts';
import type { Words } from '../../schemaWords.ts';
import { billedGst } from '../charges.ts';
import { bookStates, finenesses, metals } from '../choices.ts';

export const purchasesWords = {
  one: 'ख़रीद',
  many: 'ख़रीद',
  fields: {
    number: 'नंबर',
    supplierId: 'सप्लायर',
    billNo: 'बिल नंबर',
    billDay: 'बिल का दिन',
    day: 'खाते का दिन',
    billedGst: 'बिल पर GST',
    owed: 'धातु के बदले देना',
    lines: 'माल',
    roundOff: 'राउंड ऑफ़',
    taxable: 'टैक्स योग्य रकम',
    cgst: 'CGST',
    sgst: 'SGST',
    utgst: 'UTGST',
    igst: 'IGST',
    total: 'कुल',
    fineGold: 'फ़ाइन सोना',
    fineSilver: 'फ़ाइन चाँदी',
    finePlatinum: 'फ़ाइन प्लैटिनम',
    note: 'नोट',
    state: 'स्थिति',
  },
  values: {
    billedGst,
    owed: { rupees: 'रुपये', metal: 'फ़ाइन धातु' },
    'lines.metal': metals,
    'lines.fineness': finenesses,
    state: bookStates,
  },
  inputs: {
    lines: {
      description: 'विवरण',
      metal: 'धातु',
      fineness: 'शुद्धता (टंच)',
      weight: 'नेट वज़न',
      hsn: 'HSN',
      amount: 'टैक्स योग्य रकम',
      gst: 'GST (%)',
    },
    takeIn: { pieces: 'नग' },
    'takeIn.pieces': {
      productId: 'प्रोडक्ट',
      metal: 'धातु',
      fineness: 'शुद्धता (टंच)',
      grossWeight: 'ग्रॉस वज़न',
      stoneWeight: 'रत्नों का वज़न',
      makingRate: 'बनवाई',
      huid: 'HUID',
      tag: 'टैग नंबर',
      tray: 'ट्रे',
    },
  },
  buttons: {
    takeIn: {
      label: 'नग स्टॉक में लें',
      text: 'जिस नग पर टैग लगेगा, उसकी एक लाइन। अपना टैग नंबर न हो तो सीरीज़ का अगला मिलता है।',
      done: 'नग स्टॉक में आ गए',
    },
  },
  figures: { bySupplier: 'सप्लायर के हिसाब से', byMonth: 'महीने के हिसाब से', goldBySupplier: 'सप्लायर के हिसाब से फ़ाइन सोना' },
  papers: { purchase: { label: 'ख़रीद' } },
  transitions: { post: 'खाते में लिखें', cancel: 'ख़रीद रद्द करें' },
} satisfies Words<typeof purchases>;
