import type { letters as English } from '../en/letters.ts';
import type { Translated } from '../translated.ts';

export const letters: Translated<typeof English> = {
  greeting: 'नमस्ते %{name},',
  reset: {
    subject: 'TolaShop का नया पासवर्ड चुनें',
    before: 'किसी ने, शायद आपने ही, आपके TolaShop अकाउंट के लिए नया पासवर्ड माँगा है।',
    action: 'नया पासवर्ड चुनें',
    after: 'लिंक 15 मिनट तक, एक ही बार चलेगा। अगर आपने नहीं माँगा, तो इस ईमेल को छोड़ दें: कुछ बदला नहीं है।',
  },
  invitation: {
    subject: 'TolaShop पर आने का इनवाइट',
    before: 'आपको TolaShop पर एक दुकान में काम करने का इनवाइट मिला है। बस पासवर्ड चुनें और काम शुरू करें।',
    action: 'इनवाइट मानें',
    after: 'लिंक 7 दिन तक, एक ही बार चलेगा। अगर यह इनवाइट आपके लिए नहीं है, तो इस ईमेल को छोड़ दें।',
  },
  membership: {
    subject: 'TolaShop पर अब आप %{shop} के स्टाफ़ में हैं',
    before: 'अब आप %{shop} के स्टाफ़ में हैं। हमेशा की तरह साइन इन करें और अपनी दुकानों में से यह दुकान चुनें।',
    action: 'TolaShop खोलें',
    after: 'अगर आपको इसका पता नहीं था, तो अपने कारोबार के मालिक से पूछें।',
  },
  order: {
    subject: 'TolaShop पर आपका ऑर्डर %{number}',
    before:
      'आपका ऑर्डर %{number} हमें मिल गया है: %{plans}। GST मिलाकर कुल %{total}। हम इनवॉइस भेजेंगे और आपके साथ मिलकर प्लान चालू करेंगे; तब तक कुछ बकाया नहीं है।',
    action: 'ऑर्डर देखें',
    after: 'अगर यह ऑर्डर आपका नहीं है, तो इसी ईमेल का जवाब दें; हम इसे रद्द कर देंगे।',
  },
  meetingInvited: {
    subject: 'न्योता: %{title}, %{when}',
    before: '%{shop} की ओर से आपको न्योता है: %{title}, %{when}। %{place}',
    action: 'बताएँ कि आएँगे या नहीं',
    after: 'यह लिंक सिर्फ़ आपका है और इसके लिए खाता नहीं चाहिए: एजेंडा, जगह और आपका जवाब वहीं है। इसे आगे न भेजें।',
  },
  meetingChanged: {
    subject: 'बदलाव: %{title}, अब %{when}',
    before: '%{shop} की यह बैठक बदल गई है: %{title} अब %{when} है। %{place}',
    action: 'देखें और जवाब दें',
    after: 'जब तक आप नया जवाब नहीं देते, आपका पुराना जवाब बना रहेगा। यह लिंक सिर्फ़ आपका है।',
  },
  meetingCancelled: {
    subject: 'रद्द: %{title}, %{when}',
    before: '%{shop} ने यह बैठक रद्द कर दी है: %{title}, %{when}।',
    action: 'बैठक देखें',
    after: 'आपको कुछ नहीं करना है। साथ की फ़ाइल इसे आपके कैलेंडर से हटा देगी।',
  },
  meetingReminder: {
    subject: 'याद रहे: %{title}, %{when}',
    before: '%{shop} की ओर से याद: %{title}, %{when}। %{place}',
    action: 'एजेंडा और जगह देखें',
    after: 'आप वहाँ अपना जवाब अब भी बदल सकते हैं। यह लिंक सिर्फ़ आपका है।',
  },
  digest: {
    subject: 'आज सुबह %{shop} में: %{count} बिना पढ़ी सूचनाएँ',
    before: '%{shop} में यह नया है और अब तक पढ़ा नहीं गया, सबसे नया पहले। कुल: %{count}।',
    action: 'सब देखें',
    after: 'आपने चुना था कि जिस सुबह कुछ नया हो, यह चिट्ठी आए। “मेरा अकाउंट” में इसे बदल सकते हैं।',
  },
  report: {
    subject: '%{title}: %{days}, %{shop}',
    before: '%{shop} की आपकी सहेजी हुई रिपोर्ट “%{title}”: %{days}।',
    action: 'रिपोर्ट खोलें',
    after: 'आपने चुना था कि यह रिपोर्ट हर सुबह आए। इसे अपनी सहेजी हुई रिपोर्टों में बदल सकते हैं।',
  },
  supportAsked: {
    subject: '%{title}',
    before: '%{title}। %{text}',
    action: 'जवाब दें',
    after: 'मालिक की अनुमति के बिना कोई अंदर नहीं आता। कितना और कब तक, यह आप तय करते हैं, और मना भी कर सकते हैं।',
  },
  supportEmergency: {
    subject: '%{title}',
    before: '%{title}। %{text}। TolaShop के दूसरे एडमिन ने इसकी मंज़ूरी दी है।',
    action: 'देखें और खत्म करें',
    after: 'आप इसे तुरंत खत्म कर सकते हैं। निजी जानकारी छिपी रहती है।',
  },
  notice: {
    subject: '%{title}',
    before: '%{title}। %{text}',
    action: 'TolaShop खोलें',
    after: 'यह सूचना ईमेल पर आना आपने चुना है। इसे “मेरा अकाउंट” में बदलें।',
  },
};
