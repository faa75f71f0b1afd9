export const messengerWords = {
  title: 'The right forty people, not everybody.',
  lead: 'TS Messenger writes to your customers on WhatsApp, one by one and by name: a new collection to those who buy bridal, the scheme’s last instalment to those who have one left.',
  action: 'Choose a plan',
  phone: 'A message as it arrives on a customer’s phone',
  compose: 'A message being composed: who gets it, what it says, what it costs',
  sections: [
    {
      title: 'Seen before it is sent',
      text: 'Choose groups, a template and its words. The preview shows the message of any one customer as the phone will show it, and what the whole of it costs. Send it to yourself first.',
    },
    {
      title: 'Nobody gets it twice',
      text: 'Each recipient is a line of its own that only moves forward. If the power goes in the middle, sending goes on where it stopped; what is uncertain is shown to you and not sent again by the machine.',
    },
    {
      title: 'Not at dinner, not against a wish',
      text: 'Quiet hours hold messages until the morning. Whoever answers STOP is left out from then on, and double numbers are skipped.',
    },
    {
      title: 'Every answer in its place',
      text: 'Queued, sent, delivered, read, failed and why, live while it runs. Write again to those who did not get it, with one press.',
    },
  ],
  plans: {
    title: 'What it costs',
    text: 'In rupees for one shop, before GST. %{names} WhatsApp’s own charge for each delivered message comes on top and is passed on as Meta asks it; you see it before you send.',
  },
  questions: {
    title: 'Asked at the counter',
    items: [
      {
        title: 'Which number do customers see?',
        text: 'Your shop’s own, registered with WhatsApp Business. It stays yours when you leave.',
      },
      {
        title: 'May I write to any number I have?',
        text: 'Only to people who agreed to hear from you. WhatsApp asks for it, and so does the law; TS Messenger keeps who agreed and who did not want to any more.',
      },
      {
        title: 'Can I write whatever I like?',
        text: 'The first word to a customer is a template that WhatsApp has approved. Within a day of an answer you may write freely on the phone.',
      },
      {
        title: 'How many can I send in a day?',
        text: 'WhatsApp decides: 250 people a day for a new business, then 2,000, 10,000, 100,000 as your messages are welcome.',
      },
    ],
  },
};
