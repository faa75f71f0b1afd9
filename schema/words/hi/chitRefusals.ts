import type { chitRefusals as English } from '../en/chitRefusals.ts';
import type { Translated } from '../translated.ts';

export const chitRefusals: Translated<typeof English> = {
  chitWhole: 'सब किस्तें जमा हो चुकी हैं।',
  chitTooMany: 'इतनी ही किस्तें बाकी हैं: %{left}।',
  chitMonthOther:
    'अब सबसे पुराना बाकी महीना %{month} है, %{asked} नहीं: शायद इस बीच किसी ने किस्त ले ली। %{month} के लिए जमा करना हो तो फिर भेजें।',
  chitMonthsApart:
    'बीच के एक महीने की किस्त जमा हो चुकी है। उससे पहले के महीने इस रसीद से लें, और बाकी दूसरी रसीद से। उससे पहले के महीने: %{run}।',
  chitBeforeJoined: 'पासबुक %{day} को जुड़ी थी। वही दिन या उसके बाद का दिन लिखें।',
  chitTooLate: 'क़ानून के हिसाब से %{day} तक माल देना है। उसके आगे के लिए कुछ जमा नहीं हो सकता।',
  chitFixed: 'इस पासबुक की हर किस्त एक जैसी है: ₹%{amount} लिखें।',
  chitLeast: 'कम से कम ₹%{least}।',
  chitMultiple: 'हर महीने के लिए ₹%{multiple} के गुणा में लिखें।',
  chitNotActive: 'यह पासबुक काम आ चुकी है या बंद हो चुकी है।',
  chitSchemeClosed: 'उस दिन इस योजना में कोई नहीं जुड़ सकता: वह खुली नहीं है।',
  chitBroughtIncomplete: 'जो पहले जमा हुआ, उसकी पहली किस्त का दिन और रुपये लिखें, और धातु ख़रीदी गई हो तो फ़ाइन वज़न भी।',
  chitBroughtTooMany: 'योजना में जितनी किस्तें हैं, उससे ज़्यादा महीने पहले जमा लिखे हैं।',
  chitOtherMetal: 'यह योजना की धातु नहीं है।',
  chitNoRate: 'इस धातु का उस दिन का भाव नहीं है। पहले भाव लिखें।',
  chitGoodsOnly: 'योजना के नियम से इसके बदले गहने ही मिलते हैं: इससे बिल चुकाएँ।',
  chitEmpty: 'इस पासबुक में कुछ नहीं है।',
  chitRefundStays: 'जो लौटाया गया, वह वैसा ही रहता है।',
  chitSameHolder: 'यह पहले से इसी ग्राहक की है।',
  chitChoose: 'कौन सी पासबुक, यह चुनें: “योजना” दबाएँ।',
  chitTwice: 'पासबुक %{number} दो बार लिखी है।',
  chitOtherHolder: 'पासबुक %{number} किसी और ग्राहक की है।',
  chitSpent: 'पासबुक %{number} काम आ चुकी है या बंद हो चुकी है।',
  chitWorthOther: 'पासबुक %{number} की क़ीमत अब कुछ और है। फिर “योजना” दबाएँ।',
  chitBonusOther: 'योजना का बोनस अब माल से मेल नहीं खाता। फिर “योजना” दबाएँ।',
};
