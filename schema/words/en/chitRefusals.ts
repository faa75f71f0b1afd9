/** Of schemes and their passbooks. */
export const chitRefusals = {
  chitWhole: 'All instalments are paid.',
  chitTooMany: 'Only so many instalments are left: %{left}.',
  chitMonthOther:
    'The oldest month to pay is %{month}, and not %{asked}: somebody may have taken an instalment meanwhile. Send again to pay for %{month}.',
  chitMonthsApart:
    'A month in between is paid already. Take the months before it with this receipt, and the others with a second one. Months before it: %{run}.',
  chitBeforeJoined: 'The passbook was joined on %{day}. Enter that day or a later one.',
  chitTooLate: 'Goods must be handed over by %{day}, the last lawful day. Nothing can be paid in for later.',
  chitFixed: 'Each instalment of this passbook is the same: enter ₹%{amount}.',
  chitLeast: 'At least ₹%{least}.',
  chitMultiple: 'Enter a multiple of ₹%{multiple} for each month.',
  chitNotActive: 'This passbook was redeemed or has ended.',
  chitSchemeClosed: 'Nobody can join this scheme on that day: it is not open.',
  chitBroughtIncomplete:
    'Of what was paid before, enter the day of the first instalment and the rupees, and the fine weight where it bought metal.',
  chitBroughtTooMany: 'More months were paid before than the scheme has instalments.',
  chitOtherMetal: 'This is not the metal of the scheme.',
  chitNoRate: 'There is no rate of this metal for that day. Enter the rate first.',
  chitGoodsOnly: 'By the rule of its scheme it ends in jewellery only: pay a bill with it.',
  chitEmpty: 'Nothing is in this passbook.',
  chitRefundStays: 'What was paid back stays.',
  chitSameHolder: 'It is this customer’s already.',
  chitChoose: 'Choose the passbook that pays: press Scheme.',
  chitTwice: 'The passbook %{number} is there twice.',
  chitOtherHolder: 'The passbook %{number} is another customer’s.',
  chitSpent: 'The passbook %{number} was redeemed, or has ended.',
  chitWorthOther: 'The passbook %{number} is worth something else by now. Press Scheme again.',
  chitBonusOther: 'The bonus of the scheme no longer fits the goods. Press Scheme again.',
};
