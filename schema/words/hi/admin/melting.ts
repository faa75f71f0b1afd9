import type { meltingWords as English } from '../../en/admin/melting.ts';
import type { Translated } from '../../translated.ts';

export const meltingWords: Translated<typeof English> = {
  'resources.melting_lots.empty':
    'अभी कुछ नहीं गलाया। “पुराना सोना इकट्ठा करें” से गलाने के लिए ख़रीदा सारा माल पहले लॉट में आ जाता है।',
  'resources.melting_lots.help.lines':
    'पुराने सोने की ख़रीद की लाइन, जैसी ख़रीदी। दुकान की दूसरी धातु का वज़न और टंच लिखें, और मुनाफ़े में गिनना हो तो उसकी लागत।',
  'resources.melting_lots.help.refine.refinedFineness': '999 को शुद्ध गिना जाता है',
  'resources.melting_lots.help.refine.rate': 'लौटी धातु का मूल्य इसी से लगता है',
};
