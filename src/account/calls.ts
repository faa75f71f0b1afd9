import type { Language } from '../../schema/words/languages.ts';
import { get, post, put, remove } from '../dataProvider/calls.ts';

export type SignedIn = {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  current: boolean;
};

export const chooseLanguage = (language: Language) => put('account/language', { language });
export const setOwnNumber = (values: Record<string, unknown>) => put<{ mobileNo: string }>('account/mobile', values);
export const setOwnEmail = (values: Record<string, unknown>) => put<{ email: string }>('account/email', values);
export const sendProof = () => post('account/proof_letter');
export const setApprovalPin = (values: Record<string, unknown>) => put('account/approval_pin', values);
export const mySessions = (signal?: AbortSignal) => get<SignedIn[]>('account/sessions', { signal });
export const endSession = (id: string) => remove(`account/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = () => remove('account/sessions');
export const myData = () => get<unknown>('account/data');
export const eraseAccount = (values: Record<string, unknown>) => post('account/erase', values);
export const changePassword = (values: Record<string, unknown>) => post('account/changepwd', values);
