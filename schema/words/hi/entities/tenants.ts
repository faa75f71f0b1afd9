import type { tenants } from '../../../entities/tenants.ts';
import type { Words } from '../../schemaWords.ts';
import { tenantStatuses } from '../choices.ts';
import { states } from '../states.ts';

export const tenantsWords = {
  one: 'कारोबार',
  many: 'कारोबार',
  fields: {
    name: 'नाम',
    status: 'स्थिति',
    contactName: 'संपर्क',
    email: 'ईमेल',
    mobileNo: 'मोबाइल नंबर',
    notes: 'नोट',
  },
  sections: {
    business: { label: 'कारोबार' },
    contact: { label: 'संपर्क', help: 'इस कारोबार के बारे में किसे फ़ोन करें' },
  },
  values: { status: tenantStatuses, 'openShop.stateCode': states },
  inputs: {
    openShop: {
      shopName: 'दुकान का नाम',
      pin: 'PIN',
      stateCode: 'राज्य',
      ownerName: 'मालिक का नाम',
      ownerEmail: 'मालिक का ईमेल',
      ownerMobileNo: 'मालिक का मोबाइल नंबर',
    },
  },
  buttons: {
    suspend: {
      label: 'रोक लगाएँ',
      title: '%{name} पर रोक लगाएँ?',
      text: 'इस कारोबार के सब लोगों का तुरंत साइन आउट होगा, और इसकी सभी दुकानों में साइन इन बंद रहेगा। कुछ मिटता नहीं; फिर चालू करने पर सब वापस आ सकेंगे।',
      done: '%{name} पर रोक लग गई है',
    },
    reactivate: {
      label: 'फिर चालू करें',
      title: '%{name} को फिर चालू करें?',
      text: 'इसके लोग फिर साइन इन कर सकेंगे, सब अपनी-अपनी पहले वाली दुकानों में।',
      done: '%{name} फिर चालू है',
    },
    openShop: {
      label: 'मालिक के साथ दुकान जोड़ें',
      text: 'मालिक को ईमेल जाएगा, जिसके लिंक से पासवर्ड चुना जाता है।',
      done: 'दुकान जुड़ गई: %{name}, मालिक को इनवाइट भेज दिया',
    },
  },
} satisfies Words<typeof tenants>;
