/** What search engines and link previews say of each page of the site, and which picture they show. */
const general = 'tolashop';

export const metaWords = {
  landing: {
    description:
      'Gold and silver rates, stock, customers and WhatsApp messages for a jewellery shop, on the computer at the counter and on the phone.',
    preview: general,
  },
  about: {
    description:
      'TolaShop makes one thing: the software with which an Indian jeweller runs the shop. What we believe, and how we work.',
    preview: general,
  },
  pricing: {
    description: 'What TS Invoice and TS Messenger cost, plan by plan, in rupees for one shop, and what is in each.',
    preview: general,
  },
  tsinvoice: {
    description:
      'Quick bills and GST invoices for jewellers: weight, purity, making charge and HUID on every line, CGST, SGST or IGST by the buyer’s state.',
    preview: 'tsinvoice',
  },
  cart: { description: 'The plans of TS Invoice that you chose, kept on this device.', preview: 'tsinvoice' },
  tsmessenger: {
    description:
      'WhatsApp messages to the customers who want them: groups, templates, quiet hours, every delivery in sight, nobody written to twice.',
    preview: 'tsmessenger',
  },
  terms: { description: 'The terms under which a shop uses TolaShop.', preview: general },
  privacy: {
    description: 'What TolaShop keeps of you and of your customers, why, for how long, and what you may ask of us.',
    preview: general,
  },
  invoicePolicy: {
    description: 'What TS Invoice keeps of a shop’s bills and buyers, why and for how long.',
    preview: 'tsinvoice',
  },
  invoiceTerms: { description: 'The terms under which a shop uses TS Invoice.', preview: 'tsinvoice' },
  invoiceRefund: {
    description: 'When a plan of TS Invoice is paid back, how much of it and how soon.',
    preview: 'tsinvoice',
  },
  messengerPolicy: {
    description: 'What TS Messenger keeps of messages and of those who receive them, why and for how long.',
    preview: 'tsmessenger',
  },
  messengerTerms: {
    description: 'The terms under which a shop sends messages with TS Messenger.',
    preview: 'tsmessenger',
  },
  messengerRefund: {
    description: 'When a plan of TS Messenger is paid back, how much of it and how soon.',
    preview: 'tsmessenger',
  },
  publicPage: {
    description: 'What a shop shows you of its record: what it is, when it is ready, what it costs.',
    preview: general,
  },
  publicForm: { description: 'A form of a shop, to be filled in without an account.', preview: general },
  downloads: {
    description: 'Downloads of TolaShop: what runs on which device, the latest version, its size and its checksum.',
    preview: general,
  },
  careers: {
    description: 'Open vacancies at TolaShop: what there is to do, where, for what pay, and a form by which to apply.',
    preview: general,
  },
  career: { description: 'A vacancy at TolaShop.', preview: general },
  meeting: {
    description: 'A meeting: when it is, and for those who were invited where and about what.',
    preview: general,
  },
  adReport: { description: 'What came of an ad: how often it was seen and followed.', preview: general },
  bizCard: { description: 'A business card: call, write, save the contact, see today’s rate.', preview: general },
  checkout: { description: 'Order a plan of TS Invoice or TS Messenger.', preview: general },
  order: { description: 'An order of TolaShop.', preview: general },
} as const;
