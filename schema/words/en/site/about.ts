import { company } from '../../../company.ts';

export const aboutWords = {
  title: 'We make one book, and keep it well.',
  lead: '%{name} writes software for one trade: the Indian jeweller. A shop that sells by the milligram deserves a ledger that is as exact.',
  sections: [
    {
      title: 'Why a ledger',
      text: [
        'A jeweller’s shop is not a supermarket. The same bangle has a gross, a net and a fine weight; its price changes with the market before lunch; it is sold to a grandmother, her daughter and her granddaughter over fifty years.',
        'Most shops keep that in three places: an accounting program, a bundle of notebooks, and the owner’s head. We put it into one book that everybody in the shop can open, each as far as they should.',
      ],
    },
    {
      title: 'How we work',
      text: [
        'Money is counted in paise and weight in milligrams, rounded once, at the end. Rates and taxes are dated and never overwritten. What was issued stays as it was.',
        'It has to be quick on an inexpensive phone over a poor line, because that is where it is used. These pages that you read came to you in less than most photographs.',
        'We do not sell data, show advertising inside the app, or count what you click on this site.',
      ],
    },
    {
      title: 'Where the name comes from',
      text: [
        'A tola is the old weight in which gold is still quoted at the counter: 11.664 grams. Our plans go by its parts: eight ratti are a masha, twelve masha a tola.',
      ],
    },
  ],
  contact: {
    title: 'Write to us',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    where: company.address.join(', '),
    grievance: 'Grievance officer',
    officer: company.grievanceOfficer,
  },
};
