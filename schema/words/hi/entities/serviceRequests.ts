import type { serviceRequests } from '../../../entities/serviceRequests.ts';
import type { Words } from '../../schemaWords.ts';

export const serviceRequestsWords = {
  one: 'सहायता अनुरोध',
  many: 'सहायता अनुरोध',
  fields: {
    number: 'संदर्भ नंबर',
    subject: 'विषय',
    kind: 'किस तरह का',
    priority: 'कितना ज़रूरी',
    text: 'क्या हुआ',
    state: 'स्थिति',
    requesterId: 'किसने पूछा (आईडी)',
    requester: 'किसने पूछा',
    handlerId: 'किसके ज़िम्मे (आईडी)',
    handler: 'किसके ज़िम्मे',
    errorLogId: 'गड़बड़ी का संदर्भ',
    errorSummary: 'गड़बड़ी',
    answeredAt: 'पहला जवाब',
    hoursToAnswer: 'पहले जवाब में घंटे',
    solvedAt: 'कब हल हुआ',
    satisfaction: 'संतुष्टि',
    satisfactionText: 'एक वाक्य में',
  },
  values: {
    kind: { question: 'सवाल', fault: 'गड़बड़ी', wish: 'सुझाव', account: 'खाता या बिल' },
    priority: { low: 'कम', normal: 'सामान्य', urgent: 'तुरंत' },
    state: { open: 'खुला', waiting: 'दुकान के जवाब का इंतज़ार', solved: 'हल हुआ', closed: 'बंद' },
  },
  inputs: { rate: { satisfaction: 'संतुष्टि', satisfactionText: 'एक वाक्य में' } },
  buttons: {
    rate: {
      label: 'जवाब कैसा लगा, बताएँ',
      title: 'आप कितने संतुष्ट हैं?',
      text: '1 यानी बिल्कुल नहीं, 5 यानी बहुत।',
      done: 'बताने के लिए धन्यवाद',
    },
    attachError: {
      label: 'पिछली गड़बड़ी जोड़ें',
      text: 'इस दुकान में दर्ज पिछली गड़बड़ी साथ जाएगी, ताकि सपोर्ट उसे देख सके।',
      done: 'पिछली गड़बड़ी जोड़ दी',
    },
  },
  transitions: {
    ask: 'दुकान के जवाब का इंतज़ार करें',
    solve: 'हल हुआ मानें',
    reopen: 'फिर खोलें',
    close: 'बंद करें',
  },
  figures: {
    byKind: 'किस तरह के',
    byState: 'स्थिति के हिसाब से',
    toAnswer: 'पहले जवाब में घंटे',
    satisfied: 'संतुष्टि',
  },
} satisfies Words<typeof serviceRequests>;
