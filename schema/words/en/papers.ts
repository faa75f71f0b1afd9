import { chitWords } from './chitWords.ts';
import { ledgerWords } from './ledgerWords.ts';
import { monthWords } from './monthWords.ts';
import { positionWords } from './positionWords.ts';
import { carats, makingTaxes, priceLines } from './priceLines.ts';

/** On what is printed, beside labels and choices. */
export const papers = {
  signed: 'For %{shop}',
  /** Rules 48 and 55 of the CGST Rules, 2017. */
  copies: {
    supply: {
      recipient: 'Original for recipient',
      transporter: 'Duplicate for transporter',
      supplier: 'Triplicate for supplier',
    },
    service: { recipient: 'Original for recipient', supplier: 'Duplicate for supplier' },
    consignment: {
      consignee: 'Original for consignee',
      transporter: 'Duplicate for transporter',
      consigner: 'Triplicate for consigner',
    },
  },
  reprint: 'Reprint %{number}',
  preview: 'Preview, not given out',
  letter: {
    subject: '%{title} %{number} from %{shop}',
    attached: 'Attached: %{title} %{number}.',
  },
  ledger: ledgerWords,
  month: monthWords,
  position: positionWords,
  chit: chitWords,
  /** A customer is told where the work stands. */
  work: {
    step: '%{shop}: %{name}, %{number}. It now stands at: %{state}. %{link}',
    stepDue: '%{shop}: %{name}, %{number}. It now stands at: %{state}. Due on %{day}. %{link}',
  },
  statement: {
    period: 'Days',
    days: '%{from} to %{to}',
    heads: { day: 'Day', entry: 'Entry', other: 'With' },
    byYou: 'Payable by you',
    toYou: 'Payable to you',
  },
  priceLines,
  makingTaxes,
  carats,
  valuation: {
    on: 'Valued on',
    rateOf: 'A gram of 999, rate of %{day}',
    heads: { what: 'For', quantity: 'Quantity', rate: 'Rate', amount: 'Amount' },
    value: 'Value',
    noRate: 'There is no rate of this metal.',
  },
  goods: {
    heads: {
      line: 'No.',
      description: 'Description',
      hsn: 'HSN',
      quantity: 'Qty',
      gross: 'Gross',
      net: 'Net',
      value: 'Value',
      taxable: 'Taxable value',
    },
    sums: 'Total',
    huid: 'HUID',
    stoneWeight: 'stones %{weight}',
    price: 'Price',
  },
  byHsn: 'GST by HSN',
  /** Rules 50 and 51 of the CGST Rules, 2017. */
  advance: {
    goods: 'Goods ordered',
    receipts: 'Paid back from the receipts',
    gst: 'GST on the advance',
    none: 'None: an advance for goods bears no GST (Notification 66/2017 Central Tax)',
  },
  reverseCharge: 'Tax payable on reverse charge',
  purityCheck:
    'The purity of hallmarked articles can be checked at any hallmarking centre that the Bureau of Indian Standards (BIS) recognises.',
  terms: 'Terms',
  page: 'Page %{page} of %{pages}',
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  /** Below a challan. */
  challan: {
    jobWork: 'Sent for job work, not by way of supply: no GST is charged (CGST Rules, 2017, rule 55).',
    approval: 'Sent on approval: GST is charged once the goods are billed (CGST Rules, 2017, rule 55).',
  },
  inWords: 'In words',
  payByUpi: 'Pay %{amount} by UPI',
  yes: 'Yes',
  no: 'No',
} as const;
