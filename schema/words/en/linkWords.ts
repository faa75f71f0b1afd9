/** The pages to which the links of letters lead. Part of `visitors`. */
export const linkWords = {
  reset: {
    title: 'Choose a new password',
    lead: 'You will be signed out wherever you are signed in now.',
    field: 'New password',
    submit: 'Save the password',
    doneTitle: 'The new password holds',
    done: 'Everywhere else you were signed out.',
    askAgain: 'Ask for a new link',
  },
  prove: {
    title: 'Prove your address',
    lead: 'Press the button if you registered on TolaShop. If you did not, close this page.',
    submit: 'This is my address',
    doneTitle: 'Your address is proved',
    done: 'You can now invite people, send messages and publish pages.',
    open: 'Open TolaShop',
    again: 'Sign in, and press “Send again” at the top of the page',
  },
};
