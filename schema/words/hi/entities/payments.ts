import type { payments } from '../../../entities/payments.ts';
import type { Words } from '../../schemaWords.ts';

const failReason = 'क्यों नहीं हुआ';

export const paymentsWords = {
  one: 'भुगतान',
  many: 'भुगतान',
  fields: {
    number: 'नंबर',
    orderId: 'ऑर्डर',
    way: 'किससे आया',
    state: 'स्थिति',
    amount: 'राशि',
    refunded: 'लौटाया गया',
    method: 'तरीका',
    paidAt: 'कब आया',
    reference: 'UPI रेफ़रेंस',
    providerOrder: 'पेमेंट कंपनी का ऑर्डर',
    providerPayment: 'पेमेंट कंपनी का भुगतान',
    failReason,
    refunds: 'वापसियाँ',
  },
  values: {
    way: { razorpay: 'Razorpay', upi: 'UPI' },
    state: { created: 'शुरू हुआ', paid: 'चुकता', failed: 'नहीं हुआ', refunded: 'लौटाया गया' },
  },
  inputs: { refuse: { failReason }, refund: { amount: 'राशि', reason: 'कारण' } },
  transitions: {
    settle: 'चुकता करें',
    fail: 'नहीं हुआ',
    giveBack: 'लौटाएँ',
    refuse: 'पैसा नहीं आया',
  },
  buttons: {
    confirm: {
      label: 'पैसा आया',
      text: 'पहले बैंक खाते में देखें: %{amount}, रेफ़रेंस %{reference}। इसके बाद ऑर्डर चुकता माना जाएगा।',
      done: 'चुकता',
    },
    refund: {
      label: 'लौटाएँ',
      text: 'Razorpay पैसा उसी रास्ते लौटाता है जिससे आया। UPI से आया पैसा आप खुद लौटाते हैं, और यहाँ लिखते हैं कि लौट गया।',
      done: 'दर्ज हुआ',
    },
  },
} satisfies Words<typeof payments>;
