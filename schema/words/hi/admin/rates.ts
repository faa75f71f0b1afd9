import type { ratesWords as English } from '../../en/admin/rates.ts';
import type { Translated } from '../../translated.ts';

export const ratesWords: Translated<typeof English> = {
  rates: {
    today: 'आज',
    enter: 'नया भाव डालें',
    form: {
      unit: { perGram: '%{fineness} शुद्धता, ₹ प्रति ग्राम', perCarat: '₹ प्रति कैरेट' },
      last: 'पिछला भाव %{rate} (%{day})',
      first: 'अभी कोई भाव नहीं है',
    },
    buying: 'ख़रीद का भाव',
    jump: {
      title: 'क्या यह सही है?',
      line: '%{metal}: %{before} से %{now}, यानी %{change} का बदलाव',
      why: 'पिछले भाव से फ़र्क %{percent}% से ज़्यादा है।',
      confirm: 'हाँ, सहेजें',
    },
    correct: {
      button: 'सुधारें',
      title: '%{at} के भाव सुधारें',
      hint: 'यहाँ डाले गए भाव %{at} से लागू होंगे। गलत भाव पिछले भावों में “रद्द” लिखकर दिखते रहेंगे।',
      done: 'भाव सुधर गए',
    },
    withdrawn: 'रद्द: %{name}, %{at}',
    byFineness: 'शुद्धता के हिसाब से',
    karat: { 916: '22 कैरेट', 750: '18 कैरेट', 925: 'स्टर्लिंग', 950: 'Pt950' },
    trend: {
      title: 'पिछले भाव',
      metal: 'धातु',
      fineness: 'शुद्धता',
      span: 'कितना पीछे तक',
      spans: { week: 'हफ़्ता', month: 'महीना', year: 'साल', all: 'सारा' },
      lowest: 'सबसे कम',
      highest: 'सबसे ज़्यादा',
      change: 'बदलाव',
      none: 'इस दौरान कोई भाव नहीं है।',
      noneHint: 'ज़्यादा लंबा समय चुनें, या पुराने भाव फ़ाइल से लाएँ।',
      chart: '%{what}, %{from} से %{to} तक: सबसे कम %{lowest}, सबसे ज़्यादा %{highest}। टेबल में भी यही आँकड़े हैं।',
      table: 'यही आँकड़े टेबल में',
      on: { day: 'दिन', week: 'हफ़्ता, इस दिन से', month: 'महीना' },
      rate: 'भाव',
    },
    board: {
      title: 'भाव बोर्ड',
      hint: 'दुकान की स्क्रीन के लिए आज के भाव का पेज। जिसके पास इसका पता है, उसे दुकान का नाम, लोगो और ये भाव दिखते हैं।',
      show: 'भाव बोर्ड दिखाएँ',
      address: 'भाव बोर्ड का पता',
      pending: 'दुकान को मंज़ूरी मिलने पर यह दिखेगा।',
    },
  },
};
