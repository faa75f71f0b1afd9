/** Of the metal position, on the page and in letters. */
export const positionWords = {
  title: 'Metal position',
  about:
    'Fine metal as it stands today. What the shop owes, and what it has promised at a rate that was told, stands with a minus sign. A change of the rate wins or loses on what is left. Only the turns are of the chosen days.',
  none: 'No metal in the books yet.',
  atRate: '%{what} at %{rate} a gram',
  where: 'Where',
  fine: 'Fine weight',
  worth: 'At today’s rate',
  net: 'Open position',
  part: {
    stock: 'Stock by weight',
    pieces: 'Tagged pieces',
    melting: 'At refineries',
    branch: 'With other shops',
    karigar: 'With karigars',
    supplier: 'Suppliers',
    customer: 'Customers',
    scheme: 'Passbooks of schemes',
    booked: 'Orders at a promised rate',
  },
  turnsTitle: 'How often the stock was sold',
  metal: 'Metal',
  sold: 'Sold, less returns',
  average: 'On average in stock',
  turns: 'Turns',
};
