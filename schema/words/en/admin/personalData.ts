/** What the shop keeps about a person, beside the words of erasures. */
export const personalDataWords = {
  personalData: {
    title: 'What is kept about a person',
    who: 'Who asks?',
    help: 'Everything that carries this number or this e-mail address is looked for, also in the trash. Make sure that it is really that person who asks.',
    look: 'Look up',
    nothing: 'Nothing is kept about this person.',
    download: 'Download all of it',
    print: 'Print',
    hindered: 'This person cannot be erased yet',
    erase: 'Erase this person',
    ask: 'Erase this person for good?',
    final:
      'What is marked so is deleted or emptied at once, with its files, remarks and history. Nobody can bring it back. Backups keep it until they are too old to be kept.',
    confirm: 'Erase for good',
    erased: 'Erased. It stands in the list that it was done.',
    outcome: { goes: 'Will be deleted', clears: 'Will be emptied; figures stay', stays: 'Stays' },
    because: {
      unsubscribed: 'So that this number is never written to again. Delete it there if the person wants that.',
      books:
        'Books of account are kept as the law asks, so that they still agree. A telephone number goes from them at once; name, address, GSTIN and PAN go when the law no longer asks for them.',
      named:
        'Books name this person, so that a record stays, without any of this. Nobody can open, choose or restore it.',
      published: 'The shop shows this card to everybody. Withdraw or delete it there.',
    },
  },
  'resources.contacts/personal_data.empty':
    'Nobody was erased yet. Look somebody up to show, hand over or erase what is kept about them.',
  'resources.contacts/personal_data.add': 'Look up a person',
};
