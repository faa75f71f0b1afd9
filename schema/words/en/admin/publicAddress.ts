/** Of the addresses under which visitors see a record, or a form. */
export const publicAddressWords = {
  record: {
    open: 'Page for the customer',
    none: 'Make an address under which a customer sees this without an account. Nobody guesses it; whoever has it sees this and nothing else:',
    address: 'Address for the customer',
    hint: 'Whoever has this address sees the page as the record is at that moment.',
    not_yours: 'Nobody has made an address for this yet. Whoever may change the record can make one.',
  },
  form: {
    open: 'Form for customers',
    none: 'Make an address under which customers fill in a form by themselves, without an account: send it, or print it for the counter. What they send stands in this list at once. They are asked for this:',
    address: 'Address of the form',
    hint: 'Whoever has this address can fill in the form. What they send stands in this list at once.',
    not_yours: 'Nobody has made an address for this form yet.',
  },
  make: 'Make the address',
  pending: 'It is shown once the shop is approved.',
  share: 'Share',
  name: 'A name of your own',
  name_hint: '3 to 60 letters a to z, digits and -. Anybody may guess it. Leave it empty for none.',
  name_save: 'Save the name',
  named: 'The address has this name now',
  nameless: 'The address has no name any more',
  withdraw: 'Withdraw the address',
  withdraw_text: 'Whoever has the address finds nothing any more. A new one is another.',
  withdraw_sure: 'Withdraw it',
  withdrawn: 'Address withdrawn',
};
