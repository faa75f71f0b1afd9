import type { explainedWords as English } from '../../en/admin/explained.ts';
import type { Translated } from '../../translated.ts';
import { piecesWords } from './pieces.ts';

const { line, why, carats } = piecesWords.pieces.price;

export const explainedWords: Translated<typeof English> = {
  explained: {
    title: 'कुल रकम कैसे बनी',
    explain: 'यह रकम कैसे बनी',
    hide: 'हिसाब छिपाएँ',
    line: { ...line, line: 'लाइन %{number}', goods: 'दाम', noGst: 'GST' },
    rule: {
      ...why,
      keptRate: 'नेट %{quantity} × इस शुद्धता के एक ग्राम का भाव %{rate}',
      countPrice: '%{quantity} × %{rate}',
      discountOnMaking: 'बनवाई के %{of} का %{quantity}',
      discountOnWhole: 'पूरी रकम %{of} का %{quantity}',
      discountOfLine: 'इस लाइन पर छूट',
      schemeBonus: 'योजना का बोनस',
      noMoreOff: 'जितना है, उससे ज़्यादा नहीं घटता',
      gstOfRate: '%{of} का %{quantity}, जिस पर यही दर है; एक बार, पैसे तक राउंड',
      withoutGst: 'नहीं लगा',
      composition: 'कंपोज़िशन स्कीम में नहीं लगता',
    },
    source: { commodityRates: 'भाव, कब से: %{since}', gstRates: 'HSN %{title} की GST दर, कब से: %{since}' },
    carats,
  },
};
