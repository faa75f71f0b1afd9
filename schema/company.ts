import type { StateCode } from './rules/states.ts';

/**
 * Who runs this site: what the legal pages, letters and orders say of the company. Names that are reserved for examples
 * stand where its own belong; they are replaced here, and nowhere else, before the site goes public.
 */
export const company = {
  name: 'TolaShop',
  legalName: 'TolaShop Software',
  address: ['TolaShop Software', 'Mumbai, Maharashtra', 'India'],
  city: 'Mumbai',
  /** Where it is registered for GST: sales within this state carry CGST and SGST. */
  stateCode: '27',
  email: 'hello@tolashop.example',
  /** With spaces, as it is read. */
  phone: '+91 00000 00000',
  privacyEmail: 'privacy@tolashop.example',
  grievanceOfficer: 'The Grievance Officer',
  /** The same where Hindi is written; e-mail addresses and the legal name stay as they are. */
  inHindi: {
    address: ['TolaShop Software', 'मुंबई, महाराष्ट्र', 'भारत'],
    city: 'मुंबई',
    grievanceOfficer: 'शिकायत अधिकारी',
  },
  /** When the legal pages were last changed, `YYYY-MM-DD`. */
  termsFrom: '2026-11-20',
} as const satisfies { stateCode: StateCode } & Record<string, unknown>;
