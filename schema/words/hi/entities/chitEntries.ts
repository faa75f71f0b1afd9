import type { chitEntries } from '../../../entities/chitEntries.ts';
import type { Words } from '../../schemaWords.ts';
import { bookStates, finenesses, metals, moneyWays } from '../choices.ts';
import { backDatedWords, paidByWords, shortReasonWords } from '../sales.ts';

export const chitEntriesWords = {
  one: 'योजना की रसीद',
  many: 'योजना की रसीदें',
  fields: {
    number: 'नंबर',
    memberId: 'पासबुक',
    contactId: 'ग्राहक',
    kind: 'क्या है',
    day: 'दिन',
    ...backDatedWords,
    month: 'किस महीने से',
    months: 'महीने',
    amount: 'रकम',
    ...paidByWords,
    ...shortReasonWords,
    tillId: 'गल्ला',
    metal: 'धातु',
    fineness: 'शुद्धता (टंच)',
    rate: 'भाव',
    rateId: 'भाव की एंट्री',
    weight: 'वज़न',
    fineWeight: 'फ़ाइन वज़न',
    note: 'नोट',
    state: 'स्थिति',
  },
  values: {
    kind: { instalment: 'किस्त', topUp: 'अलग जमा (टॉप-अप)', refund: 'लौटाया' },
    way: moneyWays,
    metal: metals,
    fineness: finenesses,
    state: bookStates,
  },
  inputs: { cancel: shortReasonWords },
  sections: { money: { label: 'पैसा' }, metal: { label: 'धातु' } },
  transitions: { post: 'खाते में लिखें', cancel: 'रसीद रद्द करें' },
  papers: {
    receipt: { label: 'रसीद', note: 'जमा रकम के गहने मिलते हैं, पहली किस्त से 365 दिन के भीतर।' },
  },
  figures: { byMonth: 'महीने के हिसाब से जमा और वापसी', byWay: 'कैसे के हिसाब से' },
} satisfies Words<typeof chitEntries>;
