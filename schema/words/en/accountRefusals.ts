/** Of accounts, and of persons who are to be erased. Part of `refusals`. */
export const accountRefusals = {
  wrongCredentials: 'Wrong e-mail or password.',
  googleTooLong: 'That took too long. Please sign in with Google again.',
  googleUnverified: 'Google has not verified this e-mail address.',
  googleUnconfirmed: 'Google did not confirm who you are. Please try again.',
  googleOtherEmail: 'This is not the e-mail address of your Google account',
  linkRequired: 'There is an account with this e-mail already. Enter its password to connect the two.',
  linkSpent: 'This link was used already or is too old. Please ask for a new one.',
  notPresentPassword: 'This is not your present password',
  easyPassword: 'Many people use this password, or it is easy to guess. Choose another one.',
  addressNotProved:
    'Prove your e-mail address first: open the link in the letter that we sent you. “Send again” at the top of the page sends another one.',
  addressProved: 'This e-mail address is proved already.',
  emailRegistered: 'This e-mail address is registered already. Sign in instead.',
  emailTaken: 'Another account has this e-mail address.',
  nobodyToErase: 'Nothing is kept about this person that could be erased.',
  personWaits: '%{many} of this person are still on their way. Wait until they are, or cancel them.',
  personOpen: '%{many}: something of this person is still open. Finish or cancel it first.',
  personOwes: 'Money or metal is still open on the account of this person. Settle it first.',
  erasedPerson: 'Erased',
  onlyOwner: 'You are the only owner of %{shop}. Make somebody else its owner first.',
};
