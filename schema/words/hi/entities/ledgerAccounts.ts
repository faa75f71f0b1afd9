import type { ledgerAccounts } from '../../../entities/ledgerAccounts.ts';
import type { Words } from '../../schemaWords.ts';
import { moneyWays, partyKinds } from '../choices.ts';

const kinds = {
  ...moneyWays,
  ...partyKinds,
  cheque: 'हाथ में चेक',
  scheme: 'योजना की पासबुक',
  stock: 'वज़न से स्टॉक',
  pieces: 'टैग वाले नगों का स्टॉक',
  melting: 'रिफ़ाइनरी में धातु',
  trade: 'धातु की ख़रीद-बिक्री',
  branch: 'दूसरी दुकानें',
  purchases: 'ख़रीद',
  oldGold: 'पुराना सोना',
  sales: 'बिक्री',
  making: 'बनवाई',
  discount: 'छूट',
  labour: 'कारीगरों की मज़दूरी',
  agreedLoss: 'कारीगरों की तय छीजत',
  karigarLoss: 'तय से ज़्यादा छीजत',
  meltingCost: 'रिफ़ाइनिंग की छीजत और ख़र्च',
  schemeBonus: 'योजनाओं का बोनस',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  inputCgst: 'इनपुट CGST',
  inputSgst: 'इनपुट SGST',
  inputUtgst: 'इनपुट UTGST',
  inputIgst: 'इनपुट IGST',
  roundOff: 'राउंड ऑफ़',
  expenses: 'खर्च',
  cashDifference: 'नक़द का अंतर',
  metalDifference: 'धातु का अंतर',
  owner: 'मालिक',
  opening: 'शुरुआती बाकी',
};

export const ledgerAccountsWords = {
  one: 'खाता',
  many: 'खाते',
  fields: { name: 'नाम', kind: 'किस तरह का', contactId: 'व्यक्ति', tillId: 'गल्ला', memberId: 'पासबुक', key: 'पहचान' },
  values: { kind: kinds, 'open.kind': { bank: 'बैंक', expenses: 'खर्च' } },
  inputs: { open: { name: 'नाम', kind: 'किस तरह का' } },
  papers: { statement: { label: 'खाते का विवरण' } },
  buttons: { open: { label: 'खाता खोलें', done: '%{name} खुल गया' } },
} satisfies Words<typeof ledgerAccounts>;
