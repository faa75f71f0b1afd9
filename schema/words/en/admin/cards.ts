/** Of business cards. */
export const cardsWords = {
  cards: {
    mine: {
      open: 'My card',
      title: 'My business card',
      none: 'You have no card yet. Fill in what customers shall see; whoever looks after the cards publishes it.',
      hint: 'What you change here stands on the card at once.',
      not_yours: 'You have no card yet. Ask whoever looks after the shop’s cards.',
    },
    share: {
      title: 'Hand it on',
      address: 'Address of the card',
      draft: 'Nobody sees it yet. Once it is published, its address and its QR code are here.',
      qr: 'QR code of the card of %{name}',
      svg: 'QR code as SVG, for print',
      png: 'QR code as picture (PNG)',
    },
    counts: 'Views and taps',
  },
};
