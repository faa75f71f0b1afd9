/** Where letters and messages of a demo wait. */
export const outboxesWords = {
  outbox: {
    title: 'Outbox',
    lead: 'This is a demo: mails are not sent, they wait here.',
    empty: 'No mail yet.',
    to: 'To %{to}',
    messages: 'See the WhatsApp messages',
  },
  chatOutbox: {
    title: 'WhatsApp outbox',
    lead: 'This is a demo: no phone rings, messages wait here.',
    empty: 'No message yet.',
    to: 'To %{to}',
    answer: 'Answer as the customer',
    send: 'Send',
    answered: 'Sent. The shop finds it among its enquiries.',
    status: { accepted: 'On its way', sent: 'Sent', delivered: 'Delivered', read: 'Read', failed: 'Failed' },
    media: { image: 'Picture', video: 'Video', document: 'Document' },
  },
};
