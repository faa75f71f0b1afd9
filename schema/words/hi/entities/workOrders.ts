import type { workOrders } from '../../../entities/workOrders.ts';
import type { Words } from '../../schemaWords.ts';
import { finenesses, metals, priorities } from '../choices.ts';

export const workOrdersWords = {
  one: 'काम का ऑर्डर',
  many: 'काम के ऑर्डर',
  fields: {
    number: 'नंबर',
    name: 'क्या बनाना है',
    typeId: 'काम का प्रकार',
    statusId: 'स्थिति',
    priority: 'कितना ज़रूरी',
    contactId: 'ग्राहक',
    heldGoodsId: 'दिए हुए माल पर',
    karigarId: 'कारीगर',
    dueOn: 'कब तक',
    productId: 'माल',
    pieces: 'नग',
    metal: 'धातु',
    fineness: 'शुद्धता (टंच)',
    weight: 'कितना वज़न चाहिए',
    pieceSize: 'साइज़',
    design: 'डिज़ाइन',
    images: 'फ़ोटो',
    lossPercent: 'तय छीजत (%)',
    estimate: 'एस्टिमेट',
    issued: 'दी हुई फ़ाइन धातु',
    returned: 'वापस आई फ़ाइन धातु',
    agreedLoss: 'तय छीजत, फ़ाइन',
    withKarigar: 'कारीगर के पास फ़ाइन धातु',
    labour: 'मज़दूरी',
    doneAt: 'कब बना',
  },
  values: {
    priority: priorities,
    metal: { gold: metals.gold, silver: metals.silver, platinum: metals.platinum },
    fineness: finenesses,
  },
  inputs: {},
  sections: {
    what: { label: 'क्या बनाना है' },
    whom: { label: 'किसके लिए', help: 'कोई नहीं: स्टॉक के लिए' },
    work: { label: 'कौन बनाएगा' },
    metal: { label: 'अब तक की धातु और मज़दूरी' },
  },
  papers: { jobCard: { label: 'जॉब कार्ड' } },
  figures: {
    byState: 'स्थिति के हिसाब से',
    byKarigar: 'कारीगर के हिसाब से',
    heldByKarigar: 'कारीगरों के पास फ़ाइन धातु',
    doneByMonth: 'महीने के हिसाब से बने',
  },
} satisfies Words<typeof workOrders>;
