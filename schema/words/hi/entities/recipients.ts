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
  values: { state: recipientStates, billed: billings },
  inputs: { settle: { state: 'स्थिति' } },
} satisfies Words<typeof recipients>;
