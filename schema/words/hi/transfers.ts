/** What transfers share with what arrives of them in the other shop. */
import { billedGst } from './charges.ts';
import { finenesses } from './choices.ts';

export const transferFieldWords = {
  billedGst: 'GST',
  carriedBy: 'किसके हाथ',
  sentOn: 'किस दिन भेजा',
  lines: 'नग',
  count: 'कुल नग',
  onTheWay: 'अभी रास्ते में',
  grossWeight: 'कुल वज़न',
  netWeight: 'नेट वज़न',
  value: 'मूल्य',
  cgst: 'CGST',
  sgst: 'SGST',
  utgst: 'UTGST',
  igst: 'IGST',
  total: 'कुल रकम',
  note: 'नोट',
  state: 'स्थिति',
};

export const transferLineWords = {
  hsn: 'HSN',
  fineness: 'शुद्धता (टंच)',
  grossWeight: 'कुल वज़न',
  netWeight: 'नेट वज़न',
  huid: 'HUID',
  value: 'मूल्य',
  gst: 'GST (%)',
  outcome: 'क्या हुआ',
  reason: 'क्यों',
  endedOn: 'किस दिन',
};

export const transferValues = {
  billedGst,
  'lines.fineness': finenesses,
  'lines.outcome': { received: 'मिला', refused: 'नहीं लिया', calledBack: 'वापस बुलाया' },
};
