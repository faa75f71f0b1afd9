import { approvalGuard } from '../sales/approvalGuard.ts';
import { judgeSale } from '../sales/concessions.ts';
import { taxGuard } from '../sales/taxGuard.ts';
import type { Hooks } from './hooks.ts';

/** What is given out is a promise. */
export const quoteHooks: Hooks = {
  transit: (name, documents, scene) =>
    name === 'give'
      ? { before: [...approvalGuard(judgeSale, documents, scene), ...taxGuard(documents, scene, { isInvoice: false })] }
      : {},
};
