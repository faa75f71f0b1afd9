import type { karigarRefusals as English } from '../en/karigarRefusals.ts';
import type { Translated } from '../translated.ts';

export const karigarRefusals: Translated<typeof English> = {
  karigarSlipIncomplete: 'कुछ बाकी है: कारीगर चुनें और हर लाइन में जो माँगा है, लिखें। पहले इसे सहेजें।',
  stockTooLittle: 'जितनी धातु दी जा रही है, स्टॉक में उतनी नहीं है। पहले आया माल लिखें, या कम दें।',
  karigarHoldsLess:
    'कारीगर के पास यह फ़ाइन धातु %{held} है, और इस रसीद में %{brought} आ रही है। वज़न देखें, या “ज़्यादा निकला, हिसाब हुआ” की लाइन जोड़ें।',
  karigarBroughtBack:
    'कारीगर के पास यह फ़ाइन धातु %{held} है, और रद्द करने पर %{brought} वापस आएगी। पहले इस धातु की रसीदें रद्द करें।',
  receiptNotPosted: 'पहले माल लें।',
  answerOtherAmount: 'इस बीच रकम बदल गई है। एक बार फिर देख लें।',
  answerGiven: 'इसका जवाब पहले दिया जा चुका है। कुछ बदलना हो तो दुकान से बात करें।',
  answerNotAsked: 'अब जवाब देने को कुछ नहीं है।',
  workStillOpen: 'इस पर काम अभी बाकी है। पहले इसके काम के ऑर्डर पूरे करें, या रद्द करें।',
  workOfNobody: 'इसमें कोई ग्राहक नहीं है। पहले ग्राहक चुनें।',
  workBilled: 'इस काम का बिल बन चुका है।',
  workInOrder: 'यह एक ऑर्डर के लिए बन रहा है: बिल वहीं से बनाएँ।',
  noGstOnWork: 'SAC %{sac} के लिए कोई GST दर नहीं है। पहले GST दरों में दर्ज करें।',
  workGiven: 'इसके काम के ऑर्डर बन चुके हैं।',
  nothingToMake: 'बनाने को कुछ नहीं: हर लाइन का नग या काम का ऑर्डर है।',
  goodsNotHere: 'माल अब यहाँ नहीं है, या इस बीच बदल गया। एक बार फिर देख लें।',
};
