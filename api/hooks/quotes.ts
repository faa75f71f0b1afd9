import { quotes } from '../../schema/entities/quotes.ts';
import { approvalGuard } from '../sales/approvalGuard.ts';
import { judgeSale } from '../sales/concessions.ts';
import { supplyGuard } from '../sales/supplyGuard.ts';
import { taxGuard } from '../sales/taxGuard.ts';
import type { Hooks } from './hooks.ts';

/** What is given out is a promise. */
export const quoteHooks: Hooks = {
  transit: (name, documents, scene) =>
    name === 'give'
      ? {
          before: [
            ...approvalGuard(judgeSale, documents, scene),
            supplyGuard(
              quotes,
              documents.map(({ id }) => id),
              scene.shop,
            ),
            ...taxGuard(documents, scene, { isInvoice: false }),
          ],
        }
      : {},
};
