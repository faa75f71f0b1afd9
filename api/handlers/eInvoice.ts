import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { exportReport } from '../../schema/kit/backgroundTask.ts';
import { recordId } from '../crud/read.ts';
import { replying } from '../handler.ts';
import { beginEInvoice } from '../returns/eInvoice.ts';

/** Of bills, credit notes and debit notes. */
export const eInvoiceHandler = (entity: AnyEntity) => ({
  eInvoice: replying(
    exportReport,
    async context => beginEInvoice(context, { entity: entity.name, document: recordId(entity, context) }),
    { status: 202, once: true },
  ),
});
