/** Why an order is not paid here, and why money does not go back. */
export const paymentRefusals = {
  notSignedByProvider: 'That is not signed by the payment provider.',
  paymentNotSigned: 'What the payment page sent back is not signed by it. If you have paid, your order shows it soon.',
  paymentsSilent: 'The payment provider does not answer. Please try again in a moment.',
  paymentsRefused: 'The payment provider refused: %{told}',
  paymentsNotHere: 'Nobody takes payments here at the moment.',
  orderPaidAlready: 'This order is paid.',
  orderTakenBack: 'This order was cancelled.',
  upiReferenceDigits: 'The reference has 12 digits: the app shows it with the payment.',
  upiReferenceUsed: 'This reference was told already.',
  paymentByProvider: 'What becomes of it, the payment provider tells.',
  paymentNotByUpi: 'Only what was paid by UPI is confirmed by a person.',
  paymentNotPaid: 'It is not paid, or all of it went back.',
  paymentRefundTooMuch: 'At most %{amount} can still go back.',
  noCompanyShop: 'No shop bills our orders yet: choose it among the shops.',
  companyShopTax: 'It takes an approved shop with a GSTIN of state %{state}, under the regular scheme.',
  orderHasInvoice: 'It has its invoice, or nothing of it is paid.',
} as const;
