import { can } from '../permissions.ts';
import { chatAccountFields, chatCreditFields } from './chatAccount.ts';

/** A shop's number at WhatsApp and what it may spend, which the platform looks after. */
export const chatAccountActions = {
  chatAccount: {
    method: 'GET',
    path: 'whatsapp/account',
    at: 'system/shops/:shopId/whatsapp/account',
    permission: can.SystemAll,
    summary: "The shop's number at WhatsApp and what a message costs; null without one",
  },
  setChatAccount: {
    method: 'PUT',
    path: 'whatsapp/account',
    at: 'system/shops/:shopId/whatsapp/account',
    permission: can.SystemAll,
    summary: 'Give the shop its number at WhatsApp, or another one, and say what a message costs',
    input: chatAccountFields(),
  },
  chatCredits: {
    method: 'GET',
    path: 'whatsapp/credits',
    at: 'system/shops/:shopId/whatsapp/credits',
    permission: can.SystemAll,
    summary: 'The newest 100 additions to what the shop has for messages: how much, why and by whom',
  },
  addChatCredit: {
    method: 'POST',
    path: 'whatsapp/credits',
    at: 'system/shops/:shopId/whatsapp/credits',
    permission: can.SystemAll,
    summary: 'Add to what the shop has for messages, or take back what was added by mistake',
    input: chatCreditFields(),
  },
} as const;
