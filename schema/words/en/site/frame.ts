import { company } from '../../../company.ts';

/** Head, foot and what else every page of the site has. */
export const frameWords = {
  skip: 'Skip to the content',
  home: 'TolaShop, to the front page',
  menu: 'Menu',
  nav: 'Pages',
  invoice: 'TS Invoice',
  messenger: 'TS Messenger',
  pricing: 'Prices',
  about: 'About',
  signIn: 'Sign in',
  open: 'Open my shop',
  register: 'Register your shop',
  sample: 'Look into a sample shop',
  foot: {
    apps: 'Apps',
    company: 'Company',
    downloads: 'Downloads',
    careers: 'Work with us',
    city: company.city,
    legal: 'Legal',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    invoiceTerms: 'TS Invoice: terms',
    invoicePolicy: 'TS Invoice: privacy',
    invoiceRefund: 'TS Invoice: refunds',
    messengerTerms: 'TS Messenger: terms',
    messengerPolicy: 'TS Messenger: privacy',
    messengerRefund: 'TS Messenger: refunds',
    cart: 'Cart',
    tola: 'A tola is what a jeweller weighs gold by: 11.664 grams.',
  },
  close: {
    title: 'Open your book.',
    text: 'One shop, one owner, to start with. Your products and customers come over from a file.',
  },
};
