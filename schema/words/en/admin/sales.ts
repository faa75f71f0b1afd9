import { shortages } from '../shortages.ts';
import { taxNotices, taxWarnings } from '../taxNotices.ts';

/** Estimates and bills. */
export const salesWords = {
  sales: {
    tax: { ...taxNotices, ...taxWarnings },
    short: shortages,
    openPerson: 'Open the customer',
    scan: 'Scan a tag',
    scanHelp: 'Each scan adds a line at today’s rate',
    scanned: '%{tag} is on it: %{description}',
    noSuchTag: '%{tag}: No piece has this tag.',
    scannedBefore: '%{tag} is on it already',
    buy: 'Buy it',
    bought: '%{number} is bought. %{amount} go towards the bill.',
    notBought: 'Not bought: %{why} It is kept as a draft among the old gold.',
    customerFirst: 'Choose the customer first.',
    pay: 'Payment',
    toPay: 'Left to pay:',
    credit: 'the customer has %{amount} with us',
    handed: 'Cash handed over',
    giveBack: 'Give back %{amount}',
    missing: '%{amount} are missing',
    scanToPay: 'Scan to pay %{amount}',
    concession: {
      priceBelow: 'Line %{line}, %{what}: %{amount} below the shop’s price',
      rateAbove: 'Line %{line}, %{what}: %{amount} above the shop’s buying rate',
      discountAbove: 'Discount: %{amount} above the limit of whoever gives it',
      belowCost: 'Line %{line}, %{what}: below cost',
      needed: 'It needs an approval before it goes on:',
      noApprover:
        'Nobody here has a PIN for approvals. Whoever may approve opens this page, or sets a PIN in their account.',
    },
    buyingRate: {
      holds: '%{metal}: %{rate} a gram of fine metal holds (%{why})',
      usual: 'buying rate %{rate}',
      exchange: '%{percent} more in exchange',
      soldHere: '%{percent} more for what we sold',
    },
    noUpi: 'For a QR code enter the UPI ID in the settings of the shop.',
  },
  'resources.credit_notes.empty': 'No credit notes yet. A bill makes one: open it and take back what comes back.',
  'resources.debit_notes.empty': 'No debit notes yet. A bill makes one: open it and charge what it charged too little.',
  customerSubscriptions: {
    endingSoon: 'Ending within 30 days',
    chips: 'Choose by the last day',
    byBill: 'Bill %{number}',
    byHand: 'Without a bill',
    returned: 'taken back on %{day}',
  },
  'resources.subscriptions/customers.empty':
    'No subscriptions yet. A bill of a product that is sold by subscription only makes one.',
  'resources.subscriptions/customers.help.give.price': 'Left empty it costs what the product costs',
  'resources.subscriptions/customers.help.give.duration': 'Left empty as long as the newest price of the product',
  'resources.subscriptions/customers.help.give.from': 'Left empty from today',
  'resources.sold_goods.empty': 'Nothing sold yet. Each line of an issued bill stands here, with what it earned.',
};
