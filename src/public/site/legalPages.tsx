/** @jsxImportSource preact */
import { company } from '../../../schema/company.ts';
import { apps } from '../../../schema/rules/plans.ts';
import type { Subject } from '../../../schema/words/legalDocument.ts';
import { siteWords } from './siteWords.ts';
import { Legal } from './Legal.tsx';

const whole: Subject = { name: company.name, app: null };
const invoice: Subject = { name: apps.tsinvoice.name, app: 'tsinvoice' };
const messenger: Subject = { name: apps.tsmessenger.name, app: 'tsmessenger' };

export const Terms = () => <Legal {...siteWords().termsOf(whole)} />;
export const Privacy = () => <Legal {...siteWords().privacyOf(whole)} />;
export const InvoicePolicy = () => <Legal {...siteWords().privacyOf(invoice)} />;
export const InvoiceTerms = () => <Legal {...siteWords().termsOf(invoice)} />;
export const InvoiceRefund = () => <Legal {...siteWords().refundOf(invoice)} />;
export const MessengerPolicy = () => <Legal {...siteWords().privacyOf(messenger)} />;
export const MessengerTerms = () => <Legal {...siteWords().termsOf(messenger)} />;
export const MessengerRefund = () => <Legal {...siteWords().refundOf(messenger)} />;
