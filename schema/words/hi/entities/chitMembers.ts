import type { chitMembers } from '../../../entities/chitMembers.ts';
import type { Words } from '../../schemaWords.ts';
import { metals, moneyWays } from '../choices.ts';
import { identityProofs, paidByWords, shortReasonWords } from '../sales.ts';

export const chitMembersWords = {
  one: 'पासबुक',
  many: 'पासबुक',
  fields: {
    number: 'नंबर',
    schemeId: 'योजना',
    contactId: 'ग्राहक',
    instalment: 'किस्त',
    joinedOn: 'जुड़ने का दिन',
    nominee: 'नॉमिनी',
    nomineeRelation: 'रिश्ता',
    proof: 'पहचान का प्रमाण',
    proofNumber: 'प्रमाण का नंबर',
    broughtFirstDay: 'पहली किस्त का दिन',
    broughtMonths: 'पहले जमा महीने',
    broughtPaid: 'पहले जमा रुपये',
    broughtWeight: 'पहले ख़रीदा फ़ाइन वज़न',
    broughtMetal: 'धातु',
    paidMonths: 'जमा महीने',
    missed: 'छूटे महीने',
    balance: 'पासबुक में',
    fineWeight: 'पासबुक में फ़ाइन वज़न',
    beganOn: 'पहली किस्त',
    dueOn: 'अगली किस्त',
    maturesOn: 'पूरी होने का दिन',
    redeemBy: 'क़ानूनन आख़िरी दिन',
    reason: 'क्यों',
    note: 'नोट',
    state: 'स्थिति',
  },
  values: {
    proof: identityProofs,
    broughtMetal: { gold: metals.gold, silver: metals.silver },
    state: { draft: 'अभी नहीं जुड़े', active: 'जमा चल रहा है', redeemed: 'काम आई', ended: 'पहले बंद हुई' },
    'pay.kind': { instalment: 'किस्त', topUp: 'अलग जमा (टॉप-अप)' },
    'pay.way': moneyWays,
    'end.way': moneyWays,
  },
  inputs: {
    pay: { kind: 'क्या है', months: 'एक साथ कितने महीने', amount: 'रकम', ...paidByWords, tillId: 'गल्ला', note: 'नोट' },
    end: { ...paidByWords, ...shortReasonWords, tillId: 'गल्ला', reason: 'क्यों' },
    transfer: { contactId: 'किसके नाम', reason: 'क्यों' },
  },
  sections: {
    nominee: { label: 'नॉमिनी' },
    identity: { label: 'पहचान' },
    brought: { label: 'पहले से जमा', help: 'उस पासबुक का, जो इन खातों में आने से पहले शुरू हुई थी' },
  },
  transitions: { join: 'जोड़ें', redeem: 'काम में लें', endEarly: 'पहले बंद करें' },
  buttons: {
    pay: { label: 'किस्त लें', done: '%{number} से जमा हुआ' },
    transfer: { label: 'नाम बदलें', text: 'पासबुक जैसी है वैसी ही रहती है, दूसरे ग्राहक के नाम पर।', done: 'नाम बदल गया' },
    end: { label: 'पहले बंद करें', text: 'जमा रकम लौटाई जाती है, बोनस के बिना।', done: '%{number} से लौटाया' },
  },
  papers: { passbook: { label: 'पासबुक', draft: 'ड्राफ़्ट, अभी नहीं जुड़े' } },
  figures: {
    byScheme: 'योजना के हिसाब से पासबुकों में',
    byMaturity: 'पूरी होने के महीने के हिसाब से पासबुकों में',
    weightByScheme: 'योजना के हिसाब से पासबुकों में फ़ाइन वज़न',
    weightByMaturity: 'पूरी होने के महीने के हिसाब से पासबुकों में फ़ाइन वज़न',
  },
} satisfies Words<typeof chitMembers>;
