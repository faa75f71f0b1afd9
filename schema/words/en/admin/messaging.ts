/** Words of a shop's number at WhatsApp and of its money for messages. */
export const messagingWords = {
  messaging: {
    ledger: {
      title: 'Message balance',
      left: 'Left for messages',
      empty: 'Nothing yet. Once credit is added, every rupee in and out stands here.',
      not_loaded: 'The balance could not be loaded.',
      after: '%{balance} left',
      count: '1 message |||| %{count} messages',
      by: 'by %{name}',
      kind: {
        added: 'Credit',
        reserved: 'Put aside for sending',
        charged: 'Delivered, paid from what was put aside',
        released: 'Given back: not sent or not charged',
      },
      removed: 'A removed message',
      notices: 'Notices to colleagues',
      pages: 'Pages of the balance',
    },
    tell: {
      told: 'Told',
      more: 'And %{count} more, once these are told.',
      noMessages: 'No number, or wants no messages: call, or tell it at the counter.',
    },
    templateFor: {
      notices: {
        title: 'Notices to colleagues by WhatsApp',
        help: 'With this template people of the shop are told on WhatsApp what they have chosen in their accounts. Each notice costs what a message of the template’s kind costs.',
        label: 'Template for notices to colleagues',
        none: 'None: nobody is told by WhatsApp',
        price: '%{price} for each notice',
        done: 'The template for notices is saved',
        no_number: 'The shop has no number at WhatsApp yet. Support can set one up.',
        no_templates:
          'None of the approved templates fits. Its text needs one placeholder, for what happened, or two, the second for the link; its header and its buttons none, and no file.',
        gone: 'This template is no longer approved, or has changed so that it does not fit. Until you choose another one nobody is told by WhatsApp.',
        unpaid:
          'The balance did not suffice for 1 notice of the last 7 days, which was not sent. |||| The balance did not suffice for %{count} notices of the last 7 days, which were not sent.',
        not_payable: 'The balance does not suffice for a notice. Until credit is added nobody is told by WhatsApp.',
      },
      reminders: {
        title: 'Reminders of instalments by WhatsApp',
        help: 'With this template customers are reminded before and after the day of an instalment, and before the last lawful day of their passbook: each once, outside the quiet hours. Whoever has a language of their own gets the template in it, where it is approved. Each reminder costs what a message of the template’s kind costs.',
        label: 'Template for reminders',
        none: 'None: told by hand',
        price: '%{price} for each reminder',
        done: 'The template for reminders is saved',
        no_templates:
          'None of the approved templates fits. Its text needs one placeholder, for the reminder, or two, the second for the page of the passbook; its header and its buttons none, and no file.',
        gone: 'This template is no longer approved, or has changed so that it does not fit. Until you choose another one customers are reminded by hand.',
        not_payable:
          'The balance does not suffice for a reminder. Until credit is added customers are reminded by hand.',
      },
    },
    setup: {
      open: 'WhatsApp',
      title: 'WhatsApp of %{name}',
      account: 'Number and prices',
      account_help: 'The two IDs are in WhatsApp Manager, under API setup. Prices are rupees for one message.',
      credit: 'Credit',
      balance: '%{balance} left for messages.',
      no_number: 'No number yet: the shop cannot send messages.',
      newest: 'Added so far',
    },
  },
  'resources.shops.help.addChatCredit.amount': 'An amount below zero takes back what was added by mistake.',
};
