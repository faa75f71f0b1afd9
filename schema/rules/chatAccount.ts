import { digits, integer, longText, money } from '../kit/kinds.ts';

/** As WhatsApp's business manager shows it. */
const chatId = (label: string) =>
  digits(5, 20, 'Digits only, 5 to 20').label(label).required('Copy it from the business manager of WhatsApp');
const price = (label: string) => money().label(label).min(0).max(100).required('Enter a price');
const mostCredit = 1_000_000;

/** A shop's number at WhatsApp, and what a message costs it, in rupees. */
export const chatAccountFields = () => ({
  phoneNumberId: chatId('Phone number ID'),
  businessAccountId: chatId('Business account ID'),
  marketingPrice: price('Marketing message'),
  utilityPrice: price('Utility message'),
  authenticationPrice: price('Authentication message'),
  perSecond: integer().label('Messages a second').min(1).max(1_000).required().default(75),
});

/** What is added to what a shop has for messages, or taken back of it. */
export const chatCreditFields = () => ({
  amount: money().label('Amount').min(-mostCredit).max(mostCredit).required('Enter an amount'),
  note: longText().label('Note').required('Say what it is for').min(3).max(250),
});
