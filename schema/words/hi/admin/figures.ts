import type { figuresWords as English } from '../../en/admin/figures.ts';
import type { Translated } from '../../translated.ts';

export const figuresWords: Translated<typeof English> = {
  open: 'आँकड़े',
  empty: 'यहाँ गिनने को कुछ नहीं।',
  many: '%{count} से ज़्यादा मिले। यह देखने के लिए सूची छोटी करें।',
  count: 'गिनती',
  average: 'औसत: %{what}',
  week: '%{day} से एक हफ़्ता',
  others: 'बाकी सब',
  earlier: 'इससे पहले',
  none: 'कोई नहीं',
  chart: '%{what}, %{from} से %{to} तक। यही आँकड़े नीचे तालिका में हैं।',
};
