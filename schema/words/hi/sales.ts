/** What estimates and bills share. */
import type { lostReasons } from '../../rules/enquiries.ts';
import type { identityProofs as allIdentityProofs } from '../../rules/identity.ts';
import { billedGst, makingBases, wastageBases } from './charges.ts';
import { finenesses, metals, type Named } from './choices.ts';
import { states } from './states.ts';

/** Of a line: what it is, and what is charged for it. */
export const goodsWords = {
  description: 'विवरण',
  hsn: 'HSN',
  huid: 'HUID',
  metal: 'धातु',
  fineness: 'शुद्धता (टंच)',
  grossWeight: 'कुल वज़न',
  stoneWeight: 'रत्नों का वज़न',
  netWeight: 'नेट वज़न',
  rate: 'भाव',
  wastageBasis: 'घट किस हिसाब से',
  wastagePercent: 'घट (%)',
  makingBasis: 'बनवाई किस हिसाब से',
  makingRate: 'बनवाई का रेट',
  makingLeast: 'कम से कम बनवाई',
  stoneCharge: 'रत्नों का दाम',
  stones: 'हर तरह के रत्न',
  hallmarking: 'हॉलमार्क का खर्च',
  quantity: 'संख्या',
  price: 'एक का दाम',
  discount: 'छूट',
  gst: 'GST (%)',
  makingGst: 'बनवाई पर GST (%)',
  makingAmount: 'बनवाई',
  discountAmount: 'कुल छूट',
  taxable: 'रकम',
};

/** Of a bill and its credit note. */
export const bonusWords = { schemeBonus: 'योजना का बोनस' };

export const saleLineWords = {
  pieceId: 'टैग',
  productId: 'माल',
  ...goodsWords,
  sellerId: 'किसने बेचा',
  rateId: 'भाव की एंट्री',
  gstRateId: 'GST का रेट',
};

/** What a bill and its credit note keep. */
export const keptTaxWords = { buyerGstin: 'ग्राहक का GSTIN', taxScheme: 'GST स्कीम' };
export const taxSchemeWords = { regular: 'सामान्य', composition: 'कंपोज़िशन' };

export const eInvoiceButtonWords = {
  label: 'ई-इनवॉइस',
  done: 'फ़ाइल बन रही है। तैयार होते ही यहाँ बताया जाएगा।',
};

export const saleFieldWords = {
  contactId: 'ग्राहक',
  day: 'दिन',
  placeOfSupply: 'सप्लाई की जगह',
  billedGst: 'बिल पर GST',
  lines: 'माल',
  discountOn: 'छूट किस पर',
  discountPercent: 'छूट (%)',
  taxable: 'टैक्स योग्य रकम',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  roundOff: 'राउंड ऑफ़',
  total: 'कुल',
  note: 'नोट',
};

export const challanWords = { hsn: 'HSN', value: 'मूल्य' };

export const backDatedWords = { backDatedReason: 'पिछली तारीख़ की वजह' };

export const shortReasonWords = { shortReason: 'जितना है उससे ज़्यादा देने की वजह' };
export const otherGstWords = { gstReason: 'दूसरे GST रेट की वजह' };

export const paidByWords = {
  way: 'कैसे',
  bankId: 'बैंक',
  reference: 'चेक या ट्रांज़ैक्शन नंबर',
};

export const creditReasonWords = { returned: 'माल वापस आया', defect: 'माल में खराबी', mistake: 'बिल में गलती' };

export const debitReasonWords = {
  rate: 'भाव कम लगा',
  weight: 'वज़न कम लिखा',
  charge: 'कोई रकम छूट गई',
  mistake: 'बिल में गलती',
};

export const saleValues = {
  placeOfSupply: states,
  billedGst,
  discountOn: { making: 'बनवाई', whole: 'पूरी रकम' },
  'lines.metal': metals,
  'lines.fineness': finenesses,
  'lines.wastageBasis': wastageBases,
  'lines.makingBasis': makingBases,
};

/** Of documents whose price an approver may have to say yes to. */
export const approvalFieldWords = { approverId: 'मंज़ूरी दी', approvedAmount: 'दुकान के दाम से कम, मंज़ूर' };
/** The input of the call that changes what a document pays. */
export const settleInputWords = {
  settle: { rows: 'किन बिलों का भुगतान' },
  'settle.rows': { billId: 'बिल', amount: 'रकम' },
};
export const approvalInputWords = { approve: { approverId: 'मंज़ूरी देने वाले', pin: 'PIN' } };
export const approvalButtonWords = {
  approve: { label: 'PIN से मंज़ूरी', title: 'दाम की मंज़ूरी', done: 'मंज़ूरी मिल गई' },
  approveMyself: { label: 'मंज़ूरी दें', done: 'मंज़ूरी मिल गई' },
};

export const identityProofs: Named<typeof allIdentityProofs> = {
  pan: 'PAN कार्ड',
  form60: 'PAN की जगह घोषणा',
  aadhaar: 'आधार',
  voterId: 'वोटर ID',
  drivingLicence: 'ड्राइविंग लाइसेंस',
  passport: 'पासपोर्ट',
};

/** Of enquiries and estimates. */
export const lostReasonWords: Named<typeof lostReasons> = {
  price: 'दाम या बनवाई ज़्यादा',
  design: 'डिज़ाइन पसंद नहीं',
  stock: 'स्टॉक में नहीं',
  rate: 'भाव का इंतज़ार',
  family: 'घर में पूछेंगे',
  elsewhere: 'कहीं और से लिया',
  looking: 'बस देखने आए',
  silent: 'जवाब नहीं मिला',
  other: 'कुछ और',
};
