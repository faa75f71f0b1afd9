/** Words of enquiries beside those of their entity. */
export const enquiryWords = {
  enquiries: {
    walkOut: {
      title: 'Walked out',
      why: 'Why did they not buy?',
      hint: 'One tap notes it. Name, number and what they looked for can be added next.',
      somebody: 'Walk-in customer',
      noted: 'Noted. Add a name or number if you have one.',
    },
    mayBeOptOut: 'This may be an opt-out. If the customer wants no more messages, add the number under Opt-outs.',
    known: { contact: 'Known as', open: 'Already asking:', nobody: 'A new number' },
  },
  'resources.enquiries.empty': 'No enquiries yet. Note the next one who asks, or who leaves without buying.',
};
