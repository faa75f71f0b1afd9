import type { karigarRefusals as English } from '../en/karigarRefusals.ts';
import type { Translated } from '../translated.ts';

export const karigarRefusals: Translated<typeof English> = {
  karigarSlipIncomplete: 'कुछ बाकी है: कारीगर चुनें और हर लाइन में जो माँगा है, लिखें। पहले इसे सहेजें।',
  stockTooLittle: 'जितनी धातु दी जा रही है, स्टॉक में उतनी नहीं है। पहले आया माल लिखें, या कम दें।',
  receiptNotPosted: 'पहले माल लें।',
};
