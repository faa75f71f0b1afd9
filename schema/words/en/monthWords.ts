/** Of a month's returns and its folder of files, on the page and in the files. */
export const monthWords = {
  figure: {
    outward: '3.1(a) Taxable supplies',
    nil: '3.1(c) Nil rated',
    toConsumers: '3.2 To consumers of %{place}',
    input: '4(A)(5) Input tax',
    beyondInput: 'Tax less input tax',
  },
  composition: {
    figure: { quarter: 'CMP-08, 3(1) Outward supplies', year: 'GSTR-4, the financial year' },
    from: 'From',
    to: 'To',
    value: 'Value',
    cgst: 'Central tax',
    sgst: 'State or UT tax',
  },
  file: {
    gstr1: 'GSTR-1 for the portal',
    gstr1Workbook: 'GSTR-1 as a workbook',
    gstr3b: 'Figures of GSTR-3B',
    cmp08: 'Figures of CMP-08 and GSTR-4',
    sales: 'Register of sales',
    creditNotes: 'Register of credit notes',
    debitNotes: 'Register of debit notes',
    purchases: 'Register of purchases',
    oldGold: 'Register of old gold',
    stock: 'Register of stock by weight',
    trialBalance: 'Trial balance',
    tally: 'Books for Tally',
  },
  head: { file: 'File', what: 'What it is', records: 'Records', in: 'In', out: 'Out', unit: 'Unit', figure: 'Figure' },
  title: 'Books of %{month}',
  nothing: 'Nothing in this month',
  letter: {
    subject: '%{title}: %{shop}',
    attached:
      'Attached is one file with the returns, registers and books of the month. The page index.html in it says what is what.',
  },
};
