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
      pages: 'Pages of the balance',
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
