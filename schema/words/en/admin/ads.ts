/** Of ads. */
export const adsWords = {
  ads: {
    label: 'Ad',
    preview: {
      title: 'How it looks',
      none: 'Choose a place to see the ad in it.',
      headline: 'Headline',
      picture: 'Without a picture the headline is shown.',
    },
    report: {
      title: 'What came of it',
      none: 'Nobody has seen it yet.',
      place: 'Place',
      views: 'Views',
      clicks: 'Clicks',
      rate: 'Click rate',
      all: 'Together',
      for_advertiser: 'For the advertiser',
      address: 'Address of the report',
      no_address:
        'Make an address and send it to the advertiser, who then reads these figures, by day too, without an account.',
    },
  },
};
