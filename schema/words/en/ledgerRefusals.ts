import { chitRefusals } from './chitRefusals.ts';
import { karigarRefusals } from './karigarRefusals.ts';
import { lossRefusals } from './lossRefusals.ts';
import { meltingRefusals } from './meltingRefusals.ts';
import { legalCitations, legalNotices, legalSources, legalWarnings } from './legalNotices.ts';
import { returnRefusals } from './returnRefusals.ts';
import { taxRefusals } from './taxRefusals.ts';
import { shared } from './shared.ts';

/** Of the shop's books. */
export const ledgerRefusals = {
  ...legalNotices,
  ...legalWarnings,
  ...legalCitations,
  ...legalSources,
  ...chitRefusals,
  ...karigarRefusals,
  ...meltingRefusals,
  ...returnRefusals,
  ...taxRefusals,
  ...lossRefusals,
  tillShort:
    'The till would be short by %{amount}. Enter the cash that came in first, or write the reason for giving out more than there is.',
  stockShort:
    'The stock would be short by %{amount} of fine metal. Enter the metal that came in first, or write the reason for giving out more than there is.',
  dayClosed: 'The books of this day are closed. Choose another day.',
  booksLocked: 'The books are locked until %{until}. Choose a later day.',
  entryInLockedBooks: 'The books are locked until %{until}. Write it into the books of a later day.',
  issuedInLockedBooks:
    'The books are locked until %{until}, so what was issued up to then stays as it is. Mend a mistake by a document of today.',
  lockPastDays: 'Choose a day before today: today stays open.',
  alreadyLocked: 'The books are already locked until %{until}. Choose a later day.',
  booksNotLocked: 'The books are not locked.',
  unlockLess: 'The books are locked until %{until}. Choose an earlier day, or leave it empty.',
  monthNotOver: 'This month is not over yet.',
  filedBeforeEnd: 'The return was filed after the month had ended and not later than today.',
  booksOfOtherShops:
    'These shops have the same GSTIN and are locked together: %{shops}. Somebody who may do it there, too, has to do it.',
  reversedMore: 'More cannot be taken back than was put into the books.',
  endsBeforeItBegins: 'This day lies before the first one.',
  enterDay: 'Enter a day, such as 2026-11-20.',
  cancelShort:
    'After cancelling, %{amount} would be missing in stock or in the till. Cancel first what was given out of it.',
  tillInUse: 'Somebody else uses this till.',
  tillNotInUse: 'This till is not in use.',
  tillOfOther: 'Somebody else uses this till. Whoever may change tills can free it.',
  billIncomplete:
    'Something is missing: each line needs its weight and rate, or its price. Complete the bill and save it first.',
  approvalNeeded: 'This gives %{amount} more away than you may. Somebody who may has to approve it first.',
  chooseApprover: 'Choose who approves it',
  wrongApprovalPin: 'This is not the PIN',
  billOverpaid: 'More is paid than the bill comes to.',
  billUnpaid: 'Something is left to pay. Enter the payment, or choose the customer who owes it.',
  debitNobody: 'The bill names no customer who could owe it.',
  noSuchBillLine: 'The bill has no such line.',
  billLineTwice: 'This line is there already.',
  billLineReturned: 'This line was taken back before.',
  refundTooMuch: 'At most ₹%{total} can be paid back.',
  refundOfPartlyUnpaid:
    'At most ₹%{most} can be paid back. ₹%{due} of the bill was left due. The customer’s other receipts and credit cover ₹%{covered} of it, and ₹%{open} is still to be paid.',
  refundOfUnpaid: 'At most ₹%{most} can be paid back, since ₹%{open} of the bill is still to be paid.',
  refundWhole: 'Pay all of ₹%{total} back, since the bill names no customer who could keep it as credit.',
  aadhaarLastFour: shared.aadhaarLastFour,
  panOfProof: shared.panOfProof,
  creditTooLittle: 'The customer has less credit than this. Lower the payment by credit.',
  paysBills: 'Pays %{bills}. Change what it pays first.',
  notOpenBill: 'This bill is not open. Choose one of the customer’s open bills.',
  billTwice: 'This bill is there already.',
  openLess: 'At most ₹%{most} of it is open.',
  paysLess: 'At most ₹%{most} can be paid with it.',
  paysNothing: 'Only what is in the books of a customer can pay bills.',
  oldGoldIncomplete:
    'Something is missing: choose the customer, and enter the weight, the fineness and the rate of each line. Save it first.',
  oldGoldOverpaid: 'More is paid out than the old gold comes to.',
  billOtherGst: 'This is not the GST of that place of supply.',
  pieceNotForSale: '%{tag} is not for sale: it is sold, or not in the shop.',
  pieceChanged: '%{tag} was changed meanwhile. Scan it again.',
  pieceReserved: '%{tag} is reserved for the order %{number}.',
  purchaseIncomplete: 'Something is missing. Open the purchase, complete it and save it first.',
  quoteIncomplete:
    'Something is missing: each line needs its weight and rate, or its price. Complete the estimate and save it first.',
  quoteBilled: 'A bill of this estimate is there already.',
  purchaseNotPosted: 'Put the purchase into the books first.',
  quoteOrdered: 'An order of this estimate is there already.',
  orderIncomplete:
    'Something is missing: say by when it is delivered, and enter a weight and a rate, or a price, in each line. Save it first.',
  orderBilled: 'A bill of this order is there already.',
  orderNotOpen: 'The order is not open: it is a draft, delivered or cancelled.',
  orderOfOther: 'This order is another customer’s.',
  quoteNotGiven: 'Give the estimate to the customer first.',
  scanTag: 'Scan a tag first.',
  takeClosed: 'This stock-taking is closed.',
  voucherIncomplete: 'Something is missing. Open the voucher, complete it and save it first.',
};
