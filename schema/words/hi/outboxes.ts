import type { outboxesWords as English } from '../en/outboxes.ts';
import type { Translated } from '../translated.ts';

export const outboxesWords: Translated<typeof English> = {
  outbox: {
    title: 'आउटबॉक्स',
    lead: 'यह डेमो है: ईमेल भेजे नहीं जाते, यहीं रुकते हैं।',
    empty: 'अभी कोई ईमेल नहीं।',
    to: 'पाने वाला: %{to}',
    messages: 'WhatsApp संदेश देखें',
  },
  chatOutbox: {
    title: 'WhatsApp आउटबॉक्स',
    lead: 'यह डेमो है: किसी फ़ोन पर घंटी नहीं बजती, संदेश यहीं रुकते हैं।',
    empty: 'अभी कोई संदेश नहीं।',
    to: 'पाने वाला: %{to}',
    answer: 'ग्राहक की ओर से जवाब',
    send: 'भेजें',
    answered: 'भेज दिया। दुकान को यह पूछताछ में मिलेगा।',
    status: { accepted: 'रास्ते में', sent: 'भेजा', delivered: 'पहुँचा', read: 'पढ़ा', failed: 'नहीं गया' },
    media: { image: 'फ़ोटो', video: 'वीडियो', document: 'डॉक्यूमेंट' },
  },
};
