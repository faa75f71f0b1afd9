import type { meltingRefusals as English } from '../en/meltingRefusals.ts';
import type { Translated } from '../translated.ts';

export const meltingRefusals: Translated<typeof English> = {
  lotIncomplete: 'कुछ बाकी है: रिफ़ाइनरी चुनें और हर लाइन में वज़न और टंच लिखें। पहले इसे सहेजें।',
  nothingToMelt: 'गलाने को कुछ नहीं है: जो गलाने के लिए ख़रीदा, वह किसी लॉट में है।',
  moreThanMelted: '%{given} फ़ाइन धातु गई थी, और सैंपल मिलाकर %{back} वापस आएगी। वज़न और टंच फिर से देखें।',
  oldGoldInLot: 'यह माल गलाई के एक लॉट में है। पहले वह लॉट रद्द करें।',
  oldGoldInOther: 'इस लॉट की एक लाइन भेजे जा चुके दूसरे लॉट में है। उसे हटाएँ, या वह लॉट रद्द करें।',
  oldGoldOtherwise:
    'एक लाइन अपनी ख़रीद से मेल नहीं खाती: ख़रीद खाते में हो, गलाने के लिए हो, इसी धातु की हो, और वज़न, टंच, घटत और रकम वही हों।',
};
