import type { positionWords as English } from '../en/positionWords.ts';
import type { Translated } from '../translated.ts';

export const positionWords: Translated<typeof English> = {
  title: 'धातु की स्थिति',
  about:
    'आज की फ़ाइन धातु। जो दुकान को देना है और जो पक्के भाव पर बुक है, वह घटा (−) कर लिखा है। भाव बदलने पर नफ़ा-नुकसान बची हुई धातु पर होता है। सिर्फ़ “कितनी बार बिका” चुने हुए दिनों का है।',
  none: 'खातों में अभी कोई धातु नहीं।',
  atRate: '%{what}, भाव %{rate} प्रति ग्राम',
  where: 'कहाँ',
  fine: 'फ़ाइन वज़न',
  worth: 'आज के भाव पर',
  net: 'खुली पोज़िशन',
  part: {
    stock: 'वज़न का स्टॉक',
    pieces: 'टैग वाले नग',
    melting: 'रिफ़ाइनरी में',
    branch: 'दूसरी दुकानों में',
    karigar: 'कारीगरों के पास',
    supplier: 'सप्लायर',
    customer: 'ग्राहक',
    scheme: 'योजना की पासबुकें',
    booked: 'पक्के भाव के ऑर्डर',
  },
  turnsTitle: 'स्टॉक कितनी बार बिका',
  metal: 'धातु',
  sold: 'बिका, वापसी घटाकर',
  average: 'औसत स्टॉक',
  turns: 'कितनी बार',
};
