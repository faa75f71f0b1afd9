/** Of a record's page for visitors. */
export const publicPageWords = {
  open: 'Page for the customer',
  none: 'Make an address under which a customer sees this without an account. Nobody guesses it; whoever has it sees this and nothing else:',
  make: 'Make the address',
  address: 'Address for the customer',
  hint: 'Whoever has this address sees the page as the record is at that moment.',
  pending: 'It is shown once the shop is approved.',
  share: 'Share',
  withdraw: 'Withdraw the address',
  withdraw_text: 'Whoever has the address finds nothing any more. A new one is another.',
  withdraw_sure: 'Withdraw it',
  withdrawn: 'Address withdrawn',
  not_yours: 'Nobody has made an address for this yet. Whoever may change the record can make one.',
};
