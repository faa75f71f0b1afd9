/** @jsxImportSource preact */
import { company } from '../../../schema/company.ts';
import { apps } from '../../../schema/plans.ts';
import type { Subject } from '../../i18n/site/legal/legalDocument.ts';
import { privacyOf } from '../../i18n/site/legal/privacyEn.ts';
import { refundOf } from '../../i18n/site/legal/refundEn.ts';
import { termsOf } from '../../i18n/site/legal/termsEn.ts';
import { Legal } from './Legal.tsx';

const whole: Subject = { name: company.name, app: null };
const invoice: Subject = { name: apps.tsinvoice.name, app: 'tsinvoice' };
const messenger: Subject = { name: apps.tsmessenger.name, app: 'tsmessenger' };

export const Terms = () => <Legal {...termsOf(whole)} />;
export const Privacy = () => <Legal {...privacyOf(whole)} />;
export const InvoicePolicy = () => <Legal {...privacyOf(invoice)} />;
export const InvoiceTerms = () => <Legal {...termsOf(invoice)} />;
export const InvoiceRefund = () => <Legal {...refundOf(invoice)} />;
export const MessengerPolicy = () => <Legal {...privacyOf(messenger)} />;
export const MessengerTerms = () => <Legal {...termsOf(messenger)} />;
export const MessengerRefund = () => <Legal {...refundOf(messenger)} />;
