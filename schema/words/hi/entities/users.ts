import type { users } from '../../../entities/users.ts';
import type { Words } from '../../schemaWords.ts';
import { roles } from '../choices.ts';

const shuttingOut = {
  title: '%{name} का साइन इन बंद करें?',
  text: 'इस व्यक्ति का हर जगह तुरंत साइन आउट होगा, और फिर चालू करने तक साइन इन बंद रहेगा।',
  done: '%{name} का साइन आउट हो गया और साइन इन बंद है',
};
const lettingIn = '%{name} का साइन इन फिर चालू है';

export const usersWords = {
  one: 'व्यक्ति',
  many: 'स्टाफ़',
  fields: {
    name: 'नाम',
    email: 'ईमेल',
    mobileNo: 'मोबाइल नंबर',
    role: 'रोल',
    permissions: 'अनुमतियाँ',
    discountLimit: 'कितनी छूट दे सकते हैं (%)',
    isActive: 'साइन इन चालू',
    isInvited: 'इनवाइट',
  },
  values: { role: roles },
  inputs: { grant: { permissions: 'अनुमतियाँ' } },
  buttons: {
    invite: { label: 'इनवाइट फिर भेजें', done: 'इनवाइट %{email} पर जा रहा है' },
    shutOut: { label: 'साइन इन बंद करें', ...shuttingOut },
    letIn: { label: 'साइन इन चालू करें', done: lettingIn },
    leave: {
      label: 'दुकान से निकालें',
      title: '%{name} को इस दुकान से निकालें?',
      text: 'इस दुकान में आना तुरंत बंद हो जाएगा। अकाउंट बना रहेगा, और यहाँ जो काम हुआ वह भी।',
      done: '%{name} अब इस दुकान में नहीं हैं',
    },
    disable: { label: 'बंद करें', ...shuttingOut },
    enable: { label: 'चालू करें', done: lettingIn },
  },
} satisfies Words<typeof users>;
