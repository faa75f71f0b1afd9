/** A scheme, as a customer understands it. */
export const chitWords = {
  rules: 'How it works',
  payAmount: 'You pay %{amount} a month, %{number} times.',
  payWeight:
    'You pay %{amount} a month, %{number} times. Each instalment buys %{metal} of %{fineness} at the rate of its day, and its weight is yours.',
  freely: {
    both: 'You may pay from %{least} on, in multiples of %{multiple}.',
    least: 'You may pay from %{least} on.',
    multiple: 'You may pay in multiples of %{multiple}.',
  },
  grace: 'One instalment counts for each calendar month, and until day %{grace} of the next one.',
  ahead: 'You may also pay for months ahead.',
  aheadByWeight: 'You may also pay for months ahead, which buys %{metal} at the rate of the day on which you pay.',
  missed:
    'A month that is missed makes the scheme a month longer, but never longer than 365 days from the first instalment.',
  bonus: {
    instalment: 'Once all are paid and the day has come, the shop adds one instalment.',
    percent: 'Once all are paid and the day has come, the shop adds %{percent} of what is in the passbook.',
    making:
      'Once all are paid and the day has come, %{percent} of the making charge is waived on as much jewellery as the passbook pays.',
    none: 'The shop adds no bonus.',
  },
  early: {
    money: 'If you end it earlier, what you paid is paid back, or you take jewellery for it; without a bonus.',
    goods: 'If you end it earlier, you take jewellery for it, without a bonus.',
  },
  law: 'It is redeemed in jewellery, at the counter, within 365 days of the first instalment.',
  /** What customers are reminded of. */
  reminders: {
    before: 'Your instalment of %{amount} for %{month}, %{scheme}, passbook %{number}, is due on %{day}.',
    after:
      'Your instalment of %{amount} for %{month}, %{scheme}, passbook %{number}, was due on %{day} and has not come yet. It counts until %{until}.',
    lastMonth:
      'The jewellery for your passbook %{number} of %{scheme} has to be taken by %{day}. Please come to the shop before that day.',
    lastWeek:
      'The jewellery for your passbook %{number} of %{scheme} has to be taken by %{day}: only a few days are left. Please come to the shop.',
  },
  /** Names the messages by which they are told; `number`: which of the day. */
  reminderMessage: 'Scheme reminders %{day}, %{number}',
  /** Of a receipt. */
  forMonths: 'For',
  scheme: 'Scheme',
  paidSoFar: 'Paid into the passbook so far',
  passbook: {
    heads: {
      day: 'Day',
      what: 'Entry',
      amount: 'Amount',
      rate: 'Rate',
      weight: 'Fine weight',
      balance: 'Balance',
    },
    worth: 'Worth today',
    owed: 'In the passbook',
    fine: 'Fine weight',
    paidMonths: 'Months paid',
    ofMonths: '%{paid} of %{all}',
    next: 'Next instalment',
    due: '%{amount} on %{day}',
    late: '%{amount}, late since %{day}; it counts until %{until}',
    redeemed: 'Redeemed by %{number}',
    brought: 'Paid before',
    cancelled: '%{what}, cancelled',
  },
};
