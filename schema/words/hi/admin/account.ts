import type { accountWords as English } from '../../en/admin/account.ts';
import type { Translated } from '../../translated.ts';

export const accountWords: Translated<typeof English> = {
  account: {
    title: 'मेरा अकाउंट',
    details: {
      title: 'मेरी जानकारी',
      name: 'नाम',
      email: 'ईमेल',
      mobileNo: 'मोबाइल नंबर',
      add_number: 'अपना नंबर जोड़ें',
      change_number: 'अपना नंबर बदलें',
      save_number: 'नंबर सहेजें',
      number_done: 'आपका नंबर सहेज लिया',
    },
    language: {
      title: 'भाषा',
      label: 'भाषा',
      help: 'इन पेजों की, और आपके ईमेल और सूचनाओं की भी।',
    },
    password: {
      title: 'पासवर्ड बदलें',
      help: 'बाकी हर जगह साइन आउट हो जाएगा। अब तक सिर्फ़ Google से साइन इन किया है? तो पहला पासवर्ड साइन इन पेज पर “पासवर्ड याद नहीं?” से चुनें।',
      present: 'अभी का पासवर्ड',
      next: 'नया पासवर्ड',
      submit: 'पासवर्ड बदलें',
      done: 'पासवर्ड बदल गया। बाकी सारे सेशन खत्म हो गए।',
      show: 'पासवर्ड दिखाएँ',
    },
    sessions: {
      title: 'कहाँ-कहाँ साइन इन है',
      help: 'इनमें से कोई आपका नहीं है? उसे खत्म करें, और पासवर्ड बदलें।',
      this: 'यही डिवाइस',
      since: '%{at} से',
      unknown: 'अनजान डिवाइस',
      on: '%{system} पर %{browser}',
      end: 'खत्म करें',
      end_named: '%{device} का सेशन खत्म करें',
      ended: 'वह सेशन खत्म हो गया',
      end_others: 'बाकी सब खत्म करें',
      ended_others: 'बाकी सारे सेशन खत्म हो गए',
      failed: 'आपके सेशन लोड करने में गड़बड़ी हुई।',
    },
  },
};
