import { get, put } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';

/** A shop's number at WhatsApp, what a message costs there, and what it has left for messages; in rupees. */
export type ChatAccount = {
  phoneNumberId: string;
  businessAccountId: string;
  marketingPrice: number;
  utilityPrice: number;
  authenticationPrice: number;
  perSecond: number;
  balance: number;
};

export type Credit = { id: string; amount: number; note: string | null; userName: string | null; at: string };

/** A line of the shop's account book. `effect`: on the balance. */
export type LedgerLine = {
  id: string;
  kind: 'added' | 'reserved' | 'charged' | 'released';
  at: string;
  messages: number;
  amount: number;
  effect: number;
  balance: number;
  note: string | null;
  userName: string | null;
  messageId: string | null;
  messageName: string | null;
};
export type LedgerPage = { items: LedgerLine[]; totalCount: number };

type Abortable = { signal?: AbortSignal };

const at = (shopId: string) => `system/shops/${encodeURIComponent(shopId)}/whatsapp`;

export const getAccount = (shopId: string, options: Abortable) =>
  get<ChatAccount | null>(`${at(shopId)}/account`, options);
export const getCredits = (shopId: string, options: Abortable) => get<Credit[]>(`${at(shopId)}/credits`, options);

export const getLedger = (page: number, pageSize: number, options: Abortable) =>
  get<LedgerPage>(shopPath(`whatsapp/ledger?pageNumber=${page}&pageSize=${pageSize}`), options);

export type TemplateKey = { name: string; language: string };
/** How a shop tells its people by WhatsApp. `unpaid`: notices that were not sent, because the balance did not suffice. */
export type NoticeSettings = {
  chosen: TemplateKey | null;
  templates: (TemplateKey & { body: string; price: number })[];
  hasNumber: boolean;
  isPayable: boolean;
  unpaid: number;
};

/** What a shop chooses a template for. */
export type TemplatePurpose = 'notices' | 'reminders';

const noticesOf = (shopId: string, of: TemplatePurpose) => `shops/${encodeURIComponent(shopId)}/whatsapp/${of}`;

export const getNoticeTemplates = (shopId: string, of: TemplatePurpose, options: Abortable) =>
  get<NoticeSettings>(noticesOf(shopId, of), options);
export const setNoticeTemplate = (shopId: string, of: TemplatePurpose, template: TemplateKey | null) =>
  put(noticesOf(shopId, of), { templateName: template?.name ?? null, templateLanguage: template?.language ?? null });
