import type { recipients } from '../../../entities/recipients.ts';
import type { Words } from '../../schemaWords.ts';
import { billings, recipientStates } from '../choices.ts';

export const recipientsWords = {
  one: 'पाने वाला',
  many: 'पाने वाले',
  fields: {
    messageId: 'संदेश',
    contactId: 'संपर्क',
    name: 'नाम',
    number: 'मोबाइल नंबर',
    variables: 'वेरिएबल',
    state: 'स्थिति',
    reason: 'वजह',
    providerId: 'WhatsApp की ID',
    attempts: 'कितनी बार कोशिश हुई',
    nextAt: 'इससे पहले नहीं',
    startedAt: 'कब भेजा',
    price: 'दाम',
    billed: 'पैसे का हिसाब',
  },
  values: {
    state: recipientStates,
    billed: billings,
    'settle.state': { sent: 'पहुँच गया', failed: 'नहीं पहुँचा' },
  },
  inputs: { settle: { state: 'क्या हुआ' } },
  buttons: {
    settle: {
      label: 'बताएँ कि क्या हुआ',
      title: 'क्या %{name} तक पहुँचा?',
      text: 'पूछ लें, या चैट देखें। यह अपने आप कभी फिर नहीं जाता। नहीं पहुँचा हो, तो पैसे वापस मिलते हैं और आप फिर भेज सकते हैं।',
      done: 'लिख लिया',
    },
  },
} satisfies Words<typeof recipients>;
