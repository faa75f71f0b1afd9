/** The page on which a person proves their e-mail address. Part of `visitors`. */
export const proveWords = {
  prove: {
    title: 'Prove your e-mail address',
    lead: 'Press the button if you registered on TolaShop. If you did not, close this page.',
    submit: 'This is my address',
    doneTitle: 'Your address is proved',
    done: 'You can now invite people, send messages and publish pages.',
    open: 'Open TolaShop',
    again: 'Sign in, and press “Send again” at the top of the page',
  },
};
