import type { shortages as English } from '../en/shortages.ts';
import type { Translated } from '../translated.ts';

export const shortages: Translated<typeof English> = {
  tillShort: 'गल्ले में %{amount} कम पड़ेंगे। पहले आया हुआ नकद लिखें, या ज़्यादा देने की वजह लिखें।',
  stockShort: 'स्टॉक में %{amount} फ़ाइन धातु कम पड़ेगी। पहले आई हुई धातु लिखें, या ज़्यादा देने की वजह लिखें।',
};
