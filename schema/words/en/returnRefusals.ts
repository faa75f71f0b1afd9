/** What is wrong with a document in a return of GST. Its number stands beside the sentence. */
export const returnRefusals = {
  returnNumberForm: 'The number has more than 16 characters, or others than letters, digits, - and /.',
  returnNumberTwice:
    'Another document of this GSTIN has the number %{number}, too. Give each shop of the GSTIN a prefix of its own.',
  returnNumberOrder: 'It is dated before %{number}, which has an earlier number.',
  returnWrongGstin:
    '%{gstin} is no GSTIN. Correct it at the customer, take the bill back by a credit note and bill it again.',
  returnOwnGstin:
    'The customer has the GSTIN of this return. Correct it there, take the bill back by a credit note and bill it again.',
  returnNoPlace: 'The place of supply is missing. Take it back by a credit note and bill it again.',
  returnWrongPlace: 'Its GST does not fit the place of supply. Take it back by a credit note and bill it again.',
  returnNoHsn: 'Goods without an HSN code stand on it.',
  returnShortHsn: 'The HSN code %{hsn} is not of 4, 6 or 8 digits, or has fewer than the %{least} that are due.',
  returnUnknownRate: 'The portal knows no rate of %{rate} %.',
  returnWithoutGst: 'No GST is charged on it, so it is not in the return.',
  returnCameBack:
    'Something of it did not reach the other shop. The return has all of it: your accountant lists the credit note.',
  enterMonth: 'Enter a month, such as 2026-11.',
  noAccountant: 'The shop names no accountant. Enter the e-mail in the settings of the shop.',
  returnNoOwnGstin: 'The shop has no GSTIN. Enter it in the settings of the shop.',
  returnOtherShops:
    'The return is of other shops of this GSTIN, too: %{shops}. Whoever may see the books there can make it.',
  returnComposition: 'GST is charged on it, which a dealer under the composition scheme may not do.',
  returnCompositionElsewhere:
    'It was supplied in another state, which a dealer under the composition scheme may not do. Ask your accountant.',
  returnCompositionNone:
    'A dealer under the composition scheme files no GSTR-1 and no GSTR-3B: CMP-08 is due for each quarter and GSTR-4 for the year.',
  eInvoiceWithoutGst: 'No GST is charged on it: there is no e-invoice of it.',
  eInvoiceNoBuyer: 'E-invoices are of registered buyers. The customer had no GSTIN when it was issued.',
  eInvoiceNoAddress: '%{name} needs an address, a city and a PIN, and a name of three letters or more.',
} as const;
