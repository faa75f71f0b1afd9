import { piecesWords } from './pieces.ts';

const { line, why, carats } = piecesWords.pieces.price;

/** Where a number comes from. */
export const explainedWords = {
  explained: {
    title: 'Where the total comes from',
    explain: 'Explain this number',
    hide: 'Hide the reckoning',
    line: { ...line, line: 'Line %{number}', goods: 'Price', noGst: 'GST' },
    rule: {
      ...why,
      keptRate: '%{quantity} net × %{rate} for a gram of this fineness',
      countPrice: '%{quantity} × %{rate}',
      discountOnMaking: '%{quantity} of the making charge, %{of}',
      discountOnWhole: '%{quantity} of the whole, %{of}',
      discountOfLine: 'Off this line',
      schemeBonus: 'Bonus of the scheme',
      noMoreOff: 'No more comes off than there is',
      gstOfRate: '%{quantity} of %{of}, all that bears this rate; rounded once, to the paisa',
      withoutGst: 'None is charged',
      composition: 'None is charged under the composition scheme',
    },
    source: { commodityRates: 'Rate since %{since}', gstRates: 'GST rate of HSN %{title}, since %{since}' },
    carats,
  },
};
