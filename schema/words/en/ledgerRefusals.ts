/** Of the shop's books. */
export const ledgerRefusals = {
  dayClosed: 'The books of this day are closed. Choose another day.',
  reversedMore: 'More cannot be taken back than was put into the books.',
  endsBeforeItBegins: 'This day lies before the first one.',
  enterDay: 'Enter a day, such as 2026-11-20.',
  tillInUse: 'Somebody else uses this till.',
  tillNotInUse: 'This till is not in use.',
  tillOfOther: 'Somebody else uses this till. Whoever may change tills can free it.',
  purchaseIncomplete: 'Something is missing. Open the purchase, complete it and save it first.',
  scanTag: 'Scan a tag first.',
  takeClosed: 'This stock-taking is closed.',
  voucherIncomplete: 'Something is missing. Open the voucher, complete it and save it first.',
};
