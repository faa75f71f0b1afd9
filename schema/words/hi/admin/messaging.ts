import type { messagingWords as English } from '../../en/admin/messaging.ts';
import type { Translated } from '../../translated.ts';

export const messagingWords: Translated<typeof English> = {
  messaging: {
    ledger: {
      title: 'संदेशों का बैलेंस',
      left: 'संदेशों के लिए बाकी',
      empty: 'अभी कुछ नहीं है। पैसे जमा होते ही हर रुपये का आना-जाना यहाँ दिखेगा।',
      not_loaded: 'बैलेंस लोड करने में गड़बड़ी हुई।',
      after: '%{balance} बाकी',
      count: '1 संदेश |||| %{count} संदेश',
      by: 'किसने: %{name}',
      kind: {
        added: 'जमा',
        reserved: 'भेजने के लिए अलग रखा',
        charged: 'पहुँचा, अलग रखे पैसे से चुकता',
        released: 'वापस मिला: नहीं गया या पैसे नहीं लगे',
      },
      removed: 'हटाया हुआ संदेश',
      pages: 'बैलेंस के पेज',
    },
    setup: {
      open: 'WhatsApp',
      title: '%{name} का WhatsApp',
      account: 'नंबर और दाम',
      account_help: 'दोनों ID WhatsApp Manager में API setup के नीचे मिलती हैं। दाम एक संदेश के हैं, रुपये में।',
      credit: 'जमा',
      balance: 'संदेशों के लिए %{balance} बाकी।',
      no_number: 'अभी नंबर नहीं है: इस दुकान से संदेश नहीं जा सकते।',
      newest: 'अब तक जमा',
    },
  },
  'resources.shops.help.addChatCredit.amount': 'गलती से जमा हुआ वापस लेना हो तो रकम शून्य से कम लिखें।',
};
