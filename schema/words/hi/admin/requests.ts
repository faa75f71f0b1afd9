import type { requestWords as English } from '../../en/admin/requests.ts';
import type { Translated } from '../../translated.ts';

export const requestWords: Translated<typeof English> = {
  requests: {
    thread: 'बातचीत',
    support: 'सपोर्ट',
    asked: 'पूछा',
    internal: 'अंदरूनी नोट',
    earlier: 'पुराने जवाब',
    reply: 'जवाब लिखें',
    send: 'जवाब भेजें',
    sendAndWait: 'भेजें और दुकान के जवाब का इंतज़ार करें',
    sendAndSolve: 'भेजें और हल हुआ मानें',
    keepNote: 'नोट रखें',
    internalHint: 'अंदरूनी नोट दुकान को कभी नहीं दिखता।',
    reopens: 'जवाब देने पर अनुरोध फिर खुल जाता है।',
    closed: 'यह अनुरोध बंद हो चुका है। कुछ बाकी हो तो नया अनुरोध करें।',
    attach: 'फ़ोटो लगाएँ',
    nobody: 'अभी कोई नहीं',
    takeOn: 'मैं देखता/देखती हूँ',
    seeError: 'गड़बड़ी देखें',
    changed: 'सहेजा गया',
    facts: 'अनुरोध की जानकारी',
  },
  'resources.serviceRequest.empty': 'अभी कोई अनुरोध नहीं। कुछ समझ न आए या काम न करे तो हमसे पूछें।',
  'resources.system/service_requests.empty': 'अभी किसी दुकान ने कुछ नहीं पूछा।',
};
